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

export-own-rulebook = { $name } telt of zet anders dan het reglement waarop het gebaseerd is, en dat kunnen matchbestanden niet weergeven
export-replay = de partij is niet na te spelen ({ $detail })

## Server, duels, training, meten

fault-listen = Op { $address } kan de server niet luisteren: { $why }
fault-server-stopped = De server is gestopt: { $why }
fault-store = De opslag van de partijen is niet te gebruiken ({ $detail }).
fault-tls = HTTPS kan niet worden aangeboden ({ $detail }).
fault-store-in-use = { $folder } is in gebruik: { $owner }
fault-store-file = { $file } is beschadigd ({ $detail }). Er kan een reservekopie voor in de plaats komen: pasch store restore
fault-store-not-empty = In { $file } staan partijen; --replace zet de kopie ervoor in de plaats.
fault-store-no-table = Er is geen tafel “{ $table }”.
fault-store-damaged = Gevonden fouten: { $count }
fault-work = De helpers zijn niet te gebruiken ({ $detail }).
fault-nats = { $address } is niet bereikbaar als NATS-server: { $why }
fault-database-address = “{ $address }” is geen adres van een PostgreSQL-database, zoals postgres://gebruiker@computer/naam
fault-copy-from = “{ $from }” noemt geen map met partijen, zoals sqlite:MAP dat doet
fault-gnubg-missing = gnubg is niet geïnstalleerd (Debian: apt-get install gnubg)
fault-engine-command = Dit is geen opdracht voor een engine ({ $detail }).
fault-engine-setting = “{ $setting }” stelt niets in: verwacht wordt NAAM=WAARDE.
fault-engine-name = “{ $engine }” noemt geen engine: verwacht wordt NAAM=OPDRACHT, elke naam één keer.
fault-engine-start = { $engine } kan niet worden gestart: { $why }
fault-engine-gone = { $engine } is midden in de partij gestopt.
fault-engine-silent = { $engine } antwoordde niet op tijd.
fault-engine-refused = { $engine } weigerde wat hem werd gezegd: { $answer }
fault-engine-answer = { $engine } antwoordde “{ $answer }”, en dat is geen antwoord op de vraag.
fault-engine-play = { $engine } antwoordde “{ $answer }” ({ $detail })
fault-engine-cube = { $engine } beslist niet over de doubleersteen; zonder --cubeful kan ertegen worden gespeeld.
fault-duel-one-folder = Tegen een engine hoort één map met netten, of geen.
fault-duel-two-folders = Er zijn twee mappen met netten nodig, of --engine, of --gnubg.
fault-duel-broke-off = Een partij van het duel is afgebroken.
fault-decision-line = Regel { $line }: { $why }
fault-decision-json = dit is geen beslissing in JSON met id en dice ({ $detail })
fault-no-decisions = Hier is geen worp die een keuze laat.
fault-gnubg-law = gnubg kan alleen volgens de toernooiregels gevraagd worden, zonder Jacoby en bevers
fault-train-numbers = --round moet minstens 1000 zijn en --buffer niet kleiner dan --round; --batch, --reuse en --minutes moeten groter zijn dan 0.
fault-train-widen = { $option }: zoveel lagen als het net heeft, en geen daarvan smaller.
fault-train-heads = --heads: het contactnet heeft zijn koppen al.
fault-train-checkpoint = { $file }: deze tussenstand is niet te gebruiken ({ $detail })
fault-train = De training kan niet verder ({ $detail }).
fault-table = { $file }: deze tabel is niet te gebruiken ({ $detail }); verwijder hem om opnieuw te beginnen
fault-cache-folder = Er is geen map voor tabellen: stel HOME of XDG_CACHE_HOME in.
fault-width = “{ $part }” is geen breedte: veelvouden van 16 tot en met 1024, zoals in 512-64-32
fault-level = er is geen niveau “{ $level }”: er zijn beginner, casual, advanced, expert en world-class
fault-bench-seconds = --seconds { $seconds }: een getal groter dan 0, hoogstens 600
fault-bench-paths = De wegen van de rekenkern stemmen niet overeen: { $one } en { $other }.
fault-bench-tables = { $count ->
    [one] Eén tafel is mislukt
   *[other] { $count } tafels zijn mislukt
}, de eerste met: { $detail }
fault-analysis-cache = het bestand met oordelen is van een andere soort, of beschadigd in regel { $line }
fault-analysis-one-match = er wordt één match voor één bestand geschreven; er zijn er { $count } genoemd
