### Hvad der er galt med det, kommandolinjen fik: filer, stillinger, kast, matcher.

## Hvad systemet siger om en fil

io-not-found = der er ingen sådan fil eller mappe
io-permission-denied = adgangen er nægtet
io-is-a-directory = dette er en mappe, ikke en fil
io-not-a-directory = en del af denne sti er ikke en mappe
io-not-text = dette er ikke tekst i UTF-8
io-storage-full = der er ikke mere plads
io-address-in-use = adressen er allerede i brug
io-address-not-available = denne maskine har ikke den adresse
io-other = systemet siger: { $detail }
fault-standard-input = standardinput
fault-standard-output = standardoutput
fault-threads = programmets tråde
fault-unreadable-input = Standardinput kunne ikke læses.

## Stillinger

fault-position = Stilling »{ $text }«: { $why }

## Kast og hvad motoren bliver spurgt om

fault-dice = Kast »{ $text }«: { $why }
fault-dice-letter = »{ $letter }« er ikke et terningtal; man skriver 31, 3-1 eller 3 1
fault-dice-two = der skal to tal til, som i 31, 3-1 eller 3 1
fault-request = »{ $line }« er ikke en stilling fulgt af et kast, som 4HPwATDgc/ABMA 3 1
fault-game-over = partiet er slut
fault-match-over = Stillingen { $points } af { $length }: matchen er slut, der er intet tilbage at afgøre
fault-ply = --ply { $ply }: motoren ser 0 til { $deepest } halvtræk frem
fault-engine = motoren gav op ({ $detail })
fault-nets = { $folder }: disse net kan ikke bruges ({ $detail })

## Filer

fault-json = { $file }, linje { $line }, kolonne { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = dette er ikke et gyldigt regelsæt
json-not-game = dette er ikke et gyldigt gemt parti
json-not-dice = dette er ikke en gyldig optegnelse af kast
json-cut-off = filen er afkortet
fault-rulebook-base = { $file }: »base« skal nævne det regelsæt, dette er lavet af: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: et parti i version { $found } af formatet; version { $known } kan læses
fault-save-unwritable = { $file }: partiet kan ikke skrives ({ $detail })
fault-not-a-match = { $file } er ikke en matchfil: { $why }
fault-convert-files = convert tager noget at læse og en fil eller mappe at skrive, eller --report og noget at læse
fault-convert-ending = { $file }: en match skrives som .mat, .sgf eller .txt, en stilling som .txt, .html eller .tex
fault-convert-none = der er ingen matchfil, hvor der blev ledt
fault-convert-same = { $file }: en fil skrives ikke oven i den, den er læst fra
fault-convert-position = { $file } indeholder en stilling, ikke en match
fault-convert-pattern = { $pattern } er ikke et mønster for filnavne: { $detail }
fault-no-game = { $file }: der er intet parti { $game }; filen har { $games }
fault-no-move-number = { $file }, parti { $game }: »{ $number }« er ikke et træk som 7 eller 7b
fault-no-move = { $file }, parti { $game }: der er intet træk { $number }; det sidste er { $last }
fault-not-reached = { $file }, parti { $game }: gennemspilningen når ikke til dette træk
fault-picture-size = Et billede er 1 til { $widest } pixel bredt og højt, ikke { $width } gange { $height }.
fault-picture = Billedet kan ikke tegnes ({ $detail }).
fault-dice-entry = { $file }, post { $entry }, kast { $roll }: optegnelsen holder ikke ({ $detail })

## Matchfiler

export-own-rulebook = { $name } tæller eller flytter anderledes end det regelsæt, det er lavet af, og det kan matchfiler ikke gengive
export-replay = partiet kan ikke spilles igennem ({ $detail })

## Server, dueller, træning, måling

fault-listen = Der kan ikke lyttes på { $address }: { $why }
fault-server-stopped = Serveren standsede: { $why }
fault-store = Lageret med partierne kan ikke bruges ({ $detail }).
fault-tls = HTTPS kan ikke bruges ({ $detail }).
fault-store-in-use = { $folder } er i brug: { $owner }
fault-store-file = { $file } er beskadiget ({ $detail }). En sikkerhedskopi kan lægges i stedet: pasch store restore
fault-store-not-empty = Der er partier i { $file }; --replace lægger kopien i stedet.
fault-store-no-table = Der er intet bord »{ $table }«.
fault-store-damaged = Fundne fejl: { $count }
fault-work = Hjælperne kan ikke bruges ({ $detail }).
fault-nats = { $address } kan ikke nås som NATS-server: { $why }
fault-database-address = »{ $address }« er ikke adressen på en PostgreSQL-database som postgres://bruger@maskine/navn
fault-copy-from = »{ $from }« angiver ikke en mappe med partier, som sqlite:MAPPE gør
fault-gnubg-missing = gnubg er ikke installeret (Debian: apt-get install gnubg)
fault-engine-command = Det er ikke en kommando til en motor ({ $detail }).
fault-engine-setting = »{ $setting }« indstiller intet: der ventes NAVN=VÆRDI.
fault-engine-name = »{ $engine }« nævner ingen motor: der ventes NAVN=KOMMANDO, hvert navn én gang.
fault-engine-start = { $engine } kan ikke startes: { $why }
fault-engine-gone = { $engine } stoppede midt i partiet.
fault-engine-silent = { $engine } svarede ikke i tide.
fault-engine-refused = { $engine } afviste, hvad den fik at vide: { $answer }
fault-engine-answer = { $engine } svarede »{ $answer }«, og det er ikke svar på spørgsmålet.
fault-engine-play = { $engine } svarede »{ $answer }« ({ $detail })
fault-engine-cube = { $engine } afgør intet om doblerterningen; uden --cubeful kan der spilles mod den.
fault-duel-one-folder = Mod en motor er der én mappe med net eller ingen.
fault-duel-two-folders = Der skal to mapper med net til, eller --engine, eller --gnubg.
fault-duel-broke-off = Et parti i duellen blev afbrudt.
fault-decision-line = Linje { $line }: { $why }
fault-decision-json = dette er ikke en beslutning i JSON med id og dice ({ $detail })
fault-no-decisions = Her er intet kast, der giver et valg.
fault-gnubg-law = gnubg kan kun spørges efter turneringsreglerne, uden Jacoby og beavers
fault-train-numbers = --round mindst 1000, --buffer ikke mindre end en runde, --batch, --reuse og --minutes over 0.
fault-train-widen = { $option }: så mange lag, som nettet har, og ingen smallere.
fault-train-heads = --heads: kontaktnettet har allerede sine hoveder.
fault-train-checkpoint = { $file }: denne mellemstand kan ikke bruges ({ $detail })
fault-train = Træningen kan ikke gå videre ({ $detail }).
fault-table = { $file }: denne tabel kan ikke bruges ({ $detail }); slet den for at begynde forfra
fault-cache-folder = Der er ingen mappe til tabeller: sæt HOME eller XDG_CACHE_HOME.
fault-width = »{ $part }« er ikke en bredde: multipla af 16 op til 1024, som i 512-64-32
fault-level = der er intet niveau »{ $level }«: der er beginner, casual, advanced, expert og world-class
fault-bench-seconds = --seconds { $seconds }: et tal over 0, højst 600
fault-bench-paths = Regnekernens veje er uenige: { $one } og { $other }.
fault-bench-tables = { $count ->
    [one] Ét bord gik galt
   *[other] { $count } borde gik galt
}, det første med: { $detail }
fault-analysis-cache = filen med bedømmelser er af en anden slags eller beskadiget i linje { $line }
fault-analysis-one-match = der skrives én match for én fil; { $count } blev nævnt
