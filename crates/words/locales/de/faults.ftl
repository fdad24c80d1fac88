### Was an dem falsch ist, was der Befehlszeile gegeben wurde: Dateien, Stellungen, Würfel, Matches.

## Was das System über eine Datei sagt

io-not-found = eine solche Datei oder einen solchen Ordner gibt es nicht
io-permission-denied = der Zugriff wurde verweigert
io-is-a-directory = das ist ein Ordner, keine Datei
io-not-a-directory = ein Teil dieses Pfads ist kein Ordner
io-not-text = das ist kein Text in UTF-8
io-storage-full = es ist kein Speicherplatz mehr frei
io-address-in-use = diese Adresse ist schon belegt
io-address-not-available = diese Adresse hat dieser Rechner nicht
io-other = das System sagt: { $detail }
fault-standard-input = Standardeingabe
fault-standard-output = Standardausgabe
fault-threads = die Threads des Programms
fault-unreadable-input = Die Standardeingabe konnte nicht gelesen werden.

## Stellungen

fault-position = Stellung „{ $text }“: { $why }
fault-at-character = Zeichen { $place }: { $why }
fault-unexpected = „{ $found }“ kann hier nicht stehen; erwartet: { $wanted }
fault-too-short = hier endet der Text; erwartet: { $wanted }
fault-too-long = vor diesem Zeichen hätte der Text enden sollen ({ $what })
fault-out-of-range = { $field }: { $value } ist nicht möglich, nur { $allowed }
fault-unknown-format = so schreibt man keine Stellung; möglich sind eine Position-ID (4HPwATDgc/ABMA), Position- und Match-ID (4HPwATDgc/ABMA:cAkAAAAAAAAA), eine XGID, eine Brettzeile von FIBS oder die Reihen des dänischen Blatts (white 2 S1 ...; black ...)
allowed-between = { $one } bis { $other }
allowed-either = { $one } oder { $other }
allowed-below-length = 0 bis eins weniger als die Matchlänge
allowed-power-of-two = eine Zweierpotenz
allowed-points = 1 bis 24, 25 oder bar, 0 oder off
part-id-letter = ein Buchstabe, eine Ziffer, + oder /
part-position-id = eine Position-ID aus 14 Zeichen
part-match-id = eine Match-ID aus 12 Zeichen
part-xgid-checkers = 26 Zeichen für die Steine
part-xgid-place = a bis o, A bis O oder -
part-top-bar = die Bar des oberen Spielers: ein Kleinbuchstabe oder -
part-bottom-bar = die Bar des unteren Spielers: ein Großbuchstabe oder -
part-cube-exponent = der Exponent des Dopplerwürfels
part-cube-place = der Ort des Dopplerwürfels
part-largest-cube = der Exponent des höchsten Dopplerwürfels
part-turn = wer am Zug ist
part-xgid-dice = zwei Würfel, 00, D, B oder R
part-two-dice = zwei Würfel
part-score = ein Punktestand
part-xgid-rules = Crawford oder die Regeln des Geldspiels
part-match-length = die Matchlänge
part-xgid-fields = eine XGID aus zehn Feldern
part-board-head = das Wort board
part-board-name = der Name eines Spielers
part-board-point = ein Punkt
part-board-number = eine Zahl der Brettzeile
part-board-fields = eine Brettzeile aus 53 Feldern
part-die = ein Würfel
part-cube = der Dopplerwürfel
part-rows-place = wo diese Steine stehen
part-rows-word = white, black, eine Zahl, S, W, aside, off oder to move
part-rows-side = zuerst white oder black
part-rows-count = eine Anzahl von Steinen
part-rows-point = ein Punkt einer Reihe
part-rows-sides = die Steine von Weiß und Schwarz
part-point = ein Punkt, bar oder off
part-destination = / und der Punkt, auf den der Stein zieht
part-closing-bracket = eine schließende Klammer
part-space = ein Leerzeichen zwischen den Bewegungen
part-number = eine Zahl
part-repetition = die Anzahl der Steine
part-four-steps = höchstens vier Schritte eines Steins
nonsense-last-letter = dieses Zeichen sagt mehr, als in die ID gehört
nonsense-past-last-point = dieses Zeichen spricht von Steinen hinter dem letzten Punkt
nonsense-too-many-checkers = die ID endet, bevor jeder Punkt genannt ist: zu viele Steine
nonsense-cube-owner = der Dopplerwürfel liegt weder bei einem Spieler noch in der Mitte
nonsense-game-state = der Zustand des Spiels ist keiner der fünf
nonsense-die = ein Würfel zeigt etwas anderes als 1 bis 6
nonsense-one-die = ein Würfel ist gefallen, der andere nicht
nonsense-backwards = Steine ziehen nur auf niedrigere Punkte

## Würfel und was die Engine gefragt wird

fault-dice = Wurf „{ $text }“: { $why }
fault-dice-letter = „{ $letter }“ ist keine Würfelzahl; man schreibt 31, 3-1 oder 3 1
fault-dice-two = zwei Zahlen sind nötig, wie in 31, 3-1 oder 3 1
fault-request = „{ $line }“ ist keine Stellung, auf die ein Wurf folgt, wie in 4HPwATDgc/ABMA 3 1
fault-game-over = das Spiel ist zu Ende
fault-match-over = Stand { $points } von { $length }: das Match ist zu Ende, es gibt nichts mehr zu entscheiden
fault-ply = --ply { $ply }: die Engine schaut 0 bis { $deepest } Halbzüge voraus
fault-engine = die Engine hat aufgegeben ({ $detail })
fault-nets = { $folder }: diese Netze lassen sich nicht verwenden ({ $detail })

## Dateien

fault-json = { $file }, Zeile { $line }, Spalte { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = das ist kein gültiges Regelwerk
json-not-game = das ist kein gültiges gespeichertes Spiel
json-not-dice = das ist keine gültige Aufzeichnung von Würfeln
json-cut-off = die Datei bricht mittendrin ab
fault-rulebook-base = { $file }: „base“ muss das Regelwerk nennen, aus dem dieses gemacht ist: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: ein Spiel im Format der Version { $found }; gelesen wird Version { $known }
fault-save-unwritable = { $file }: das Spiel lässt sich nicht schreiben ({ $detail })
fault-not-a-match = { $file } ist keine Matchdatei: { $why }
fault-convert-files = convert nimmt etwas zum Lesen und eine Datei oder einen Ordner zum Schreiben, oder --report und etwas zum Lesen
fault-convert-ending = { $file }: ein Match wird als .mat, .sgf oder .txt geschrieben, eine Stellung als .txt, .html oder .tex
fault-convert-none = wo gesucht wurde, liegt keine Matchdatei
fault-convert-same = { $file }: eine Datei wird nicht über die geschrieben, aus der sie gelesen wurde
fault-convert-position = { $file } enthält eine Stellung, kein Match
fault-convert-pattern = { $pattern } ist kein Muster für Dateinamen: { $detail }
fault-no-game = { $file }: ein Spiel { $game } gibt es nicht; die Datei hat { $games }
fault-no-move-number = { $file }, Spiel { $game }: „{ $number }“ ist kein Zug wie 7 oder 7b
fault-no-move = { $file }, Spiel { $game }: einen Zug { $number } gibt es nicht; der letzte ist { $last }
fault-not-reached = { $file }, Spiel { $game }: das Nachspielen kommt nicht bis zu diesem Zug
fault-picture-size = Ein Bild ist 1 bis { $widest } Pixel breit und hoch, nicht { $width } mal { $height }.
fault-picture = Das Bild lässt sich nicht zeichnen ({ $detail }).
fault-dice-entry = { $file }, Eintrag { $entry }, Wurf { $roll }: die Aufzeichnung stimmt nicht ({ $detail })

## Matchdateien

fault-at-place = { $place }: { $why }
place-game = Spiel { $number }
place-move = Zug { $number }
place-line = Zeile { $number }
lack-game = in dieser Datei ist kein Spiel
lack-players = hier sollten zwei Spieler mit ihrem Punktestand stehen
lack-length = die Länge des Matches ist nicht genannt
lack-first-game = das steht vor dem ersten Spiel
lack-backgammon = der Baum eines anderen Spiels als Backgammon
lack-set-up = eine von Hand aufgestellte Stellung wird nicht gelesen; das Spiel wird ohne sie nachgespielt
lack-opening-bracket = eine schließende Klammer ohne öffnende
lack-tree = ein Knoten außerhalb jedes Spiels
lack-value-end = ein Wert, der nicht endet
lack-property = ein Wert ohne Eigenschaft
lack-property-name = ein Zeichen, das zu keiner Eigenschaft gehört
lack-closing-bracket = das letzte Spiel endet nicht mit einer schließenden Klammer
damage-head = der Kopf der Datei ist abgeschnitten oder von anderer Art
damage-directory = das Verzeichnis dessen, was in der Datei ist, ist beschädigt; gelesen wurde, was sich ohne es fand
damage-packing = was in der Datei gepackt ist, lässt sich nicht bis zum Ende entpacken
damage-checksum = die Prüfsumme passt nicht zu dem, was entpackt wurde
damage-too-large = was in der Datei gepackt ist, ist größer als jedes Match
damage-cut-record = der letzte Eintrag ist abgeschnitten
damage-structure = was in der Datei steht, ist nicht wie ein Match gebaut
damage-variation = diese Anfangsaufstellung ist nicht bekannt
damage-edited = die Steine stehen hier nicht so, wie die Züge davor sie ließen
record-unreadable = „{ $text }“ kann hier nicht gelesen werden
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: was gespielt wurde, steht nicht da
record-first-roll = ein Spiel kann nicht mit { $roll } beginnen: bei gleichen Würfeln wird noch einmal gewürfelt
record-crawford-double = ein Doppel im Crawford-Spiel
record-cube-value = nach der Datei geht der Dopplerwürfel auf { $written }, er geht aber auf { $real }
record-score = nach der Datei steht es { $written }, nach den Spielen davor aber { $real }
record-result = nach der Datei ist das Ergebnis { $written }, nachgespielt aber { $real }
record-result-value = nach der Datei gewinnt { $name } { $points }; so viel ist bei einem Dopplerwürfel auf { $cube } keine Aufgabe wert
record-match-over = das Match war schon zu Ende
record-game-over = das Spiel war schon zu Ende
record-lost = von hier an lässt sich diesem Spiel nicht mehr folgen; es bleibt, wie es geschrieben ist
move-too-many = geschrieben sind { $written } Bewegungen, { $roll } hat aber nur { $dice }
move-not-hit = { $point } ist als geschlagen markiert, dort steht aber kein einzelner gegnerischer Stein
move-ambiguous = der Text passt auf mehrere Züge: { $plays }
export-start = Matchdateien kennen nur die übliche Aufstellung, Nackgammon und Hypergammon
export-automatic-double = Spiel { $game } begann mit einem automatischen Doppel; das lässt sich in Matchdateien nicht festhalten
export-own-rulebook = { $name } zählt oder zieht anders als das Regelwerk, aus dem es gemacht ist; das lässt sich in Matchdateien nicht festhalten
export-replay = das Spiel lässt sich nicht nachspielen ({ $detail })

## Server, Duelle, Training, Messen

fault-listen = Auf { $address } kann der Server keine Verbindungen annehmen: { $why }
fault-server-stopped = Der Server ist stehen geblieben: { $why }
fault-store = Die Ablage der Spiele lässt sich nicht verwenden ({ $detail }).
fault-gnubg-missing = gnubg ist nicht installiert (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg antwortete „{ $answer }“ auf { $roll } ({ $detail })
fault-duel-one-folder = Gegen gnubg gibt es einen Ordner mit Netzen oder keinen.
fault-duel-two-folders = Nötig sind zwei Ordner mit Netzen oder --gnubg.
fault-duel-broke-off = Ein Spiel des Duells ist abgebrochen.
fault-train-numbers = --round muss mindestens 1000 sein, --buffer nicht kleiner als --round; --batch, --reuse und --minutes müssen über 0 liegen.
fault-train-widen = { $option }: so viele Schichten, wie das Netz hat, und keine schmaler.
fault-train-checkpoint = { $file }: dieser Zwischenstand lässt sich nicht verwenden ({ $detail })
fault-train = Das Training kann nicht weitergehen ({ $detail }).
fault-width = „{ $part }“ ist keine Breite: Vielfache von 16 bis 1024, wie in 512-64-32
fault-level = eine Stufe „{ $level }“ gibt es nicht: es gibt beginner, casual, advanced, expert und world-class
fault-bench-seconds = --seconds { $seconds }: eine Zahl über 0, höchstens 600
fault-bench-paths = Die Wege des Rechenkerns stimmen nicht überein: { $one } und { $other }.
fault-bench-tables = { $count ->
    [one] Ein Tisch ist gescheitert
   *[other] { $count } Tische sind gescheitert
}, der erste mit: { $detail }
