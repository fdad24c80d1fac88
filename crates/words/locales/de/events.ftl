### Was geschehen ist: für das Protokoll und für Vorleseprogramme. Im Browser kann $name das Wort von player-you sein; dann
### braucht das Verb seine eigene Form.

side-white = Weiß
side-black = Schwarz

event-game-started = { $number ->
   *[other] Spiel { $number } beginnt.
}
event-game-started-crawford = { $number ->
   *[other] Spiel { $number } beginnt. Es ist das Crawford-Spiel: ohne Dopplerwürfel.
}
event-opening-thrown = { $name ->
    [Du] Du würfelst
   *[other] { $name } würfelt
} { $dice } beim Eröffnungswurf.
event-opening-tied = Gleichstand: Beide werfen noch einmal.
event-automatically-doubled = Der Dopplerwürfel dreht sich von selbst auf { $value }.
event-starts = { $name } beginnt mit { $dice }.
event-starts-afresh = { $name } beginnt und wirft beide Würfel.
event-rolled = { $name ->
    [Du] Du würfelst
   *[other] { $name } würfelt
} { $dice }.
event-rolled-unplayable = { $name ->
    [Du] Du würfelst { $dice } und kannst nicht ziehen.
   *[other] { $name } würfelt { $dice } und kann nicht ziehen.
}
event-played = { $name ->
    [Du] Du ziehst
   *[other] { $name } zieht
} { $play } mit { $dice }.
event-danced = { $name ->
    [Du] Du kannst
   *[other] { $name } kann
} { $dice } nicht ziehen.
event-hit = { $count ->
    [one] Ein Stein wird geschlagen.
   *[other] { $count } Steine werden geschlagen.
}
event-doubled = { $name ->
    [Du] Du doppelst
   *[other] { $name } doppelt
} auf { $value }.
event-doubled-dead = { $name } doppelt auf { $value }, obwohl es in diesem Match nichts mehr ändern kann.
event-redoubled-at-once = { $name ->
    [Du] Du nimmst an und doppelst sofort zurück auf { $value }.
   *[other] { $name } nimmt an und doppelt sofort zurück auf { $value }.
}
event-beavered = { $name ->
    [Du] Du nimmst
   *[other] { $name } nimmt
} mit einem Beaver an: Der Dopplerwürfel geht auf { $value }.
event-raccooned = { $name ->
    [Du] Du antwortest
   *[other] { $name } antwortet
} mit einem Raccoon: Der Dopplerwürfel geht auf { $value }.
event-taken = { $name ->
    [Du] Du nimmst
   *[other] { $name } nimmt
} an. Der Dopplerwürfel zeigt { $value }.
event-dropped = { $name ->
    [Du] Du lehnst
   *[other] { $name } lehnt
} ab.
event-resign-offered = { $name ->
    [Du] Du bietest
   *[other] { $name } bietet
} an, { $stake ->
    [1] ein einfaches Spiel
    [2] ein Gammon
   *[3] ein Backgammon
} aufzugeben.
event-resign-declined = { $name ->
    [Du] Du lehnst
   *[other] { $name } lehnt
} ab; das Spiel geht weiter.
event-resigned = { $name ->
    [Du] Du gibst
   *[other] { $name } gibt
} { $stake ->
    [1] ein einfaches Spiel
    [2] ein Gammon
   *[3] ein Backgammon
} auf.
event-flag-fell = { $name ->
    [Du] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
event-claimed = { $name ->
    [Du] Du beanspruchst
   *[other] { $name } beansprucht
} den Sieg: Die Gegenseite blieb zu lange weg.
event-throw-void = { $name } muss noch einmal würfeln. { $why }
event-wrongly-played = { $name } zieht { $play } mit { $dice }, und das ist falsch. { $why }
event-correction-demanded = { $name } verlangt die Berichtigung: { $dice } wird noch einmal gezogen.
event-wrong-play-stands = Niemand hat rechtzeitig widersprochen: Der falsche Zug gilt.
event-dice-lifted = { $name ->
    [Du] Du beendest deinen
   *[other] { $name } beendet den
} Zug.
event-game-over = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} { $stake ->
    [1] ein einfaches Spiel
    [2] ein Gammon
   *[3] ein Backgammon
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-session-won = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} insgesamt.
event-session-drawn = Insgesamt unentschieden.
