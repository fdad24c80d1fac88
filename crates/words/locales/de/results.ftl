### Was die Befehle antworten: Bretter, Züge, Bewertungen, Berichte.

## Bretter aus Buchstaben

drawn-bar = Bar
drawn-off = { $count } abgetragen
drawn-pips = { $name } { $letter }: { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
}

## Berichte

report-money = Geldspiel
report-match = Match auf { $points }
report-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
report-plays = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
report-faults = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
report-begins = Spiel { $number } beginnt nicht wie üblich; andere Programme sehen das in .sgf, nicht in .mat
report-judged = { $count ->
    [one] eine Entscheidung von { $program } beurteilt
   *[other] { $count } Entscheidungen von { $program } beurteilt
}
report-files = { $good } von { $all } Dateien gelesen
report-positions = { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}
serve-trust = Browser werden fragen, ob sie diesem Server trauen sollen. Damit sie es dauerhaft tun, nimm { $certificate } unter die vertrauten Zertifikate des Geräts auf.
serve-at =
    Pasch läuft unter { $page }
    Beenden mit Strg+C.
external-listens = Pasch lauscht auf { $address }. In gnubg: set player 0 external { $address }
store-checked = Tische: { $tables }, Einträge: { $entries }
store-backed-up = Nach { $file } kopierte Tische: { $tables }
store-restored = Aus { $file } zurückgeholte Tische: { $tables }. Die Würfel laufender Spiele beginnen mit neuen Ketten.
store-deleted = { $table } ist gelöscht.
store-pruned = Gelöschte Tische: { $count }
store-copied = Kopierte Tische: { $tables }, Einträge: { $entries }; schon vorhandene Tische: { $there }
worker-ready = Der Helfer wartet bei { $address } auf Arbeit (Threads: { $threads }). Strg-C beendet ihn.
worker-none = Bei { $address } antwortet kein Helfer mit derselben Engine: gerechnet wird hier.

## Eine Stellung und was dort geschieht

show-to-roll = { $name } würfelt
show-score = { $match }: Weiß { $white }, Schwarz { $black }
show-plays = { $name } spielt { $roll }: { $play }
show-plays-nothing = { $name } kann { $roll } nicht spielen
show-plays-unconfirmed = { $name } spielt { $roll }: { $play } (von den Regeln nicht bestätigt)
show-plays-unknown = { $name } spielt { $roll }; was, steht nicht da
show-doubles = { $name } doppelt
show-redoubles = { $name } doppelt sofort zurück
show-beavers = { $name } antwortet mit einem Beaver
show-raccoons = { $name } antwortet mit einem Raccoon
show-takes = { $name } nimmt an
show-drops = { $name } lehnt ab
show-resigns = { $name } gibt { $stake ->
    [1] ein einfaches Spiel
    [2] ein Gammon
   *[3] ein Backgammon
} auf

## Züge und Bewertungen

moves-some = { $position }, Wurf { $dice }, nach „{ $rulebook }“: { $count ->
    [one] ein erlaubter Zug
   *[other] { $count } erlaubte Züge
}
moves-none = { $position }, Wurf { $dice }, nach „{ $rulebook }“: kein erlaubter Zug
hint-head = { $position }, Wurf { $dice }, nach „{ $rulebook }“, { $ply ->
    [one] 1 Halbzug
   *[other] { $ply } Halbzüge
} Vorausschau
hint-no-play = kein Zug
hint-more = und { $count } weitere
eval-head = { $position } nach „{ $rulebook }“, { $ply ->
    [one] 1 Halbzug
   *[other] { $ply } Halbzüge
} Vorausschau
eval-ply = Tiefe { $ply }
eval-chances = gewinnt { $win } % (Gammon { $gammon }, Backgammon { $backgammon }), verliert { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = Equity ohne Dopplerwürfel
eval-no-cube = kein Doppel möglich; mit dem Dopplerwürfel, wie er liegt,
eval-no-double = nicht doppeln
eval-double-take = doppeln, annehmen
eval-double-pass = doppeln, ablehnen
eval-best = am besten: { $action ->
    [double] doppeln
    [redouble] zurückdoppeln
    [too-good] zu gut zum Doppeln
   *[no-double] nicht doppeln
}, { $answer ->
    [pass] ablehnen
    [beaver] Beaver
    [redouble] sofort zurückdoppeln
   *[take] annehmen
}
eval-mwc = Aussicht, das Match zu gewinnen: { $chance } %
perft-level = Tiefe { $depth }: { $results } Ergebnisse aus { $positions } Stellungen
verify-done = Tisch { $table }: { $rolls } Würfe, { $chains }-mal festgelegte Ketten, { $actions } Handlungen. Jeder Anteil war vor seinem ersten Wurf festgelegt, jeder Wurf folgt aus den Zahlen aller Teilnehmer, jeder Wurf des Spiels steht in der Aufzeichnung, und die Regeln nehmen jede Handlung an.
verify-done-first = Tisch { $table }: { $rolls } Würfe, { $chains }-mal festgelegte Ketten, { $actions } Handlungen. Jeder Wurf folgt aus den Zahlen der Aufzeichnung, jeder Wurf des Spiels steht in ihr, und die Regeln nehmen jede Handlung an.
verify-left-out = Wurf { $roll }: Die Seite von { $side ->
    [white] Weiß
   *[black] Schwarz
} hat nicht rechtzeitig eine Nonce gesendet und war nicht beteiligt.
verify-first = Die Würfe 1 bis { $rolls } fielen nach dem ersten Verfahren, das ein unehrlicher Server oder Spieler unbemerkt beugen konnte.
verify-renewed = Vor Wurf { $roll } wurden die Ketten erneuert, auf Wunsch von { $party ->
    [server] dem Server
    [white] Weiß
   *[black] Schwarz
}.
verify-foreseen = Wurf { $roll }: Seine Würfel waren vorher bekannt, weil ein Zug zurückgenommen wurde.
verify-pending = Ein weiterer Wurf ist beschlossen und noch nicht gefallen.
rollout-head = { $position } nach „{ $rulebook }“: bis zu { $trials } Versuche, Startwert { $seed }, { $cube ->
    [with] mit Dopplerwürfel
   *[without] ohne Dopplerwürfel
}
rollout-cut = nach { $plies } Halbzügen abgebrochen
rollout-luck = Würfelglück nicht herausgerechnet
rollout-on-roll = am Wurf
rollout-trials = { $trials } Versuche
rollout-interrupted = unterbrochen: so viel war bis dahin bekannt
duel-score = { $games } Spiele bei Tiefe { $ply } { $cube ->
    [with] mit Dopplerwürfel
   *[without] ohne Dopplerwürfel
}, Startwert { $seed }: { $points } +- { $error } Punkte je Spiel (95 %: { $least } bis { $most })
duel-without-luck = ohne das Glück der Würfe: { $points } +- { $error } Punkte je Spiel (95 %: { $least } bis { $most })
duel-forfeit = Die Engine verliert dieses Spiel. { $why }
duel-forfeits = verlorene Spiele, weil die Engine nicht weiterspielte: { $games }
arbitrate-head = { $first } und { $second } nach { $rulebook }: verschieden in { $differ } von { $decisions } Entscheidungen, { $rolled } ausgespielt
arbitrate-gain = { $first } gewinnt { $gain } +- { $error } Tausendstel eines Punkts je Streitfall (95 %: { $least } bis { $most })
arbitrate-gain-of-one = { $first } gewinnt { $gain } Tausendstel eines Punkts in dem einen Streitfall
arbitrate-share = das sind { $share } Tausendstel je Entscheidung
arbitrate-verdicts = klar besser: { $first } { $won }, { $second } { $lost }, offen { $open }
