### Wat er mis is met wat aan de opdrachtregel is gegeven: bestanden, stellingen, worpen, matches.

## Wat het systeem over een bestand zegt

io-not-found = dit bestand of deze map bestaat niet
io-permission-denied = toegang geweigerd
io-is-a-directory = dit is een map, geen bestand
io-not-a-directory = een deel van dit pad is geen map
io-not-text = dit is geen tekst in UTF-8
io-storage-full = er is geen ruimte meer
io-address-in-use = dit adres is al in gebruik
io-address-not-available = dit adres heeft deze machine niet
io-other = het systeem zegt: { $detail }
fault-standard-input = standaardinvoer
fault-standard-output = standaarduitvoer
fault-threads = de threads van het programma
fault-unreadable-input = De standaardinvoer kon niet gelezen worden.

## Stellingen

fault-position = Stelling “{ $text }”: { $why }
fault-at-character = teken { $place }: { $why }
fault-unexpected = “{ $found }” kan hier niet staan; verwacht: { $wanted }
fault-too-short = de tekst houdt hier op; verwacht: { $wanted }
fault-too-long = de tekst had vóór dit teken moeten ophouden ({ $what })
fault-out-of-range = { $field }: { $value } kan niet, alleen { $allowed }
fault-unknown-format = zo schrijf je geen stelling; het kan met een position-ID (4HPwATDgc/ABMA), een position- en match-ID (4HPwATDgc/ABMA:cAkAAAAAAAAA), een XGID, een bordregel van FIBS, of de rijen van het Deense blad (white 2 S1 ...; black ...)
allowed-between = { $one } tot en met { $other }
allowed-either = { $one } of { $other }
allowed-below-length = 0 tot en met één minder dan de matchlengte
allowed-power-of-two = een macht van twee
allowed-points = 1 tot en met 24, 25 of bar, 0 of off
part-id-letter = een letter, een cijfer, + of /
part-position-id = een position-ID van 14 tekens
part-match-id = een match-ID van 12 tekens
part-xgid-checkers = 26 tekens voor de schijven
part-xgid-place = a tot en met o, A tot en met O, of -
part-top-bar = de bar van de bovenste speler: een kleine letter, of -
part-bottom-bar = de bar van de onderste speler: een hoofdletter, of -
part-cube-exponent = de exponent van de doubleersteen
part-cube-place = de plaats van de doubleersteen
part-largest-cube = de exponent van de hoogste doubleersteen
part-turn = wie aan de beurt is
part-xgid-dice = twee dobbelstenen, 00, D, B of R
part-two-dice = twee dobbelstenen
part-score = een stand
part-xgid-rules = Crawford, of de regels van het geldspel
part-match-length = de matchlengte
part-xgid-fields = een XGID van tien velden
part-board-head = het woord board
part-board-name = de naam van een speler
part-board-point = een punt
part-board-number = een getal van de bordregel
part-board-fields = een bordregel van 53 velden
part-die = een dobbelsteen
part-cube = de doubleersteen
part-rows-place = waar deze schijven staan
part-rows-word = white, black, een getal, S, W, aside, off of to move
part-rows-side = eerst white of black
part-rows-count = een aantal schijven
part-rows-point = een punt van een rij
part-rows-sides = de schijven van Wit en Zwart
part-point = een punt, bar of off
part-destination = / en de punt waar de schijf heen gaat
part-closing-bracket = een haakje sluiten
part-space = een spatie tussen de bewegingen
part-number = een getal
part-repetition = het aantal schijven
part-four-steps = hoogstens vier stappen van een schijf
nonsense-last-letter = dit teken zegt meer dan in de ID past
nonsense-past-last-point = dit teken spreekt van schijven voorbij de laatste punt
nonsense-too-many-checkers = de ID houdt op voordat elke punt genoemd is: te veel schijven
nonsense-cube-owner = de doubleersteen ligt noch bij een speler noch in het midden
nonsense-game-state = de toestand van de partij is geen van de vijf
nonsense-die = een dobbelsteen toont iets anders dan 1 tot en met 6
nonsense-one-die = de ene dobbelsteen is gegooid en de andere niet
nonsense-backwards = schijven gaan alleen naar lagere punten

## Worpen en wat de engine gevraagd wordt

fault-dice = Worp “{ $text }”: { $why }
fault-dice-letter = “{ $letter }” is geen getal van een dobbelsteen; schrijf 31, 3-1 of 3 1
fault-dice-two = er zijn twee getallen nodig, zoals in 31, 3-1 of 3 1
fault-request = “{ $line }” is geen stelling met een worp erachter, zoals 4HPwATDgc/ABMA 3 1
fault-game-over = de partij is afgelopen
fault-match-over = Stand { $points } van { $length }: de match is afgelopen, er valt niets meer te beslissen
fault-ply = --ply { $ply }: de engine kijkt 0 tot en met { $deepest } halve zetten vooruit
fault-engine = de engine heeft het opgegeven ({ $detail })
fault-nets = { $folder }: deze netten zijn niet te gebruiken ({ $detail })

## Bestanden

fault-json = { $file }, regel { $line }, kolom { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = dit is geen geldig reglement
json-not-game = dit is geen geldige bewaarde partij
json-not-dice = dit is geen geldig verslag van worpen
json-cut-off = het bestand is afgekapt
fault-rulebook-base = { $file }: “base” moet het reglement noemen waarop dit gebaseerd is: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: een partij in versie { $found } van het formaat; versie { $known } kan gelezen worden
fault-save-unwritable = { $file }: de partij kan niet geschreven worden ({ $detail })
fault-not-a-match = { $file } is geen matchbestand: { $why }
fault-convert-files = convert neemt iets om te lezen en een bestand of map om te schrijven, of --report en iets om te lezen
fault-convert-ending = { $file }: een match wordt als .mat, .sgf of .txt geschreven, een stelling als .txt, .html of .tex
fault-convert-none = waar gezocht werd, ligt geen matchbestand
fault-convert-same = { $file }: een bestand wordt niet over het gelezen bestand heen geschreven
fault-convert-position = { $file } bevat een stelling, geen match
fault-convert-pattern = { $pattern } is geen patroon voor bestandsnamen: { $detail }
fault-no-game = { $file }: een partij { $game } is er niet; het bestand heeft er { $games }
fault-no-move-number = { $file }, partij { $game }: “{ $number }” is geen zet zoals 7 of 7b
fault-no-move = { $file }, partij { $game }: een zet { $number } is er niet; de laatste is { $last }
fault-not-reached = { $file }, partij { $game }: het naspelen komt niet tot deze zet
fault-picture-size = Een plaatje is 1 tot en met { $widest } pixels breed en hoog, niet { $width } bij { $height }.
fault-picture = Het plaatje kan niet getekend worden ({ $detail }).
fault-dice-entry = { $file }, regel { $entry }, worp { $roll }: het verslag klopt niet ({ $detail })

## Matchbestanden

fault-at-place = { $place }: { $why }
place-game = partij { $number }
place-move = zet { $number }
place-line = regel { $number }
lack-game = in dit bestand is geen partij
lack-players = hier horen twee spelers met hun stand te staan
lack-length = de lengte van de match is niet vermeld
lack-first-game = dit staat vóór de eerste partij
lack-backgammon = de boom van een ander spel dan backgammon
lack-set-up = een met de hand opgezette stelling wordt niet gelezen; de partij wordt zonder die stelling nagespeeld
lack-opening-bracket = een haakje sluiten zonder haakje openen
lack-tree = een knoop buiten elke partij
lack-value-end = een waarde die niet ophoudt
lack-property = een waarde zonder eigenschap
lack-property-name = een teken dat bij geen eigenschap hoort
lack-closing-bracket = de laatste partij eindigt niet met een haakje sluiten
damage-head = de kop van het bestand is afgekapt of van een andere soort
damage-directory = de lijst van wat het bestand bevat is beschadigd; wat zonder die lijst te vinden was, is gelezen
damage-packing = wat in het bestand is ingepakt, is niet tot het einde uit te pakken
damage-checksum = de controlesom hoort niet bij wat is uitgepakt
damage-too-large = wat in het bestand is ingepakt, is groter dan welke match ook
damage-cut-record = het laatste onderdeel is afgekapt
damage-structure = wat het bestand bevat, is niet als een match opgebouwd
damage-variation = deze beginopstelling is niet bekend
damage-edited = de stenen staan hier niet zoals de zetten ervoor ze achterlieten
record-unreadable = “{ $text }” kan hier niet gelezen worden
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: wat er gespeeld is, staat er niet
record-first-roll = een partij kan niet met { $roll } beginnen: bij gelijke dobbelstenen wordt opnieuw gegooid
record-crawford-double = een doublering in de Crawfordpartij
record-cube-value = volgens het bestand gaat de doubleersteen naar { $written }, maar hij gaat naar { $real }
record-score = volgens het bestand is de stand { $written }, maar volgens de partijen ervoor { $real }
record-result = volgens het bestand is de uitslag { $written }, maar nagespeeld is het { $real }
record-result-value = volgens het bestand wint { $name } { $points }, maar zoveel is bij een doubleersteen op { $cube } geen enkele opgave waard
record-match-over = de match was al afgelopen
record-game-over = de partij was al afgelopen
record-lost = vanaf hier is deze partij niet meer te volgen; ze blijft zoals ze geschreven is
move-too-many = er staan { $written } bewegingen, maar { $roll } heeft er maar { $dice }
move-not-hit = { $point } is als geslagen gemarkeerd, maar daar staat geen losse schijf van de tegenstander
move-ambiguous = de tekst past bij verschillende zetten: { $plays }
export-start = matchbestanden kennen alleen de gewone beginstand, nackgammon en hypergammon
export-automatic-double = partij { $game } begon met een automatische doublering, en dat kunnen matchbestanden niet weergeven
export-own-rulebook = { $name } telt of zet anders dan het reglement waarop het gebaseerd is, en dat kunnen matchbestanden niet weergeven
export-replay = de partij is niet na te spelen ({ $detail })

## Server, duels, training, meten

fault-listen = Op { $address } kan de server niet luisteren: { $why }
fault-server-stopped = De server is gestopt: { $why }
fault-store = De opslag van de partijen is niet te gebruiken ({ $detail }).
fault-gnubg-missing = gnubg is niet geïnstalleerd (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg antwoordde “{ $answer }” op { $roll } ({ $detail })
fault-duel-one-folder = Tegen gnubg hoort één map met netten, of geen.
fault-duel-two-folders = Er zijn twee mappen met netten nodig, of --gnubg.
fault-duel-broke-off = Een partij van het duel is afgebroken.
fault-train-numbers = --round moet minstens 1000 zijn en --buffer niet kleiner dan --round; --batch, --reuse en --minutes moeten groter zijn dan 0.
fault-train-widen = { $option }: zoveel lagen als het net heeft, en geen daarvan smaller.
fault-train-checkpoint = { $file }: deze tussenstand is niet te gebruiken ({ $detail })
fault-train = De training kan niet verder ({ $detail }).
fault-width = “{ $part }” is geen breedte: veelvouden van 16 tot en met 1024, zoals in 512-64-32
fault-level = er is geen niveau “{ $level }”: er zijn beginner, casual, advanced, expert en world-class
fault-bench-seconds = --seconds { $seconds }: een getal groter dan 0, hoogstens 600
fault-bench-paths = De wegen van de rekenkern stemmen niet overeen: { $one } en { $other }.
fault-bench-tables = { $count ->
    [one] Eén tafel is mislukt
   *[other] { $count } tafels zijn mislukt
}, de eerste met: { $detail }
