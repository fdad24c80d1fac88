### Was geschehen ist: für das Protokoll und für Vorleseprogramme.

side-white = Weiß
side-black = Schwarz

event-game-started = { $number ->
   *[other] Spiel { $number } beginnt.
}
event-game-started-crawford = { $number ->
   *[other] Spiel { $number } beginnt. Es ist das Crawford-Spiel: ohne Dopplerwürfel.
}
event-opening-thrown = { $name } wirft { $dice } um den Anfang.
event-opening-tied = Gleichstand: Beide werfen noch einmal.
event-automatically-doubled = Der Gleichstand dreht den Dopplerwürfel auf { $value }.
event-starts = { $name } beginnt mit { $dice }.
event-starts-afresh = { $name } beginnt und wirft beide Würfel.
event-rolled = { $name } würfelt { $dice }.
event-rolled-unplayable = { $name } würfelt { $dice } und kann nicht ziehen.
event-played = { $name } zieht { $play } mit { $dice }.
event-danced = { $name } kann { $dice } nicht ziehen.
event-hit = { $count ->
    [one] Ein Stein wird geschlagen.
   *[other] { $count } Steine werden geschlagen.
}
event-doubled = { $name } doppelt auf { $value }.
event-doubled-dead = { $name } doppelt auf { $value }, obwohl es in diesem Match nichts mehr ändern kann.
event-redoubled-at-once = { $name } nimmt an und doppelt sofort zurück auf { $value }.
event-beavered = { $name } nimmt mit einem Biber an: Der Dopplerwürfel geht auf { $value }.
event-raccooned = { $name } antwortet mit einem Waschbären: Der Dopplerwürfel geht auf { $value }.
event-taken = { $name } nimmt an. Der Dopplerwürfel zeigt { $value }.
event-dropped = { $name } lehnt ab.
event-resign-offered = { $level ->
    [1] { $name } bietet an, ein einfaches Spiel aufzugeben.
    [2] { $name } bietet an, ein Gammon aufzugeben.
   *[3] { $name } bietet an, ein Backgammon aufzugeben.
}
event-resign-declined = { $name } lehnt ab; das Spiel geht weiter.
event-resigned = { $level ->
    [1] { $name } gibt ein einfaches Spiel auf.
    [2] { $name } gibt ein Gammon auf.
   *[3] { $name } gibt ein Backgammon auf.
}
event-throw-void = { $name } muss noch einmal würfeln. { $why }
event-wrongly-played = { $name } zieht { $play } mit { $dice }, und das ist falsch. { $why }
event-correction-demanded = { $name } verlangt die Berichtigung: { $dice } wird noch einmal gezogen.
event-wrong-play-stands = Niemand hat rechtzeitig widersprochen: Der falsche Zug gilt.
event-dice-lifted = { $name } nimmt die Würfel auf.
event-game-over = { $level ->
    [1] { $points ->
        [one] { $name } gewinnt ein einfaches Spiel: ein Punkt.
       *[other] { $name } gewinnt ein einfaches Spiel: { $points } Punkte.
    }
    [2] { $points ->
        [one] { $name } gewinnt ein Gammon: ein Punkt.
       *[other] { $name } gewinnt ein Gammon: { $points } Punkte.
    }
   *[3] { $points ->
        [one] { $name } gewinnt ein Backgammon: ein Punkt.
       *[other] { $name } gewinnt ein Backgammon: { $points } Punkte.
    }
}
event-session-won = { $name } gewinnt insgesamt.
event-session-drawn = Insgesamt unentschieden.
