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
fault-at-character = tegn { $place }: { $why }
fault-unexpected = »{ $found }« kan ikke stå her; forventet: { $wanted }
fault-too-short = teksten slutter her; forventet: { $wanted }
fault-too-long = teksten skulle være sluttet før dette tegn ({ $what })
fault-out-of-range = { $field }: { $value } er ikke muligt, kun { $allowed }
fault-unknown-format = sådan skriver man ikke en stilling; det kan være et positions-ID (4HPwATDgc/ABMA), et positions- og match-ID (4HPwATDgc/ABMA:cAkAAAAAAAAA), et XGID, en brætlinje fra FIBS eller rækkerne på det danske ark (white 2 S1 ...; black ...)
allowed-between = { $one } til { $other }
allowed-either = { $one } eller { $other }
allowed-below-length = 0 til én mindre end matchens længde
allowed-power-of-two = en potens af to
allowed-points = 1 til 24, 25 eller bar, 0 eller off
part-id-letter = et bogstav, et ciffer, + eller /
part-position-id = et positions-ID på 14 tegn
part-match-id = et match-ID på 12 tegn
part-xgid-checkers = 26 tegn for brikkerne
part-xgid-place = a til o, A til O eller -
part-top-bar = den øverste spillers bar: et lille bogstav eller -
part-bottom-bar = den nederste spillers bar: et stort bogstav eller -
part-cube-exponent = doblerterningens eksponent
part-cube-place = doblerterningens plads
part-largest-cube = eksponenten for den højeste doblerterning
part-turn = hvis tur det er
part-xgid-dice = to terninger, 00, D, B eller R
part-two-dice = to terninger
part-score = en stilling i point
part-xgid-rules = Crawford eller reglerne for pengespil
part-match-length = matchens længde
part-xgid-fields = et XGID på ti felter
part-board-head = ordet board
part-board-name = en spillers navn
part-board-point = et punkt
part-board-number = et tal i brætlinjen
part-board-fields = en brætlinje på 53 felter
part-die = en terning
part-cube = doblerterningen
part-rows-place = hvor disse brikker står
part-rows-word = white, black, et tal, S, W, aside, off eller to move
part-rows-side = først white eller black
part-rows-count = et antal brikker
part-rows-point = et punkt i en række
part-rows-sides = Hvids og Sorts brikker
part-point = et punkt, bar eller off
part-destination = / og det punkt, brikken går til
part-closing-bracket = en slutparentes
part-space = et mellemrum mellem bevægelserne
part-number = et tal
part-repetition = antallet af brikker
part-four-steps = højst fire skridt med en brik
nonsense-last-letter = dette tegn siger mere, end ID’et rummer
nonsense-past-last-point = dette tegn fortæller om brikker bag det sidste punkt
nonsense-too-many-checkers = ID’et slutter, før hvert punkt er nævnt: for mange brikker
nonsense-cube-owner = doblerterningen er hverken en spillers eller i midten
nonsense-game-state = partiets tilstand er ingen af de fem
nonsense-die = en terning viser andet end 1 til 6
nonsense-one-die = den ene terning er kastet og den anden ikke
nonsense-backwards = brikker går kun til lavere punkter

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

fault-at-place = { $place }: { $why }
place-game = parti { $number }
place-move = træk { $number }
place-line = linje { $number }
lack-game = der er intet parti i denne fil
lack-players = her skulle der stå to spillere med deres point
lack-length = matchens længde er ikke nævnt
lack-first-game = dette står før det første parti
lack-backgammon = træet for et andet spil end backgammon
lack-set-up = en manuelt opstillet stilling læses ikke; partiet spilles igennem uden den
lack-opening-bracket = en slutparentes uden startparentes
lack-tree = en knude, der ikke hører til noget parti
lack-value-end = en værdi, der ikke slutter
lack-property = en værdi uden egenskab
lack-property-name = et tegn, der ikke hører til nogen egenskab
lack-closing-bracket = det sidste parti slutter ikke med en slutparentes
damage-head = filens hoved er skåret af eller af en anden slags
damage-directory = listen over, hvad filen indeholder, er beskadiget; det, der kunne findes uden den, er læst
damage-packing = det, der er pakket i filen, kan ikke pakkes ud til ende
damage-checksum = kontrolsummen passer ikke til det, der blev pakket ud
damage-too-large = det, der er pakket i filen, er større end nogen match
damage-cut-record = den sidste post er skåret af
damage-structure = det, filen indeholder, er ikke bygget som en match
damage-variation = denne startopstilling kendes ikke
damage-edited = brikkerne står ikke her, som trækkene før efterlod dem
record-unreadable = »{ $text }« kan ikke læses her
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: hvad der blev spillet, står der ikke
record-first-roll = et parti kan ikke begynde med { $roll }: ens terninger kastes om
record-crawford-double = en dobling i Crawfordpartiet
record-cube-value = ifølge filen går doblerterningen til { $written }, men den går til { $real }
record-score = ifølge filen står det { $written }, men efter de foregående partier { $real }
record-result = ifølge filen er resultatet { $written }, men spillet igennem er det { $real }
record-result-value = ifølge filen vinder { $name } { $points }, men så meget er ingen opgivelse værd med doblerterningen på { $cube }
record-match-over = matchen var allerede slut
record-game-over = partiet var allerede slut
record-lost = herfra kan partiet ikke følges længere; det bliver, som det er skrevet
move-too-many = der står { $written } bevægelser, men { $roll } har kun { $dice }
move-not-hit = { $point } er mærket som slag, men der står ingen enlig modstanderbrik
move-ambiguous = teksten passer til flere træk: { $plays }
export-start = matchfiler kender kun den almindelige opstilling, nackgammon og hypergammon
export-automatic-double = parti { $game } begyndte med en automatisk dobling, og det kan matchfiler ikke gengive
export-own-rulebook = { $name } tæller eller flytter anderledes end det regelsæt, det er lavet af, og det kan matchfiler ikke gengive
export-replay = partiet kan ikke spilles igennem ({ $detail })

## Server, dueller, træning, måling

fault-listen = Der kan ikke lyttes på { $address }: { $why }
fault-server-stopped = Serveren standsede: { $why }
fault-store = Lageret med partierne kan ikke bruges ({ $detail }).
fault-gnubg-missing = gnubg er ikke installeret (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg svarede »{ $answer }« på { $roll } ({ $detail })
fault-duel-one-folder = Mod gnubg er der én mappe med net eller ingen.
fault-duel-two-folders = Der skal to mapper med net til, eller --gnubg.
fault-duel-broke-off = Et parti i duellen blev afbrudt.
fault-train-numbers = --round mindst 1000, --buffer ikke mindre end en runde, --batch, --reuse og --minutes over 0.
fault-train-widen = { $option }: så mange lag, som nettet har, og ingen smallere.
fault-train-checkpoint = { $file }: denne mellemstand kan ikke bruges ({ $detail })
fault-train = Træningen kan ikke gå videre ({ $detail }).
fault-width = »{ $part }« er ikke en bredde: multipla af 16 op til 1024, som i 512-64-32
fault-level = der er intet niveau »{ $level }«: der er beginner, casual, advanced, expert og world-class
fault-bench-seconds = --seconds { $seconds }: et tal over 0, højst 600
fault-bench-paths = Regnekernens veje er uenige: { $one } og { $other }.
fault-bench-tables = { $count ->
    [one] Ét bord gik galt
   *[other] { $count } borde gik galt
}, det første med: { $detail }
