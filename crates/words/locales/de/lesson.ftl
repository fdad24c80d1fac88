### Teach me: the first game, step by step.

## Around the steps

lesson-at = Schritt { $at } von { $of }
lesson-next = Weiter
lesson-back = Zurück
lesson-not-quite = Erlaubt, aber nicht gefragt. Versuch es noch einmal.
lesson-elsewhere = Dort nicht. Versuch es noch einmal.
lesson-play = Spiel dein erstes Spiel
lesson-over = Das ist das ganze Spiel. Nun spiel eines: Der Tutor sagt, was er täte.
lesson-points = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
}

## The fifteen steps, and what is said once each is done

lesson-setup = Jede Seite hat fünfzehn Steine und beginnt so. Einer von deinen fehlt: Auf Punkt { $point } gehören fünf. Tippe ihn an.
lesson-setup-done = Nun stehen alle richtig.
lesson-direction = Deine hellen Steine ziehen von Punkt { $from } herum bis in dein Heimfeld, Punkt { $high } bis { $low }. Die dunklen kommen dir entgegen. Tippe einen Punkt deines Heimfelds an.
lesson-direction-done = Dorthin willst du.
lesson-opening-one = Wer beginnt? Jeder wirft einen Würfel. Der höhere beginnt und spielt beide Zahlen. Wirf.
lesson-opening-two = Wer beginnt? Beide werfen zwei Würfel. Die höhere Summe beginnt, mit einem neuen Wurf. Wirf.
lesson-opening-done = Deiner ist höher: Du beginnst. Bei Gleichstand würde neu geworfen.
lesson-move = Zieh mit jeder Zahl einen Stein, oder mit beiden denselben. Ein Punkt mit zwei oder mehr dunklen Steinen ist geschlossen. Spiel 4 und 2, dann „{ do-done }“.
lesson-move-done = Das war ein ganzer Zug.
lesson-point = Zwei deiner Steine zusammen sind sicher und halten die dunklen von dem Punkt fern. Spiel 3 und 1 so, dass zwei auf Punkt { $point } stehen.
lesson-point-done = Du hast einen Punkt gemacht. Je mehr nebeneinander, desto schwerer kommt man vorbei.
lesson-blocked = Ein Stein darf beide Zahlen ziehen, muss aber dazwischen stehen können. Von { $from } führt die 5 zuerst auf { $closed }, und der ist geschlossen. Bring einen mit 6 und 5 auf { $to }.
lesson-blocked-done = Die 6 zuerst war der Weg.
lesson-hit = Ein einzelner Stein kann geschlagen werden: Wer darauf zieht, schickt ihn an den Anfang. Schlag den dunklen auf Punkt { $point }.
lesson-hit-done = Geschlagen! Er hat seinen ganzen Weg verloren.
lesson-enter = { $waits ->
    [aside] Dein Stein wurde geschlagen und wartet neben dem Brett.
   *[bar] Dein Stein wurde geschlagen und wartet auf der Bar.
} Er muss zuerst herein, auf der anderen Seite, mit einer gewürfelten Zahl. Spiel 5 und 3.
lesson-enter-done = Wieder drin.
lesson-shut = Hier führen beide Zahlen auf geschlossene Punkte. Nichts ist möglich, und die andere Seite ist dran: „{ do-done }“.
lesson-shut-done = Das passiert jedem.
lesson-doubles = Bei einem Pasch zieht man viermal. Spiel viermal die 3, mit beliebigen Steinen.
lesson-doubles-done = Vier Züge auf einmal.
lesson-home = Am Ende verlassen die Steine das Brett, aber erst, wenn alle daheim sind. Einer ist noch draußen: Bring ihn mit 4 oder 2 heim.
lesson-home-done = Alle daheim.
lesson-off = Nun trägt eine 6 einen Stein vom sechsten Punkt deines Heimfelds ab, eine 3 vom dritten. Tippe einen Stein an. Spiel 6 und 3.
lesson-off-done = Zwei weg, noch dreizehn.
lesson-larger = Eine Zahl, die größer ist als jeder besetzte Punkt, { $rule ->
    [below] darf jeden Stein auf einem niedrigeren Punkt abtragen.
    [carried] darf jeden Stein abtragen, den sie über den Rand führt.
   *[farthest] trägt den hintersten Stein ab.
} Spiel 6 und 5.
lesson-larger-done = Nichts vom Wurf ging verloren.
lesson-win = Wer zuerst alle fünfzehn abgetragen hat, gewinnt. Trag deine letzten zwei ab. Schwarz hat noch keinen abgetragen: Das ist ein Gammon und zählt doppelt.
lesson-win-done = Du hast ein Gammon gewonnen.
lesson-cube = Der Dopplerwürfel verdoppelt den Einsatz. Vor deinem Wurf darfst du ihn anbieten: Die andere Seite nimmt an und besitzt ihn dann, oder lehnt ab und verliert den bisherigen Einsatz. Du liegst weit vorn: Dopple.
lesson-cube-done = Hier sollte Schwarz ablehnen: Du gewinnst einen Punkt.
lesson-count = Du hast gewonnen, und ein dunkler Stein steht noch in deinem Heimfeld: ein Backgammon. Was zählt es?
lesson-count-done = Drei Punkte: Mehr kann ein Spiel hier nicht zählen.
