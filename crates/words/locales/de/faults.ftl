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

export-own-rulebook = { $name } zählt oder zieht anders als das Regelwerk, aus dem es gemacht ist; das lässt sich in Matchdateien nicht festhalten
export-replay = das Spiel lässt sich nicht nachspielen ({ $detail })

## Server, Duelle, Training, Messen

fault-listen = Auf { $address } kann der Server keine Verbindungen annehmen: { $why }
fault-server-stopped = Der Server ist stehen geblieben: { $why }
fault-store = Die Ablage der Spiele lässt sich nicht verwenden ({ $detail }).
fault-tls = HTTPS lässt sich nicht anbieten ({ $detail }).
fault-store-in-use = { $folder } ist in Gebrauch: { $owner }
fault-store-file = { $file } ist beschädigt ({ $detail }). Eine Sicherung lässt sich an ihre Stelle setzen: pasch store restore
fault-store-not-empty = In { $file } sind Spiele; --replace setzt die Kopie an ihre Stelle.
fault-store-no-table = Es gibt keinen Tisch „{ $table }“.
fault-store-damaged = Gefundene Fehler: { $count }
fault-work = Die Helfer lassen sich nicht verwenden ({ $detail }).
fault-nats = { $address } ist nicht als NATS-Server zu erreichen: { $why }
fault-database-address = „{ $address }“ ist keine Adresse einer PostgreSQL-Datenbank wie postgres://benutzer@rechner/name
fault-copy-from = „{ $from }“ nennt keinen Ordner mit Spielen, wie sqlite:ORDNER es tut
fault-gnubg-missing = gnubg ist nicht installiert (Debian: apt-get install gnubg)
fault-engine-command = Das ist kein Befehl für eine Engine ({ $detail }).
fault-engine-setting = „{ $setting }“ stellt nichts ein: erwartet wird NAME=WERT.
fault-engine-name = „{ $engine }“ nennt keine Engine: erwartet wird NAME=BEFEHL, jeder Name einmal.
fault-engine-start = { $engine } lässt sich nicht starten: { $why }
fault-engine-gone = { $engine } hat sich mitten im Spiel beendet.
fault-engine-silent = { $engine } hat nicht rechtzeitig geantwortet.
fault-engine-refused = { $engine } nahm nicht an, was ihm gesagt wurde: { $answer }
fault-engine-answer = { $engine } antwortete „{ $answer }“, und das ist keine Antwort auf die Frage.
fault-engine-play = { $engine } antwortete „{ $answer }“ ({ $detail })
fault-engine-cube = { $engine } entscheidet nicht über den Dopplerwürfel; ohne --cubeful lässt sich gegen sie spielen.
fault-duel-one-folder = Gegen eine Engine gibt es einen Ordner mit Netzen oder keinen.
fault-duel-two-folders = Nötig sind zwei Ordner mit Netzen, oder --engine, oder --gnubg.
fault-duel-broke-off = Ein Spiel des Duells ist abgebrochen.
fault-decision-line = Zeile { $line }: { $why }
fault-decision-json = das ist keine Entscheidung als JSON mit id und dice ({ $detail })
fault-no-decisions = Hier ist kein Wurf, der eine Wahl lässt.
fault-gnubg-law = gnubg lässt sich nur nach den Turnierregeln fragen, ohne Jacoby und Biber
fault-train-numbers = --round muss mindestens 1000 sein, --buffer nicht kleiner als --round; --batch, --reuse und --minutes müssen über 0 liegen.
fault-train-widen = { $option }: so viele Schichten, wie das Netz hat, und keine schmaler.
fault-train-heads = --heads: Das Kontaktnetz hat seine Köpfe schon.
fault-train-checkpoint = { $file }: dieser Zwischenstand lässt sich nicht verwenden ({ $detail })
fault-train = Das Training kann nicht weitergehen ({ $detail }).
fault-table = { $file }: Diese Tabelle ist nicht zu gebrauchen ({ $detail }); lösche sie, um von vorn zu beginnen
fault-cache-folder = Es gibt keinen Ordner für Tabellen: HOME oder XDG_CACHE_HOME setzen.
fault-width = „{ $part }“ ist keine Breite: Vielfache von 16 bis 1024, wie in 512-64-32
fault-level = eine Stufe „{ $level }“ gibt es nicht: es gibt beginner, casual, advanced, expert und world-class
fault-bench-seconds = --seconds { $seconds }: eine Zahl über 0, höchstens 600
fault-bench-paths = Die Wege des Rechenkerns stimmen nicht überein: { $one } und { $other }.
fault-bench-tables = { $count ->
    [one] Ein Tisch ist gescheitert
   *[other] { $count } Tische sind gescheitert
}, der erste mit: { $detail }
fault-analysis-cache = die Datei der Urteile ist von anderer Art oder in Zeile { $line } beschädigt
fault-analysis-one-match = geschrieben wird ein Match für eine Datei; genannt wurden { $count }
