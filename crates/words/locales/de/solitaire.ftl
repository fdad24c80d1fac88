### Solitär: das Heft mit seinen fünf Aufgaben und den ehrlichen Antworten.

## Das Heft

solitaire-title = Solitär
solitaire-aim-title = Das Ziel
solitaire-aim = Ein Spieler, 37 Felder, 36 Spielfiguren. Figur um Figur kommt vom Brett, bis nur noch die Figuren des Schlussbilds übrig sind, meist eine einzige.
solitaire-set-up-title = Aufstellung
solitaire-set-up = In der Schachtel liegen ein Spielbrett, 36 schwarze magnetische Spielfiguren und die Spielregeln. Die Felder liegen in Reihen zu 3, 5, 7, 7, 7, 5 und 3 und sind Reihe für Reihe von 1 bis 37 nummeriert; die Mitte ist 19. In der ersten Aufgabe steht auf jedem Feld außer dem mittleren eine Spielfigur. Die anderen beginnen, wie ihr Anfangsbild zeigt.
solitaire-jump-title = Springen
solitaire-jump = Eine Spielfigur springt über eine benachbarte, waagerecht oder senkrecht und nie schräg, auf das leere Feld unmittelbar dahinter. Die übersprungene Figur kommt vom Brett. Der Sprung von 17 nach 19 zum Beispiel nimmt die Figur auf 18.
solitaire-move = Springt dieselbe Spielfigur weiter, zählt das als ein einziger Zug, wie viele Sprünge es auch sind. Jeder Sprung nimmt genau eine Spielfigur, also steht die Zahl der Sprünge durch die Bilder fest; das Können zeigt sich in der Zahl der Züge.
solitaire-puzzles-title = Fünf Aufgaben und die Wahrheit über sie
solitaire-puzzles = Das Heft fragt, ob du sie lösen kannst. Die ehrliche Antwort ist von Aufgabe zu Aufgabe verschieden, und bei einer lautet sie: Niemand kann es.
solitaire-start = Anfang
solitaire-end = Schluss
solitaire-holes = Felder

puzzle-a = Solitär
puzzle-b = Das Kreuz
puzzle-c = Der Redner und seine Zuhörer
puzzle-d = Die Apostel
puzzle-e = Der Pirat
puzzle-a-task = Vom vollen Brett mit leerer Mitte zu einer Spielfigur in der Mitte.
puzzle-b-task = Von einem Kreuz aus neun Spielfiguren zu einer Spielfigur in der Mitte.
puzzle-c-task = Vom vollen Brett mit leerer Mitte zu einem Kranz von Zuhörern am Rand und dem Redner in der Mitte.
puzzle-d-task = Vom vollen Brett mit leerer Mitte zu zwölf Aposteln am Rand und einer Spielfigur in der Mitte.
puzzle-e-task = Vom vollen Brett, auf dem nur das erste Feld leer ist, zu einer Spielfigur auf dem letzten.
puzzle-a-truth = Es geht nicht; das lässt sich beweisen, indem man die Felder färbt. Erreichen lassen sich im besten Fall zwei Spielfiguren.
puzzle-b-truth = Es geht in sechs Zügen und nicht in weniger.
puzzle-c-truth = Es geht in elf Zügen und nicht in weniger.
puzzle-d-truth = Es geht in fünfzehn Zügen und nicht in weniger.
puzzle-e-truth = Es geht. Wie wenige Züge genügen, ist hier nicht bekannt.
puzzle-c-reading = Das Schlussbild im gedruckten Heft ist beschädigt; dies ist die symmetrische Lesart.
puzzle-e-reading = Die erste Reihe des Anfangsbilds fehlt im gedruckten Heft. Von allen Lesarten verwendet nur diese die 36 Spielfiguren der Schachtel und kann auf dem letzten Feld enden.

## Der Beweis mit Farben

proof-colours = Färbe die Felder entlang der Schrägen mit drei Farben. Die drei Felder eines Sprungs haben dann immer drei verschiedene Farben: Zwei von ihnen verlieren eine Spielfigur, eine gewinnt eine. Mit jedem Sprung wird also die Zahl der Spielfiguren auf jeder Farbe aus gerade ungerade oder aus ungerade gerade.
proof-jumps = { $jumps ->
    [one] Vom Anfang bis zum Schluss wäre es ein Sprung.
   *[other] Vom Anfang bis zum Schluss wären es { $jumps } Sprünge.
}
proof-rising = Entlang der steigenden Schrägen:
proof-falling = Entlang der fallenden Schrägen:
proof-colour = Farbe
proof-at-start = Spielfiguren am Anfang
proof-after = nach den Sprüngen
proof-at-end = Spielfiguren am Schluss
proof-even = gerade
proof-figure = { $name }: { $holes }
proof-odd = ungerade
proof-contradiction = ein Widerspruch
proof-weights = Gib jedem Feld das hier gezeichnete Gewicht und zähle die Gewichte unter den Spielfiguren zusammen. Kein Sprung kann diese Summe erhöhen, aber am Anfang ist sie { $start } und am Schluss müsste sie { $goal } sein.
proof-exhausted = Eine vollständige Suche über { $positions ->
    [one] eine Stellung
   *[other] { $positions } Stellungen
} fand keinen Weg.
proof-same-number = Anfang und Schluss haben gleich viele Spielfiguren, sind aber verschieden, und jeder Sprung nimmt eine.

## Was das Programm sagt

solitaire-jumps-needed = { $jumps ->
    [one] Ein Sprung führt vom Anfang zum Schluss, wenn es überhaupt geht.
   *[other] { $jumps } Sprünge führen vom Anfang zum Schluss, wenn es überhaupt geht.
}
solitaire-ruled-out = Die Färbung beweist, dass es nicht geht; „pasch solitaire solve“ zeichnet den Beweis.
solitaire-not-ruled-out = Die Färbung schließt es nicht aus.
solitaire-solvable = Es geht: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
}.
solitaire-fewest-proved = Keine Lösung hat weniger Züge; das ist bewiesen.
solitaire-fewest-not-asked = Mit --minimal wird nach der kleinsten Zahl von Zügen gesucht.
solitaire-fewest-unknown = Ob weniger genügen, ist nicht bekannt ({ $bound }); { $moves ->
    [one] mindestens einer ist nötig
   *[other] mindestens { $moves } sind nötig
}.
solitaire-impossible = Das kann niemand lösen, und zwar deshalb.
solitaire-unknown = Nicht bekannt: { $bound }, bevor die Suche vollständig war.
solitaire-bound-time = die Zeit war um
solitaire-bound-interrupted = du hast sie abgebrochen
solitaire-bound-memory = der Speicher war voll
solitaire-best = { $pegs ->
    [one] Was sich stattdessen erreichen lässt: eine Spielfigur.
   *[other] Was sich stattdessen erreichen lässt: { $pegs } Spielfiguren.
}
solitaire-best-holes = Sie bleiben in: { $holes }.
solitaire-best-proved = Dass es nicht weniger sein können, ist bewiesen.
solitaire-best-unproved = Ob es weniger sein können, ist nicht bekannt.
solitaire-best-stuck = Es ist gar kein Sprung möglich.
solitaire-check-legal = Jeder Sprung ist erlaubt: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
}.
solitaire-check-solved = Diese Zugfolge löst die Aufgabe.
solitaire-check-unsolved = Diese Zugfolge endet nicht, wo sie soll: Es bleiben Spielfiguren auf { $holes }.
solitaire-reached = Erreicht
solitaire-asked = Verlangter Schluss
solitaire-done = Der Schluss ist erreicht.
solitaire-hint-begins = So beginnt diese Lösung:
solitaire-too-late = Von hier aus ist der Schluss nicht mehr zu erreichen.
solitaire-table-empty = Leer am Anfang
solitaire-table-last = Letzte Spielfigur: was die Färbung erlaubt
solitaire-table-none = keiner
solitaire-seeking-solution = Suche nach einer Lösung
solitaire-seeking-moves = Suche nach der kleinsten Zahl von Zügen
solitaire-seeking-pegs = Suche nach dem besten Schluss

## Spielen im Terminal

solitaire-play-honest = Ganz ehrlich: Dieser Schluss ist nicht zu erreichen („hint“ sagt, warum). Schau, wie wenige Spielfiguren du übrig lassen kannst.
solitaire-play-prompt = Tippe einen Zug (17-19 oder 17-19-6), undo, redo, hint, show, help oder quit.
solitaire-play-help = Ein Zug besteht aus den Feldern, die eine Spielfigur berührt: 17-19, oder 17-19-6 für zwei Sprünge. In einer Zeile können mehrere Züge stehen. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Es gibt nichts zurückzunehmen.
solitaire-play-undone = { $jump } zurückgenommen.
solitaire-play-nothing-to-redo = Es gibt nichts zu wiederholen.
solitaire-play-redone = { $jump } wiederholt.
solitaire-play-so-far = Bisher: { $line }
solitaire-play-try = { $jumps ->
    [one] Versuche { $jump }; noch ein Sprung.
   *[other] Versuche { $jump }; noch { $jumps } Sprünge.
}
solitaire-play-solved = { $moves ->
    [one] Gelöst in einem Zug:
   *[other] Gelöst in { $moves } Zügen:
}
solitaire-play-stuck = { $pegs ->
    [one] Kein Sprung mehr möglich; eine Spielfigur auf dem Brett.
   *[other] Kein Sprung mehr möglich; { $pegs } Spielfiguren auf dem Brett.
}
solitaire-play-pegs = { $pegs ->
    [one] Eine Spielfigur.
   *[other] { $pegs } Spielfiguren.
}

## Fehler

solitaire-fault-not-straight = { $jump } geht nicht entlang einer Reihe oder Spalte.
solitaire-fault-wrong-distance = { $jump } ist kein Sprung: Eine Spielfigur landet zwei Felder weiter, über genau eine Nachbarin hinweg.
solitaire-fault-no-peg = { $jump }: Auf Feld { $hole } steht keine Spielfigur.
solitaire-fault-nothing-to-take = { $jump }: Auf Feld { $hole } steht keine Spielfigur zum Überspringen.
solitaire-fault-occupied = { $jump }: Feld { $hole } ist nicht leer.
solitaire-fault-too-short = Ein Zug nennt mindestens zwei Felder, wie in 17-19.
solitaire-fault-not-a-number = „{ $text }“ ist kein Feld: Die Felder sind die Zahlen 1 bis 37.
solitaire-fault-no-such-hole = Ein Feld { $text } gibt es nicht: Die Felder sind 1 bis 37.
solitaire-fault-in-move = Zug { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Eine Aufgabe „{ $text }“ gibt es nicht: Die Aufgaben sind A, B, C, D und E.
solitaire-fault-empty-list = Die Liste nennt kein Feld.
solitaire-fault-in-list = Eintrag { $item }: { $why }
solitaire-fault-twice = Feld { $hole } ist zweimal genannt.
solitaire-fault-goal-too-full = Der Schluss hat mehr Spielfiguren ({ $goal }) als der Anfang ({ $start }); Sprünge nehmen nur welche weg.
solitaire-fault-no-problem = Nenne eine Aufgabe (A, B, C, D oder E) oder gib --start und --end an.
solitaire-fault-two-problems = Gib entweder eine Aufgabe oder --start und --end an, nicht beides.
solitaire-fault-no-moves = Keine Züge zu prüfen: Schreibe sie hinter die Aufgabe, wie in B "20-22 18-20".
