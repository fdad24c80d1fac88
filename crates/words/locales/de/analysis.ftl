### Was die Analyse eines Matchs sagt: Gründe, Noten, Einstufungen, der Bericht im Terminal und als Seite.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = Der beste Zug schlägt: Der Gegner hat { $pips } Augen mehr vor sich.
why-shots = Lässt { $made } Treffer zu statt { $best }.
why-row-broken = Zerreißt eine Kette von { $best } Punkten; { $made } in einer Reihe bleiben.
why-row-missed = Der beste Zug baut eine Kette von { $best } Punkten; dieser hat { $made }.
why-point = Der beste Zug macht Punkt { $point }.
why-anchor = Gibt den Anker auf Punkt { $point } auf.
why-off = Abgetragene Steine: { $made }; der beste Zug trägt { $best } ab.
why-back = Steine noch im Heimfeld des Gegners oder auf der Bar: { $made } statt { $best }.
why-run-behind = Löst jeden Kontakt auf, obwohl { $behind } Augen fehlen: kein Wettlauf zum Gewinnen.
why-run-ahead = Der beste Zug löst jeden Kontakt auf und führt im Wettlauf mit { $ahead } Augen.
why-blots = Einzelne Steine bleiben stehen: { $made } statt { $best }.
why-gammons = Der beste Zug gewinnt { $percent } % mehr Gammons.
why-gammons-lost = Verliert { $percent } % mehr Gammons.
why-wins = Der beste Zug gewinnt { $percent } % mehr Spiele.
why-worth = Die beste Wahl ist { $thousandths } Tausendstel eines Punktes mehr wert.
why-race-ahead = Im Wettlauf führt der Doppelnde mit { $ahead } Augen bei { $pips } eigenen.
why-race-behind = Im Wettlauf liegt der Doppelnde { $behind } Augen zurück bei { $pips } eigenen.
why-too-good = Zu gut für ein Doppel: Weiterspielen ist { $hold } % des Einsatzes wert, eine Ablehnung 100 %.
why-cash = Das Doppel würde abgelehnt und brächte 100 % des Einsatzes; Weiterspielen ist { $hold } % wert.
why-doubler-wins = Wer am Wurf ist, gewinnt { $win } % der Spiele, { $gammon } % mit Gammon.
why-take-point = Der Gedoppelte gewinnt { $win } % der Spiele; bei diesem Stand braucht er zum Annehmen { $need } %, Gammons nicht gerechnet.
why-gammons-against = Der Gedoppelte verliert in { $percent } % der Spiele ein Gammon.
why-dead-cube = Der Gegner braucht noch { $points }: Gedoppelt ist der Würfel in seiner Hand tot.
why-nothing-to-lose = Der Gegner braucht nur noch { $points } und gewinnt mit diesem Spiel ohnehin das Match: Doppeln kostet nichts.
why-enough = Der Doppelnde braucht nur noch { $points } und gewinnt das Match schon mit diesem Spiel: Ein Doppel bringt nichts.

## Marks, by what a choice cost

mark-doubtful = Zweifelhaft
mark-error = Fehler
mark-blunder = Grobe Fehler

## Words for a rating

rating-world-champion = Weltmeister
rating-world-class = Weltklasse
rating-expert = Experte
rating-advanced = fortgeschritten
rating-intermediate = mittelstark
rating-casual = Gelegenheitsspieler
rating-beginner = Anfänger
rating-distracted = in Gedanken woanders

## Kinds of positions

stage-opening = Eröffnung
stage-contact = Kontakt
stage-prime-against-prime = Kette gegen Kette
stage-back-game = Back Game
stage-containment = Einschließen
stage-race = Wettlauf
stage-bear-off = Abtragen

## The six ways to go wrong with the cube

cube-missed-double-take = Doppel verpasst, Annahme
cube-missed-double-pass = Doppel verpasst, Ablehnung
cube-wrong-double-early = Zu früh gedoppelt
cube-wrong-double-too-good = Gedoppelt, obwohl zu gut
cube-wrong-take = Falsch angenommen
cube-wrong-pass = Falsch abgelehnt

## The report

analysis-title = Match-Analyse
analysis-player = Spieler
analysis-file = Datei
analysis-matches = Matches
analysis-total = Je Spieler
analysis-unfinished = { $count ->
    [one] Ein Match wurde nicht zu Ende gespielt; es zählt in diesen Summen nicht mit.
   *[other] { $count } Matches wurden nicht zu Ende gespielt; sie zählen in diesen Summen nicht mit.
}
analysis-rating = Einstufung
analysis-decisions = Entscheidungen
analysis-cost = Verlorene Equity
analysis-mwc = Verlorene Matchchancen (%)
analysis-snowie = Snowie-Fehlerrate (× 1000)
analysis-gnubg = Fehlerraten nach gnubg (× 1000): Zug / knapper Doppler
analysis-luck = Glück
analysis-luck-mwc = Glück in Matchchancen (%)
analysis-adjusted = Ergebnis ohne Glück (%)
analysis-checker = Steinführung
analysis-double = Doppel
analysis-answer = Annahmen und Ablehnungen
analysis-resign = Aufgaben
analysis-stages = Wo die Punkte blieben
analysis-games = Spiel für Spiel
analysis-game = Spiel { $number }
analysis-played = Gespielt
analysis-best = Am besten
analysis-level = { $level ->
    [quick] schnell angesehen
    [deep] gründlich angesehen
   *[standard] normal angesehen
}
analysis-theirs = Nach { $program }
analysis-errors = Fehler, der schlimmste zuerst
analysis-no-errors = Keine Fehler.
analysis-chance-curve = Chance von { $name } auf den Matchgewinn (%)
analysis-equity-curve = Equity von { $name }
analysis-luck-curve = Glück, aufaddiert
analysis-decision-axis = Entscheidung
analysis-left-out = Ausgelassen ({ $why })
analysis-faults = Mängel der Datei
omission-illegal = der Zug verstößt gegen die Regeln
omission-unwritten = was gespielt wurde, steht nicht da
omission-lost = von hier an lässt sich das Spiel nicht verfolgen
omission-raccoon = ein Raccoon wird nicht beurteilt
analysis-all = Alle
analysis-at-least = Kosten mindestens
analysis-interrupted = Unterbrochen: { $done } von { $all } Entscheidungen sind beurteilt.
analysis-score = { $points } von { $length }
analysis-pips = { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
analysis-to-play = { $name } spielt { $dice }
analysis-to-double = { $name }: doppeln oder würfeln?
analysis-to-answer = { $name }: annehmen oder ablehnen?
analysis-to-resign = { $name }: Aufgabe
analysis-resigned = aufgeben
analysis-accepted = die Aufgabe annehmen
analysis-declined = die Aufgabe ablehnen
analysis-play-on = weiterspielen
