### Die Befehlszeile.

## Fehler

cli-no-rulebook = Ein Regelwerk „{ $name }“ gibt es nicht. Es gibt { $list } und Dateien wie mine.json mit einem eigenen Regelwerk.
cli-no-language = Die Sprache „{ $name }“ gibt es hier nicht. Es gibt { $list }.
cli-no-sources = „{ $name }“ hat kein gedrucktes Blatt, also auch keine Quellen.

## Was gespielt wird

session-single-game = Ein einzelnes Spiel
session-running-total = Laufende Summe
session-match = { $points ->
    [one] Ein Match auf einen Punkt
   *[other] Ein Match auf { $points } Punkte
}
session-money = Geldspiel
session-games = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}

## pasch play: Anfang und Ende

play-welcome = { $session }, Regelwerk: { $rulebook }.
play-computer-side = Der Computer spielt { $side ->
    [white] Weiß
   *[black] Schwarz
}.
play-labels = Punkte werden so getippt und genannt, wie dieses Blatt sie nummeriert und wie sie neben dem Brett stehen. Mit --numbers usual zählt jeder von 24 bis 1 hinunter.
play-help-hint = help zeigt, was man eingeben kann.
play-help =
    roll oder Eingabetaste: würfeln
    { $play }: ziehen; { $enter } spielt herein, { $off } trägt ab, { $two } zieht zwei Steine
    undo, done: einen Schritt zurück, Zug beenden
    moves, board: alle erlaubten Züge, das Brett noch einmal
    double, take, drop, redouble, beaver, raccoon: der Dopplerwürfel
    resign single, resign gammon, resign backgammon, accept, decline: aufgeben
    next, finish: nächstes Spiel, Schluss
    save FILE, quit: das Spiel speichern, das Programm verlassen
    Mit white oder black am Anfang handelst du für diese Seite: black resign gammon
    Am echten Brett: 31 oder 3-1 sind Würfel, 31: { $short } Würfel und Zug, white 4 ein Eröffnungswurf;
    void flat, void halves, void checker, void early, void half: Der Wurf zählt nicht;
    played: einen falschen Zug aufschreiben; correct: ihn zurückverlangen; lift, signal: Würfel sind aufgenommen; undo: letzter Eintrag fällt weg
play-saved = Gespeichert in { $file }.
play-kept = Das Spiel ist gespeichert. Weiter geht es mit: pasch play --resume { $file }
play-not-kept = Das Spiel ist nicht gespeichert. save FILE speichert es, --save FILE tut es von Anfang an.

## pasch play: die Zeilen unter dem Brett

play-standing = { $session }, Spiel { $number }: Weiß { $white }, Schwarz { $black }
play-cube-middle = Dopplerwürfel { $value }, in der Mitte
play-cube-beside = Dopplerwürfel { $value }, neben dem Brett mit der 64 oben
play-cube-held = { $side ->
    [white] Dopplerwürfel { $value }, bei Weiß
   *[black] Dopplerwürfel { $value }, bei Schwarz
}
play-crawford = Crawford-Spiel
play-opening = Eröffnungswurf: Eingabetaste wirft
play-opening-real = Eröffnungswurf: white N, black N
play-opening-of = { $name }: Eröffnungswurf
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: Würfel eingeben
play-wrong-move = Der falsche Zug lässt sich noch berichtigen: correct
play-to-play = { $name } zieht { $dice }
play-turn-complete = done oder Eingabetaste beendet den Zug, undo nimmt zurück
play-still-to-play = Noch zu ziehen: { $numbers }
play-next = next oder Eingabetaste: das nächste Spiel
play-next-or-finish = next oder Eingabetaste: das nächste Spiel; finish: Schluss

## pasch play: was nicht geht

play-middle-of-turn = Du bist mitten im Zug: done beendet ihn, undo nimmt ihn zurück.
play-enter-dice = Gib die geworfenen Würfel ein, etwa 31.
play-program-throws = Hier würfelt das Programm: Tippe roll, oder starte mit --scorekeeper.
play-whose-opening = Sag, wessen Eröffnungswurf es ist: white 4.
play-two-dice = Geworfen werden zwei Würfel, etwa 31.
play-nobody-to-play = Niemand hat zu ziehen.
play-no-wrong-play = Es gibt keinen falschen Zug, der aufzuschreiben wäre: Gib ihn zuerst ein.
play-record-wrong = Wurde wirklich so gezogen? played schreibt es als falsch auf; oder gib den richtigen Zug ein.
play-nothing-to-take-back = Es gibt nichts zurückzunehmen: Ein beendeter Zug gilt.
play-nothing-entered = Es ist noch nichts eingegeben.
play-say-who = Sag, wer: Beginne mit white oder black.
play-say-whose-dice = Sag, wessen Würfel: white lift.
play-stands-alone = „{ $word }“ steht allein; „{ $rest }“ dahinter bedeutet nichts.
play-save-needs-file = save braucht den Namen einer Datei.
play-not-understood = „{ $text }“ ist nicht zu verstehen; help zeigt, was man eingeben kann.
play-no-die = „{ $letter }“ ist kein Würfel (Zeichen { $place }); ein Würfel zeigt 1 bis 6.
play-one-or-two-dice = Geworfen werden ein oder zwei Würfel, nicht { $count }.
play-resign-what = Aufgeben lässt sich single, gammon oder backgammon, nicht „{ $text }“.
play-resign-name = Sag, was du aufgibst: resign single, resign gammon oder resign backgammon.
play-void-what = Ein Wurf ist ungültig wegen flat, halves, checker, early oder half, nicht „{ $text }“.
play-bad-times = „{ $word }“: Ein wiederholter Schritt wird mit (2), (3) oder (4) bezeichnet.
play-no-point = „{ $word }“: Einen Punkt „{ $name }“ gibt es nicht.
play-no-movement = „{ $word }“ ist kein Zug; help zeigt, wie man einen schreibt.
play-ambiguous = „{ $text }“ passt auf mehrere Züge: { $plays }
play-nothing-to-hit = „{ $text }“: Auf { $point } ist nichts zu schlagen.

## Tables

tables-sweep = { $sweeps } Durchgänge, größte Änderung { $change }, gewünscht { $wanted }
tables-settled = Hypergammon ist gelöst: { $sweeps } Durchgänge, der letzte änderte nichts um mehr als { $change }.
tables-paused = Pause nach { $sweeps } Durchgängen; der letzte änderte etwas um { $change }, gewünscht ist { $wanted }. Derselbe Befehl macht weiter.

## pasch play on the whole screen

screen-help = Hilfe
screen-log = Protokoll
screen-enter = Enter
screen-more = Bild ab: mehr
screen-look = Aussehen
screen-quit = Beenden
screen-correct = Berichtigen
screen-no-hint = Hier gibt es nichts zu entscheiden.
screen-computer-thinks = Der Computer denkt nach …
screen-over = Das Spiel ist aus. Mit F4 verlässt du den Tisch.
screen-too-small = Das Terminal ist zu klein für das Brett: Es braucht { $width } Spalten und { $height } Zeilen. Vergrößere es, oder spiele mit --lines.
screen-keys =
    Maus: Stein antippen, dann sein Ziel, oder ihn ziehen; die rechte Taste nimmt zurück.
    Tab, Pfeile: zu einem Stein gehen; die Leertaste nimmt ihn auf und setzt ihn ab.
    Enter tut, was ansteht, die Rücktaste nimmt zurück.
    Oder tippen, was gewünscht ist, etwa { $play }:
fault-pause = Eine Pause dauert 0 bis 60 Sekunden, nicht „{ $text }“.

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, Spiel { $number } von { $count }
watch-deed = { $name }: { $deed }
watch-keys = → oder Leertaste: weiter; ←: zurück; Pos1, Ende: Anfang und Ende; Bild ab, Bild auf: nächstes Spiel, Spiel davor; F3: Aussehen; q: beenden
fault-watch-game = Es gibt kein Spiel { $number }: Das Match hat { $count }.
fault-watch-terminal = Zum Zuschauen braucht es ein ganzes Terminal; pasch convert schreibt das Match als Text.
