### Lernen: Matches, Karten, mein Spiel, Nachschlagen.

menu-study = Lernen
study-title = Matches
study-file-note = Lass ein Match irgendeines Programms (.xg, .bgf, .mat, .sgf, .txt) auf diese Seite fallen, und es wird analysiert; eine Stellung (.xgp, .txt) kommt in den Editor. Oder wähle eine Datei.
study-drop = Loslassen, um die Datei zu öffnen.
study-opened = Hier geöffnet
study-finished = Beendete Spiele
study-missing = Dieses Match liegt nicht in diesem Browser.
study-back = Alle Matches
study-back-to-match = Zurück zum Match
study-analyse = Analysieren
study-go-on = Weiter
study-stop = Anhalten
study-progress = { $done } von { $all }
study-me = Du bist
study-me-nobody = keiner von beiden
study-level = Gründlichkeit
study-tab-errors = Fehler
study-tab-moves = Züge
study-tab-figures = Zahlen
study-no-figures = Die Zahlen kommen, wenn die Analyse gelaufen ist.
study-cube-errors = Fehler mit dem Dopplerwürfel
study-place = Spiel { $game }, Zug { $number }
study-pips = Augen { $white } : { $black }
study-next-error = Zum nächsten Fehler
study-previous-error = Zum Fehler davor
study-play-out = Ausspielen
study-played-out = { $games } Spiele ausgespielt
study-plies = { $plies ->
    [0] auf den ersten Blick
    [one] { $plies } Wurf vorausgeschaut
   *[other] { $plies } Würfe vorausgeschaut
}
study-card = Karte machen
study-cards-all = { $count ->
    [one] Eine Karte daraus machen
   *[other] { $count } Karten daraus machen
}
study-cards-added = { $count ->
    [0] Keine neuen Karten.
    [one] Eine neue Karte.
   *[other] { $count } neue Karten.
}

## Karten

cards-title = Karten
cards-own = Meine Fehler
cards-opening = Eröffnungen und Antworten
cards-deck = Stapel
cards-decks = Stapel
cards-counts = { $due } von { $all } sind dran.
cards-begin = Anfangen
cards-none = Noch keine Karten: Mach welche aus den Fehlern eines Matchs, oder nimm den Stapel mit den Eröffnungen.
cards-left = noch { $count }
cards-after = Nach { $play }
cards-due = Sie kommt wieder am { $when }.
cards-next = Nächste Karte
cards-drop = Diese Karte entfernen
cards-grade-good = Richtig.
cards-grade-hard = Fast: Ein wenig wurde verschenkt.
cards-grade-again = Falsch.
cards-add-opening = Eröffnungen und Antworten dazunehmen
cards-open = Stapel öffnen
cards-save = Als Datei speichern
cards-anki = Für Anki
cards-anki-note = Der Text für Anki enthält die Bilder: In Anki „Datei importieren“ wählen.
cards-bad-file = { $name } ist kein Kartenstapel.

## Mein Spiel

mygame-title = Mein Spiel
mygame-empty = Noch nichts: Analysiere Matches und sag, wer du bist.
mygame-analyse = { $count ->
    [one] Ein beendetes Spiel analysieren
   *[other] { $count } beendete Spiele analysieren
}
mygame-over-time = Einstufung im Lauf der Zeit
mygame-matches = { $count ->
    [one] ein Match
   *[other] { $count } Matches
}
mygame-cube-checkers = Dopplerwürfel und Steine
mygame-opponents = Nach Gegnern
mygame-dice = Würfel
mygame-others = Gegner
mygame-expected = Erwartet
mygame-throws = Würfe
mygame-doubles = Päsche
mygame-pips = Augen je Wurf
mygame-danced = Würfe von der Bar, ohne hereinzukommen
mygame-number = Zahl { $number }
mygame-luck = Glück in allen Matches: { $luck } Punkte.

## Nachschlagen

tools-title = Nachschlagen
tools-score = Annahmepunkte und Gammons
tools-away = { $name } fehlen
tools-doubler = Doppelt
tools-take-point = Annehmen ab
tools-live-take-point = mit Rückdoppeln
tools-gammon = Gammonwert
tools-score-note = Wie viel der Gedoppelte gewinnen muss, Gammons beiseite: wenn danach nie mehr gedoppelt wird, und wenn er im besten Augenblick zurückdoppelt. Um Geld ist ein Gammon 0,50 wert.
tools-no-cube = Hier doppelt niemand.
tools-equity = Aussichten, das Match zu gewinnen
tools-equity-note = In Prozent, nach den Punkten, die einem selbst (Zeilen) und dem Gegner (Spalten) fehlen; fehlt einer, ist das nächste Spiel das Crawford-Spiel.
tools-after-crawford = Nach Crawford, dem Gegner fehlt 1
tools-pips = Augen zählen
tools-check = Prüfen
tools-another = Andere Stellung
tools-pips-right = Richtig, in { $seconds } s.
tools-pips-wrong = Weiß hat { $light }, Schwarz { $dark }.
tools-pips-score = { $right } von { $all } richtig.
tools-openings = Eröffnungswürfe
tools-openings-note = Von unserem Programm ausgespielt; Werte im Spiel um Geld.
tools-second = Nächstbester
