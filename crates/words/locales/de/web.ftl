### Der Browser: was auf dem Schirm steht und was ein Vorleseprogramm sagt.

## Der Rahmen um jede Seite

menu = Menü
menu-table = Tisch
menu-new = Neues Spiel
menu-games = Meine Spiele
menu-options = Einstellungen
close = Schließen
page-failed = Diese Seite ließ sich nicht laden. Läuft der Server noch?
page-missing = Diese Seite gibt es nicht.
page-missing-back = Zurück zum Tisch

## Einstellungen

option-language = Sprache
option-theme = Aussehen
option-theme-auto = Wie das System
option-theme-felt = Filz
option-theme-night = Nacht
option-theme-paper = Papier
option-motion = Tempo der Steine
option-motion-normal = Normal
option-motion-slow = Langsam
option-motion-fast = Schnell
option-motion-off = Ohne Bewegung
option-tap = Tippen auf einen Stein
option-tap-play = zieht den ersten Würfel
option-tap-show = zeigt, wohin er kann
option-counting = Zählung der Punkte
option-counting-sheet = wie auf dem Regelblatt
option-counting-usual = wie Spieler sie überall schreiben
option-auto-roll = Von selbst würfeln, wenn kein Doppel möglich ist
option-auto-forced = Erzwungene Züge von selbst ausführen
option-auto-pass = Von selbst aussetzen, wenn kein Zug möglich ist
option-auto-bear-off = Im Wettlauf von selbst abtragen
option-sound = Leise Töne
option-arrows = Pfeile für den letzten Zug
option-numbers = Nummern an den Punkten
option-mirror = Heimfeld links

## Das Brett

board-name = Backgammonbrett
board-point = { $colour ->
    [light] { $count ->
        [one] Punkt { $point }: ein heller Stein.
       *[other] Punkt { $point }: { $count } helle Steine.
    }
    [dark] { $count ->
        [one] Punkt { $point }: ein dunkler Stein.
       *[other] Punkt { $point }: { $count } dunkle Steine.
    }
   *[none] Punkt { $point }: leer.
}
board-can-go = Kann ziehen nach { $places }.
board-off-short = hinaus
board-bar = { $colour ->
    [light] { $count ->
        [0] Bar: kein heller Stein.
        [one] Bar: ein heller Stein.
       *[other] Bar: { $count } helle Steine.
    }
   *[dark] { $count ->
        [0] Bar: kein dunkler Stein.
        [one] Bar: ein dunkler Stein.
       *[other] Bar: { $count } dunkle Steine.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] Kein heller Stein abgetragen.
        [one] Ein heller Stein abgetragen.
       *[other] { $count } helle Steine abgetragen.
    }
   *[dark] { $count ->
        [0] Kein dunkler Stein abgetragen.
        [one] Ein dunkler Stein abgetragen.
       *[other] { $count } dunkle Steine abgetragen.
    }
}
board-cube = Dopplerwürfel: { $value }
board-dice = Würfel: { $dice }. { $action }

## Spieler und Stand

pips = { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
   *[other] { $score } von { $target } Punkten
}
player-you = Du
player-friend = Dein Gegenüber
player-light = Weiß
player-dark = Schwarz
player-computer = Computer ({ $level })
player-computer-sentence = Der Computer
player-engine-replaced = { $computer } für { $engine }
engine-failed-gone = { $engine } hat aufgehört. Der Computer spielt an seiner Stelle weiter; nichts ist verloren.
engine-failed-silent = { $engine } hat nicht rechtzeitig geantwortet. Der Computer spielt an seiner Stelle weiter; nichts ist verloren.
engine-failed-wrong = { $engine } hat geantwortet, was die Regeln nicht erlauben. Der Computer spielt an seiner Stelle weiter; nichts ist verloren.
player-waiting = Freier Platz
player-away = nicht verbunden
player-won-match = hat das Match gewonnen

## Spielstärken des Computers

level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-advanced = Fortgeschrittener
level-expert = Experte
level-world-class = Weltklasse

## Was jetzt zu tun ist

turn-connecting = Verbindung zum Tisch …
turn-lost = Die Verbindung ist abgerissen. Neuer Versuch …
turn-waits = Der Tisch wartet: Der Server kann gerade nicht schreiben. Es geht von selbst weiter.
turn-closing = Der Server startet neu. Neuer Versuch …
table-shorter = Der Server hat verloren, was diese Seite zuletzt gesehen hat: Seine Spiele wurden auf einen früheren Stand gesetzt. Von hier geht es weiter.
turn-watching = Du schaust zu.
table-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
table-crawford = Crawford-Spiel: ohne Dopplerwürfel.
turn-waiting = Warten, bis dein Gegenüber den Link öffnet.
turn-opening = Würfle aus, wer beginnt.
turn-opening-tie = Gleichstand: Würfle noch einmal.
turn-opening-theirs = { $name } würfelt aus, wer beginnt.
turn-roll = Du bist am Zug: Würfle.
turn-roll-or-double = Du bist am Zug: Würfle oder dopple zuerst.
turn-roll-theirs = { $name } würfelt gleich.
turn-play = Du bist am Zug: Ziehe { $dice }.
turn-play-theirs = { $name } zieht { $dice }.
turn-done = „{ do-done }“ beendet deinen Zug.
turn-none = Mit { $dice } ist kein Zug möglich.
turn-rolling = Die Würfel rollen …
turn-thinking = { $name } überlegt …
turn-double = { $name } doppelt auf { $value }.
turn-rematch = { $name } möchte eine Revanche.
turn-double-yours = Du doppelst auf { $value }. { $name } entscheidet.
turn-resign = { $name } bietet an aufzugeben: { $stake ->
    [1] ein einfaches Spiel
    [2] ein Gammon
   *[3] ein Backgammon
}.
turn-resign-yours = Du bietest an aufzugeben: { $stake ->
    [1] ein einfaches Spiel
    [2] ein Gammon
   *[3] ein Backgammon
}. { $name } entscheidet.
turn-roll-of = { $name }: würfeln.
turn-roll-or-double-of = { $name }: würfeln oder zuerst doppeln.
turn-play-of = { $name }: { $dice } ziehen.

## Knöpfe

do-roll = Würfeln
do-throw = Werfen
do-double = Doppeln
do-take = Annehmen
do-drop = Ablehnen
do-redouble = Zurückdoppeln auf { $value }
do-beaver = Beaver auf { $value }
do-raccoon = Raccoon auf { $value }
do-undo = Zurück
do-done = Fertig
do-resign = Aufgeben
do-resign-single = Ein einfaches Spiel aufgeben
do-resign-gammon = Ein Gammon aufgeben
do-resign-backgammon = Ein Backgammon aufgeben
do-accept = Annehmen
do-refuse = Ablehnen
do-cancel = Abbrechen
do-next = Nächstes Spiel
do-claim = Sieg beanspruchen
do-finish = Schluss machen
do-rematch = Revanche
do-take-back = Zurücknehmen
do-new = Neues Spiel
do-copy = Kopieren
do-copied = Kopiert
dice-swap = Würfel tauschen.
dice-roll = Würfeln.

## Das Ende eines Spiels

over-single = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: ein einfaches Spiel.
over-gammon = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mit einem Gammon: Der Verlierer hat nichts abgetragen.
over-backgammon = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mit einem Backgammon: Ein Stein des Verlierers ist noch auf der Bar oder im Heimfeld des Gewinners.
over-dropped = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Das Doppel wurde abgelehnt.
over-resigned = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: { $stake ->
    [1] Ein einfaches Spiel
    [2] Ein Gammon
   *[3] Ein Backgammon
} wurde aufgegeben.
over-flag = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
}: Die Zeit der Gegenseite ist abgelaufen.
over-absent = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
}: Die Gegenseite blieb zu lange weg.
over-cube = Der Dopplerwürfel stand auf { $value }.
over-session = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} insgesamt, { $score }.
over-match = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} das Match, { $score }.
news-match-won = { $name ->
    [Du] Du gewinnst
   *[other] { $name } gewinnt
} das Match.
over-draw = Insgesamt unentschieden, { $score }.

## Das Protokoll

log = Spielverlauf
log-empty = Das Spiel hat noch nicht begonnen.
log-opening = wirft { $dice }
log-tie = Gleichstand: noch einmal
log-double = doppelt auf { $value }
log-take = nimmt an
log-drop = lehnt ab
log-resign = { $stake ->
    [1] gibt ein einfaches Spiel auf
    [2] gibt ein Gammon auf
   *[3] gibt ein Backgammon auf
}
log-decline = lehnt ab
log-won = { $points ->
    [one] gewinnt einen Punkt
   *[other] gewinnt { $points } Punkte
}
log-flag = Zeit abgelaufen
log-claim = beansprucht den Sieg
log-void = ungültig
log-wrong = { $dice }: { $play } (falsch)
log-corrected = berichtigt
log-stands = gilt
log-no-move = { $dice }: kein Zug
log-play = { $dice }: { $play }

## Abgelehnt

refused-why = Die Regel

table-missing = Diesen Tisch gibt es hier nicht.

## Was außerhalb der Spielregeln schiefgeht

fault-other-version = Diese Seite ist älter als der Server. Bitte lade sie neu.
fault-not-at-table = Diese Seite sitzt nicht mehr am Tisch. Bitte lade sie neu.
fault-not-your-seat = Dieser Platz ist nicht deiner.
fault-seat-open = Der andere Platz ist noch frei.
fault-not-here = Das geht an diesem Tisch nicht.
fault-bad-terms = So lässt sich nicht spielen.
fault-no-engine = Gegen dieses Programm lässt sich hier nicht spielen, oder nicht nach diesem Regelwerk.
fault-bad-position = Diese Stellung ist nicht lesbar.
fault-bad-file = Diese Datei ist nicht lesbar.
fault-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
fault-trouble = Der Server hat selbst ein Problem.
message-unreadable = Der Server hat eine Nachricht dieser Seite nicht verstanden ({ $detail }).

## Gegen jemanden per Link

link-title = Spielen per Link
link-share = Schick diese Adresse deinem Gegenüber. Wer sie zuerst öffnet, bekommt den anderen Platz, alle weiteren schauen zu.
link-local = Diese Adresse gilt nur auf diesem Rechner. Um von einem anderen Gerät im Netz zu spielen, starte den Server mit „pasch serve --listen 0.0.0.0:{ $port }“ und öffne ihn unter dem Namen oder der Netzadresse dieses Rechners.

## Ein neues Spiel

new-title = Neues Spiel
new-opponent = Gegen
new-opponent-computer = den Computer
new-opponent-device = jemanden an diesem Gerät
new-opponent-link = jemanden per Link
new-engine = Programm
new-engine-rules = Andere Programme spielen nach den Turnierregeln, mit fünfzehn Steinen.
new-level = Spielstärke
new-rulebook = Regelwerk
new-rulebook-pages = Seine Regeln lesen
new-start = Aufstellung
new-start-standard = Üblich
new-start-jacquet = Jacquet: Jeder Stein muss erst hereingespielt werden
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: je drei Steine
new-session = Spielart
new-session-single-game = Ein einzelnes Spiel
new-session-running-total = Spiele mit laufender Summe
new-session-money = Geldspiel
new-session-match = Ein Match auf
new-session-games = Eine Zahl von Spielen
new-length-points = Punkte
new-length-games = Spiele
new-even = Das Blatt zieht eine ungerade Zahl vor.
new-cube = Mit Dopplerwürfel
new-jacoby = Jacoby-Regel
new-beavers = Beavers
new-raccoons = Raccoons
new-automatic = Automatisches Doppel nach Gleichstand im Eröffnungswurf
new-first-double = Automatisches Doppel, wenn der erste Wurf ein Pasch ist
new-lower-starts = Der niedrigere Wurf beginnt
new-custom = Das ist „{ $rulebook }“ mit anderen Entscheidungen als auf dem Blatt.
new-dice = Würfel
new-real-dice = Echte: ich würfle für uns beide und gebe ein, was fällt
new-clock = Uhr
new-clock-none = Keine Uhr
new-clock-delay = Turnieruhr
new-clock-fischer = Fischer-Uhr
new-clock-days = Tage je Zug
new-clock-free = Sekunden frei in jedem Zug
new-clock-added = Sekunden Zugabe je Zug
new-clock-per-point = Minuten je Punkt
new-clock-per-game = Minuten je Spiel
new-clock-day-count = Tage je Zug
new-clock-computer = Die Uhr des Computers läuft nicht. Mit Uhr wird nichts zurückgenommen.
# What was agreed about time, as a sentence and in short.
timing-claim = Keine Uhr. Wird auf jemanden gewartet, der { $minutes } Minuten wegbleibt, kann die Gegenseite den Sieg beanspruchen.
timing-delay = In jedem Zug sind { $delay } Sekunden frei; danach laufen { $minutes } Minuten Vorrat. Eine verlorene Verbindung hält die Uhr an, im Ganzen { $pause } Sekunden.
timing-fischer = { $minutes } Minuten, dazu { $increment } Sekunden für jeden Zug. Eine verlorene Verbindung hält die Uhr an, im Ganzen { $pause } Sekunden.
timing-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jeden Zug.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-of = Restzeit: { $name }
clock-low = Nur noch { $seconds } Sekunden.
clock-low-hours = Nur noch { $hours } Stunden.
clock-paused = die Uhr steht
clock-days = { $days } T { $hours } h
clock-claim-in = Anspruch in { $time }
games-due = Am Zug: { $name }, bis { $when }
new-colour = Du spielst
new-colour-light = die hellen Steine
new-colour-dark = die dunklen Steine
new-colour-hint = Bei Uneinigkeit nimmt der ältere die dunklen Steine.
new-direction = Dein Heimfeld
new-direction-right = rechts
new-direction-left = links
new-begin = Beginnen
new-failed = Der Tisch ließ sich nicht öffnen: { $reason }

## Die Regelwerke in wenigen Worten

rulebook-own = { $rulebook }, abgeändert
rulebook-buffalo = Buffalo-Schachtel
rulebook-buffalo-special = Kein Dopplerwürfel. Ein Backgammon zählt dreifach, auch wenn der Verlierer schon abgetragen hat. Die Punkte zählen von 1 bis 24 auf dem Weg des ersten Spielers.
rulebook-german = Deutsches Blatt
rulebook-german-special = 24 nummerierte Regeln. Der letzte Stein kommt mit der größeren Zahl ins Heimfeld, dort darf kein Stein schlagen und dann auf einen eigenen Blot weiterziehen, und wer gewonnen hat, beginnt das nächste Spiel.
rulebook-danish = Dänisches Blatt
rulebook-danish-special = Ein Doppel darf sofort zurückgedoppelt werden. Wer aufgibt, verliert sofort ein Backgammon. Die Punkte heißen S1 bis S12 und W1 bis W12. Kennt auch Jacquet.
rulebook-jumbo = Jumbo-Heft
rulebook-jumbo-special = Beide werfen zwei Würfel, die höhere Summe beginnt mit einem neuen Wurf. Ist eine Zahl zu hoch, darf jeder Stein von einem niedrigeren Punkt abgetragen werden.
rulebook-ten-language = Zehnsprachiges Faltblatt
rulebook-ten-language-special = Abgetragen werden darf jeder Stein, den ein Würfel über den Rand bringt, was auch dahinter steht. Kein Dopplerwürfel.
rulebook-tournament = Turnier
rulebook-tournament-special = Die internationalen Regeln von heute: Doppeln ohne Grenze, Crawford-Spiel im Match; im Geldspiel Jacoby und Beavers, wenn vereinbart.

## Meine Spiele

games-title = Meine Spiele
games-empty = Hier wurde noch nichts gespielt.
games-resume = Weiterspielen
games-replay = Nachspielen
games-download = { $format } herunterladen
games-running = läuft
games-finished = beendet
games-against = { $light } – { $dark }
games-forget = Vergessen
games-forget-ask = Dieses Spiel vergessen?
games-forgotten = Vergessen.
games-session-single-game = einzelnes Spiel
games-session-running-total = laufende Summe
games-session-money = Geldspiel
games-session-match = { $length ->
    [one] Match auf { $length } Punkt
   *[other] Match auf { $length } Punkte
}
games-session-games = { $length ->
    [one] { $length } Spiel
   *[other] { $length } Spiele
}
log-game = Spiel { $number }
replay-at = { $at } von { $of }
replay-first = Zum Anfang
replay-back = Eins zurück
replay-on = Eins weiter
replay-last = Zum Ende

## Tasten

keys-title = Tasten
keys-arrows = Pfeiltasten: von Punkt zu Punkt
keys-enter = Eingabetaste: einen Stein aufnehmen oder absetzen
keys-numbers = 1 bis 6: den Stein an der Marke mit diesem Würfel ziehen
keys-home = Pos1, Ende: der erste oder letzte Stein, der ziehen kann
keys-roll = R: würfeln
keys-double = D: doppeln
keys-undo = U: zurück
keys-swap = S: Würfel tauschen
keys-done = E: { do-done }

## Rule pages

menu-rules = Regeln
rules-title = Spielregeln
rules-intro = Sechs Regelwerke, fünf nach gedruckten Blättern und eines für Turniere, jedes vollständig und in unseren eigenen Worten. Ein abgelehnter Zug verweist genau auf die Regel, die ihn verbietet.
rules-more = Außerdem
rules-comparison = Nebeneinander
rules-comparison-about = Alle sechs Regelwerke, Frage für Frage, die Unterschiede gekennzeichnet.
rules-glossary = Wörter des Spiels
rules-glossary-about = Was die Wörter bedeuten und wie andere Sprachen dasselbe nennen.
rules-solitaire = Solitär-Heft
rules-solitaire-about = Das Springspiel mit 37 Feldern: Regeln, fünf Aufgaben und die Wahrheit über jede.
rules-contents = Inhalt
rules-link = Link zu dieser Stelle
rules-play = Nach diesen Regeln spielen
rules-sources = Jede Aussage des gedruckten Blatts und was ihr entspricht
rules-only-differences = Nur was sich unterscheidet

## Positions

menu-positions = Stellungen
positions-title = Stellungen
positions-tool = Tippen auf das Brett
positions-tool-light = setzt einen hellen Stein
positions-tool-dark = setzt einen dunklen Stein
positions-tool-away = nimmt einen weg
positions-start = Grundstellung
positions-clear = Leeres Brett
positions-swap = Seiten tauschen
positions-turn = Am Zug
positions-dice = Würfel
positions-die = { $number ->
    [1] Erster Würfel
   *[2] Zweiter Würfel
}
positions-not-thrown = nicht geworfen
positions-cube = Dopplerwürfel
positions-cube-owner = Er gehört
positions-cube-middle = niemandem
positions-session = Gespielt wird
positions-money = um Geld
positions-match = ein Match
positions-length = Match auf
positions-points-light = Punkte von Weiß
positions-points-dark = Punkte von Schwarz
positions-crawford = Crawford-Spiel
positions-checkers = Steine je Seite
positions-valid = Diese Stellung ist spielbar.
positions-held = { $side ->
    [light] Hier stehen zwei oder mehr helle Steine. Nimm sie zuerst weg.
   *[dark] Hier stehen zwei oder mehr dunkle Steine. Nimm sie zuerst weg.
}
positions-not-theirs = { $side ->
    [light] Hier können nur helle Steine liegen.
   *[dark] Hier können nur dunkle Steine liegen.
}
positions-pips = Augen: Weiß { $light }, Schwarz { $dark }
positions-one-die = Wähle beide Würfel oder keinen.
positions-paste = Positions-ID, Match-ID oder XGID
positions-read = Lesen
positions-names = Namen dieser Stellung
positions-position-id = Positions-ID
positions-match-id = Match-ID
positions-link = Link, der sie mit dem Urteil des Computers zeigt
positions-copy = { $name } kopieren
positions-ask = Den Computer fragen
positions-evaluate = Bewerten
positions-plays = Züge ordnen
positions-cube-action = Doppeln?
positions-thinking = Der Computer denkt nach …
positions-wins = Gewinnt
positions-loses = Verliert
positions-chance = überhaupt
positions-chance-gammon = Gammon
positions-chance-backgammon = Backgammon
positions-equity = Equity
positions-match-chance = Gewinnt das Match
positions-no-plays = Kein Zug möglich.
positions-play-on = Von hier weiterspielen
positions-play-on-note = Der Computer spielt die andere Seite. Das Spiel geht von dieser Stellung aus weiter, mit Würfeln, Dopplerwürfel und Punktestand, soweit das Regelwerk sie kennt.
positions-picture = Bild
positions-file = Matchdatei
positions-choose-file = Datei auswählen
positions-file-large = { $name } ist zu groß für eine Matchdatei.
positions-file-fault = { $name }: { $fault }
positions-study = Diese Stellung untersuchen
cube-action-no-double = Nicht doppeln
cube-action-double = Doppeln
cube-action-redouble = Zurückdoppeln
cube-action-too-good = Zu gut zum Doppeln
cube-action-not-available = Der Dopplerwürfel kann nicht gedreht werden
cube-answer-take = annehmen
cube-answer-pass = ablehnen
cube-answer-beaver = Beaver
cube-advice-none = Über den Dopplerwürfel ist nichts zu entscheiden.
cube-advice-no-double = Ohne Doppel
cube-advice-double-take = Gedoppelt und angenommen
cube-advice-double-pass = Gedoppelt und abgelehnt

## The tutor

tutor = Tutor
new-tutor = Der Tutor sagt nach jeder Entscheidung, was er getan hätte, und gibt Tipps
do-hint = Tipp
keys-hint = H: Tipp, wenn der Tutor an ist
tutor-thinking = Der Tutor denkt nach …
tutor-hint = Tipp
tutor-hint-line = Tipp: { $hint }
tutor-best = { $made }: Der Tutor hätte dasselbe getan.
tutor-cost = { $made } hat { $cost } gekostet. Besser: { $best }.
tutor-short = −{ $cost }. Besser: { $best }
tutor-decision-double = Doppeln
tutor-decision-no-double = Nicht doppeln
tutor-decision-take = Annehmen
tutor-decision-pass = Ablehnen
tutor-decision-beaver = Beaver
tutor-decision-redouble = Zurückdoppeln
tutor-show = Auf dem Brett zeigen
tutor-back = Zurück zum Spiel
tutor-summary = Was der Tutor sagt
tutor-decisions = { $count ->
    [one] Eine Entscheidung, { $cost } Punkte verschenkt.
   *[other] { $count } Entscheidungen, { $cost } Punkte verschenkt.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = Die teuersten
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Nichts wurde verschenkt.

## Solitär auf der Seite

menu-solitaire = Solitär
peg-board = Solitärbrett
peg-hole = { $state ->
    [peg] Feld { $hole }: eine Spielfigur.
   *[empty] Feld { $hole }: leer.
}
peg-hole-jumps = Kann nach { $holes } springen.
peg-hole-end = Hat am Schluss eine Spielfigur.
peg-jumped = Von { $from } über { $over } nach { $to }.
peg-solved = { $moves ->
    [one] In einem Zug gelöst.
   *[other] In { $moves } Zügen gelöst.
}
peg-stuck = Die Spielfigur auf { $hole } kann jetzt nicht springen.
peg-redo = Wiederholen
peg-restart = Von vorn
peg-hint = Tipp
peg-verdict = Geht es noch?
peg-solution = Lösung zeigen
peg-best = Besten Schluss zeigen
peg-watch = Gleich sagen, wenn der Schluss nicht mehr erreichbar ist
peg-thinking = Suche läuft …
peg-still = { $jumps ->
    [one] Ja: Der Schluss ist erreichbar, mit noch einem Sprung.
   *[other] Ja: Der Schluss ist erreichbar, mit noch { $jumps } Sprüngen.
}
peg-still-best = { $jumps ->
    [one] Der beste Schluss, { $pegs } Spielfiguren, ist mit noch einem Sprung erreichbar.
   *[other] Der beste Schluss, { $pegs } Spielfiguren, ist mit noch { $jumps } Sprüngen erreichbar.
}
peg-best-too-late = Der beste Schluss, { $pegs } Spielfiguren, ist von hier aus nicht mehr erreichbar.
peg-unknown = Nicht bekannt: Die Suche wurde in der erlaubten Zeit nicht fertig.
peg-honest = Ganz ehrlich: Diesen Schluss kann niemand erreichen; der Beweis ist unten gezeichnet. Versuche, möglichst wenige Spielfiguren übrig zu lassen. Zwei sind das Beste.
peg-run = Abspielen
peg-pause = Anhalten
peg-leave = Zurück zu meinem Spiel
peg-proof-title = Warum es nicht geht
peg-keys = Tasten: Die Pfeile gehen von Feld zu Feld, die Eingabetaste nimmt eine Spielfigur auf und setzt sie ab, U nimmt zurück, R wiederholt, H gibt einen Tipp.

## Anschreiben am echten Brett

menu-score = Anschreiben
score-title = Anschreiben
score-intro = Für zwei an einem echten Brett: Dort wird gewürfelt und gezogen, hier durch Antippen mitgeschrieben. Die Seite führt Dopplerwürfel und Punktestand und kennt das Regelwerk.
score-resume = Letzte Sitzung fortsetzen
score-new = Neue Sitzung
score-name-light = Wer hat die hellen Steine?
score-name-dark = Wer hat die dunklen Steine?
score-opening = Wer beginnt? Trag ein, was jeder geworfen hat.
score-opening-tie = Gleichstand: Trag die neuen Würfe ein.
score-throw = { $name } würfelt: Trag den Wurf ein.
score-throw-or-double = { $name } würfelt: Trag den Wurf ein oder dopple zuerst.
score-play = { $name } zieht { $dice }: Tippe die Steine an, die gezogen wurden.
score-done = { $name } hat { $dice } gezogen: Trag den Zug ein.
score-none = { $name } kann mit { $dice } nicht ziehen.
score-free = { $name } zieht { $dice }: Setze die Steine so, wie wirklich gezogen wurde, richtig oder falsch.
score-enter = Zug eintragen
score-otherwise = Anders gezogen
score-flag = Das ist gegen die Regeln. { $why }
score-put-right = Berichtigen
score-write-down = Niemand hat es gemerkt: so eintragen
score-demand = { $name }: Berichtigung verlangen
score-lift = { $name } nimmt die Würfel auf
score-void = Wurf ungültig
score-void-why = Warum ist der Wurf ungültig?
score-throw-of = Wurf von { $name }
score-die = Würfel: { $value }
score-clear = Löschen
score-results = Bisherige Spiele

## Würfel mit Beweis

dice-title = Würfel mit Beweis
dice-intro = Vor jedem Spiel legen sich der Server und der Browser jedes Spielers auf eine Kette geheimer Zahlen fest. Jeder Wurf nimmt aus jeder Kette eine Zahl, die erst nach der Entscheidung zum Wurf aufgedeckt wird. Ist dein Browser ehrlich, können alle anderen zusammen, auch der Server, deine Würfel weder wählen noch vorhersehen. Diese Seite prüft das selbst, ohne den Server.
dice-table = Tisch { $table }
dice-fine = { $rolls ->
    [one] Alles stimmt: ein Wurf geprüft.
   *[other] Alles stimmt: { $rolls } Würfe geprüft.
}
dice-wrong = Bei Eintrag { $entry }, Wurf { $roll }, stimmt etwas nicht: { $why }
dice-real = Gespielt wurde an einem echten Brett: Es gibt keine Würfe des Servers, die zu prüfen wären.
dice-none = Es ist noch kein Würfel gefallen.
dice-checked = Was geprüft wurde
dice-checked-order = Jeder Anteil war vor seinem ersten Wurf festgelegt, jeder Wurf war entschieden, bevor er fiel, und keiner fehlt.
dice-checked-links = Jede aufgedeckte Zahl gehört zu der Kette, auf die sich ihr Teilnehmer festgelegt hatte.
dice-checked-dice = Jeder Würfel wurde aus den Zahlen aller Teilnehmer neu berechnet.
dice-checked-throws = { $count ->
    [one] Der eine Wurf des Spiels stimmt mit dem überein, was fiel.
   *[other] Alle { $count } Würfe des Spiels stimmen mit dem überein, was fiel.
}
dice-left-out = { $count ->
    [one] Ein Wurf fiel ohne eine Seite, die nicht rechtzeitig geantwortet hat: { $rolls }.
   *[other] { $count } Würfe fielen ohne eine Seite, die nicht rechtzeitig geantwortet hat: { $rolls }.
}
dice-pending = Ein Wurf ist entschieden, aber seine Würfel sind noch nicht gefallen.
dice-not-checked = Hier nicht geprüft: ob die Regeln jeden Zug erlauben. Auch das prüft „pasch dice verify“.
dice-download = Protokoll herunterladen
dice-chain = Ketten { $chain }, Spiel { $game }
dice-link = Zahl { $link } von { $name }
dice-marked = vorher bekannt
dice-drop = Um ein anderes Spiel zu prüfen, zieh sein Würfelprotokoll (.dice.json) auf diese Seite oder wähle es hier aus.
dice-check = Würfel prüfen
dice-go-on = Mit neuen Würfeln weiterspielen
dice-broken = Den Würfeln ist nicht mehr zu trauen: { $why } Dieser Browser nimmt an weiteren Würfen nicht teil.
dice-was-me = Das war ich
dice-doubt-renewal = In deinem Namen wurden neue Ketten verlangt oder gebilligt, aber nicht in diesem Browser. Dein Anteil an den Würfeln wird zurückgehalten.
dice-doubt-back = In deinem Namen wurde ein Zug zurückgenommen, aber nicht in diesem Browser. Dein Anteil an den Würfeln wird zurückgehalten.
dice-doubt-roll = In deinem Namen wurde ein Wurf entschieden, aber nicht in diesem Browser. Dein Anteil an den Würfeln wird zurückgehalten.
dice-agree = Einverstanden
dice-lost = Ein Wurf ist offen, und dein Anteil daran liegt in einem anderen Browser. Spiel dort weiter. Oder bitte hier um neue Zahlen, dann wird der Wurf mit ihnen gemacht.
dice-ask-new = Um neue Zahlen bitten
dice-asks = { $name } hat die geheimen Zahlen für die Würfel verloren. Der offene Wurf würde mit neuen gemacht. Bist du einverstanden?
dice-waits = Die Würfel warten auf die Seite von { $name }. Ohne sie kann niemand würfeln.
dice-the-server = Der Server
dice-fault-shorter = Der Server hat etwas vergessen, was dieser Browser gesehen hat (Wurf { $roll }).
dice-fault-log = Das Protokoll ist nicht das, dem dieser Browser gefolgt ist (Wurf { $roll }).
dice-fault-taken-back = Nach einem zurückgenommenen Zug sind die Würfel nicht die gefallenen, oder es gab nichts zurückzunehmen (Wurf { $roll }).
dice-fault-renewal = Ketten wurden ohne Grund oder ohne Zustimmung erneuert (Wurf { $roll }).
dice-fault-link = Eine Zahl gehört nicht zur festgelegten Kette oder fehlt (Wurf { $roll }).
dice-fault-early = Eine Zahl wurde aufgedeckt, bevor der Wurf entschieden oder jeder Anteil festgelegt war (Wurf { $roll }).
dice-fault-anchor = Ein Anteil wurde zu spät oder zweimal festgelegt oder gleicht einem anderen (Wurf { $roll }).
dice-code = Code: { $code }. Zwei Spieler, die einander denselben Code vorlesen, spielen dasselbe Spiel.
dice-anchor = Festgelegt von { $name }:
dice-foreseen = Weil ein Zug zurückgenommen wurde, waren die Würfel dieser Würfe vorher bekannt: { $rolls }.
dice-renewed = Die Ketten wurden mitten im Spiel { $count ->
    [one] einmal
   *[other] { $count }-mal
} erneuert. Kein offener Wurf wurde ohne Zustimmung der anderen Spieler ersetzt.
dice-first = Nach einem früheren Verfahren, das ein unehrlicher Server oder Spieler unbemerkt beugen konnte, fielen diese Würfe: 1 bis { $rolls }.
dice-not-followed = Dieser Browser ist diesem Spiel nicht gefolgt und kann nicht sagen, ob die Anteile der Spieler verwendet wurden.
dice-checked-followed = Das ist das Protokoll, dem dieser Browser während des Spiels gefolgt ist.
dice-limits = Was das nicht verspricht: Jeder kann aufhören zu spielen, und das Protokoll sagt nicht, wer schuld war. Diese Seite selbst kommt vom Server; über einfaches HTTP könnte jeder auf dem Weg sie verändern.
dice-fault-unreadable = Das lässt sich nicht als Würfelprotokoll lesen.
dice-fault-order = Zeilen, Würfe oder Zahlen stehen nicht in der richtigen Reihenfolge (Wurf { $roll }).
dice-fault-chain = Der Hash eines Glieds ist nicht das Glied davor (Wurf { $roll }).
dice-fault-nonces = Wurf { $roll } hat eine Nonce zu viel oder zu wenig.
dice-fault-digest = Wurf { $roll } hat einen anderen Hash. Sein Glied oder seine Nonces wurden verändert.
dice-fault-dice = Wurf { $roll } ergibt { $wanted }, nicht { $found }.
dice-fault-throw = Ein Wurf im Spiel stimmt nicht mit dem überein, was fiel.

# The page that needs no server
here-elsewhere = Pasch ist in einem anderen Tab offen; dort stehen jetzt die Tische.
here-elsewhere-on = Hier weiterspielen
here-closed = In diesem Browser lassen sich keine Tische aufstellen: { $reason }
here-update = Es gibt eine neue Fassung. Dein Spiel bleibt, wie es ist.
here-update-now = Jetzt verwenden
here-parent = Dieses Spiel setzt ein anderes fort, dessen Server verschwunden ist.
do-go-on-here = Ohne den Server weiterspielen
device-title = Dieses Gerät
device-here = Deine Spiele, Karten und Einstellungen liegen in diesem Browser. Kein Server weiß davon.
device-server = Deine Spiele liegen auf dem Server, von dem diese Seite kommt.
device-elsewhere = Du bist an den Tischen von { $server }.
device-back = Zurück zu den Tischen in diesem Browser
device-back-server = Zurück zu den Tischen des Servers
device-stand-here = In diesem Browser spielen, ohne den Server
device-keeping = Aufbewahren
device-promised = Der Browser hat zugesagt, alles aufzuheben.
device-not-promised = Wenn der Platz knapp wird, darf der Browser alles löschen: Sichere ab und zu eine Kopie.
device-room = Belegt: { $used } MB.
device-ask = Den Browser bitten, alles aufzuheben
device-save = Alles als Datei sichern
device-load = Eine gesicherte Datei einlesen
device-taken-in =
    { $count ->
        [0] Es war nichts Neues darin.
        [one] Ein Spiel wurde übernommen.
       *[other] { $count } Spiele wurden übernommen.
    }
device-taken-study = Analysierte Matches und Karten aufgenommen: { $count }.
device-not-taken = Diese Datei stammt nicht von Pasch oder ist beschädigt ({ $reason }). Es wurde nichts geändert.
device-install-title = Installieren
device-install = Pasch auf diesem Gerät installieren
device-install-menu = Über das Menü des Browsers kommt Pasch auf den Startbildschirm; dann startet es auch ohne Netz.
device-plain = Diese Seite kam über einfaches HTTP. Dann erlauben Browser weder das Installieren noch den Start ohne Netz noch Benachrichtigungen; mit pasch serve --tls geht alles drei.
device-join = Ein Tisch auf einem Server
device-join-hint = Füge die Adresse ein, die du bekommen hast. Der Server muss Seiten von hier zulassen.
device-join-go = Hingehen
device-no-address = Das ist keine Adresse.
fault-no-room = Auf diesem Gerät ist kein Platz mehr. Nichts, was zu sehen war, ist verloren; das Spiel geht weiter, sobald Platz ist.
dice-here = Beide Seiten sind auf diesem Gerät, darum beweist dieses Protokoll niemandem sonst etwas: Wer das Gerät hat, hätte die Würfel wählen können.
dice-here-real = Oder echte Würfel werfen und eingeben
new-link-server = Für einen Freund per Link braucht es einen Server.

## A rulebook of one’s own

own-title = Ein eigenes Regelwerk
own-intro = Beginne mit dem Regelwerk, das euren Regeln am nächsten kommt, und ändere, was ihr anders spielt. Was nicht zusammenpasst, wird sofort gesagt.
own-about = Jede Frage des Vergleichs, so beantwortet, wie ihr spielt
own-make = Ein eigenes Regelwerk machen
own-base = Gemacht aus
own-name = Wie es heißen soll
own-saved = Deine Regelwerke
own-kept = In diesem Browser gespeichert.
own-save = Speichern
own-together = Alles passt zusammen.
own-contradictions = Das passt nicht zusammen:
own-changed = anders beantwortet als im Regelwerk
own-void = Nach einer anderen Antwort ist hier nichts mehr zu fragen.
own-link = Link zu diesem Regelwerk
own-file = Als Datei speichern
own-open = Datei öffnen
own-forget-ask = Dieses Regelwerk vergessen?
own-forgotten = „{ $name }“ ist vergessen.
own-broken = In diesem Link oder dieser Datei steht kein lesbares Regelwerk.
