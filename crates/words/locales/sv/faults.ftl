### Vad som är fel med det som kommandoraden fick: filer, ställningar, kast, matcher.

## Vad systemet säger om en fil

io-not-found = det finns ingen sådan fil eller mapp
io-permission-denied = åtkomsten nekas
io-is-a-directory = detta är en mapp, ingen fil
io-not-a-directory = en del av sökvägen är ingen mapp
io-not-text = detta är inte text i UTF-8
io-storage-full = det finns inget utrymme kvar
io-address-in-use = adressen används redan
io-address-not-available = den här maskinen har ingen sådan adress
io-other = systemet säger: { $detail }
fault-standard-input = standard in
fault-standard-output = standard ut
fault-threads = programmets trådar
fault-unreadable-input = Standard in kunde inte läsas.

## Ställningar

fault-position = Ställning ”{ $text }”: { $why }
fault-at-character = tecken { $place }: { $why }
fault-unexpected = ”{ $found }” kan inte stå här; förväntat: { $wanted }
fault-too-short = texten slutar här; förväntat: { $wanted }
fault-too-long = texten borde ha slutat före detta tecken ({ $what })
fault-out-of-range = { $field }: { $value } är inte möjligt, bara { $allowed }
fault-unknown-format = så skriver man inte en ställning; det kan vara ett positions-ID (4HPwATDgc/ABMA), ett positions- och match-ID (4HPwATDgc/ABMA:cAkAAAAAAAAA), ett XGID, en brädrad från FIBS eller raderna på det danska bladet (white 2 S1 ...; black ...)
allowed-between = { $one } till { $other }
allowed-either = { $one } eller { $other }
allowed-below-length = 0 till ett mindre än matchlängden
allowed-power-of-two = en potens av två
allowed-points = 1 till 24, 25 eller bar, 0 eller off
part-id-letter = en bokstav, en siffra, + eller /
part-position-id = ett positions-ID på 14 tecken
part-match-id = ett match-ID på 12 tecken
part-xgid-checkers = 26 tecken för brickorna
part-xgid-place = a till o, A till O eller -
part-top-bar = den övre spelarens bar: en liten bokstav eller -
part-bottom-bar = den nedre spelarens bar: en stor bokstav eller -
part-cube-exponent = dubblingskubens exponent
part-cube-place = dubblingskubens plats
part-largest-cube = exponenten för den högsta dubblingskuben
part-turn = vems tur det är
part-xgid-dice = två tärningar, 00, D, B eller R
part-two-dice = två tärningar
part-score = en poängställning
part-xgid-rules = Crawford, eller reglerna för spel om pengar
part-match-length = matchlängden
part-xgid-fields = ett XGID på tio fält
part-board-head = ordet board
part-board-name = en spelares namn
part-board-point = en punkt
part-board-number = ett tal i brädraden
part-board-fields = en brädrad på 53 fält
part-die = en tärning
part-cube = dubblingskuben
part-rows-place = var dessa brickor står
part-rows-word = white, black, ett tal, S, W, aside, off eller to move
part-rows-side = först white eller black
part-rows-count = ett antal brickor
part-rows-point = en punkt i en rad
part-rows-sides = Vits och Svarts brickor
part-point = en punkt, bar eller off
part-destination = / och punkten som brickan går till
part-closing-bracket = en slutparentes
part-space = ett mellanslag mellan rörelserna
part-number = ett tal
part-repetition = antalet brickor
part-four-steps = högst fyra steg med en bricka
nonsense-last-letter = detta tecken säger mer än ID:t rymmer
nonsense-past-last-point = detta tecken talar om brickor bortom den sista punkten
nonsense-too-many-checkers = ID:t slutar innan varje punkt är nämnd: för många brickor
nonsense-cube-owner = dubblingskuben är varken en spelares eller i mitten
nonsense-game-state = partiets läge är inget av de fem
nonsense-die = en tärning visar något annat än 1 till 6
nonsense-one-die = den ena tärningen är kastad och den andra inte
nonsense-backwards = brickor går bara till lägre punkter

## Kast och vad motorn tillfrågas om

fault-dice = Kast ”{ $text }”: { $why }
fault-dice-letter = ”{ $letter }” är inget tärningstal; man skriver 31, 3-1 eller 3 1
fault-dice-two = det behövs två tal, som i 31, 3-1 eller 3 1
fault-request = ”{ $line }” är ingen ställning följd av ett kast, som 4HPwATDgc/ABMA 3 1
fault-game-over = partiet är slut
fault-match-over = Ställningen { $points } av { $length }: matchen är slut, det finns inget kvar att avgöra
fault-ply = --ply { $ply }: motorn ser 0 till { $deepest } halvdrag framåt
fault-engine = motorn gav upp ({ $detail })
fault-nets = { $folder }: dessa nät går inte att använda ({ $detail })

## Filer

fault-json = { $file }, rad { $line }, kolumn { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = detta är inget giltigt regelverk
json-not-game = detta är inget giltigt sparat parti
json-not-dice = detta är ingen giltig uppteckning av kast
json-cut-off = filen är avkortad
fault-rulebook-base = { $file }: ”base” måste nämna det regelverk som detta är gjort av: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: ett parti i version { $found } av formatet; version { $known } kan läsas
fault-save-unwritable = { $file }: partiet kan inte skrivas ({ $detail })
fault-not-a-match = { $file } är ingen matchfil: { $why }
fault-convert-files = convert tar något att läsa och en fil eller mapp att skriva, eller --report och något att läsa
fault-convert-ending = { $file }: en match skrivs som .mat, .sgf eller .txt, en ställning som .txt, .html eller .tex
fault-convert-none = det finns ingen matchfil där det söktes
fault-convert-same = { $file }: en fil skrivs inte över den som den lästes från
fault-convert-position = { $file } innehåller en ställning, inte en match
fault-convert-pattern = { $pattern } är inget mönster för filnamn: { $detail }
fault-no-game = { $file }: det finns inget parti { $game }; filen har { $games }
fault-no-move-number = { $file }, parti { $game }: ”{ $number }” är inget drag som 7 eller 7b
fault-no-move = { $file }, parti { $game }: det finns inget drag { $number }; det sista är { $last }
fault-not-reached = { $file }, parti { $game }: genomspelningen når inte till detta drag
fault-picture-size = En bild är 1 till { $widest } pixlar bred och hög, inte { $width } gånger { $height }.
fault-picture = Bilden kan inte ritas ({ $detail }).
fault-dice-entry = { $file }, post { $entry }, kast { $roll }: uppteckningen håller inte ({ $detail })

## Matchfiler

fault-at-place = { $place }: { $why }
place-game = parti { $number }
place-move = drag { $number }
place-line = rad { $number }
lack-game = det finns inget parti i denna fil
lack-players = här borde två spelare med sina poäng stå
lack-length = matchens längd är inte nämnd
lack-first-game = detta står före det första partiet
lack-backgammon = trädet för ett annat spel än backgammon
lack-set-up = en ställning uppställd för hand läses inte; partiet spelas igenom utan den
lack-opening-bracket = en slutparentes utan startparentes
lack-tree = en nod som inte hör till något parti
lack-value-end = ett värde som inte slutar
lack-property = ett värde utan egenskap
lack-property-name = ett tecken som inte hör till någon egenskap
lack-closing-bracket = det sista partiet slutar inte med en slutparentes
damage-head = filens huvud är avskuret eller av ett annat slag
damage-directory = listan över vad filen innehåller är skadad; det som gick att hitta utan den har lästs
damage-packing = det som är packat i filen kan inte packas upp till slutet
damage-checksum = kontrollsumman stämmer inte med det som packades upp
damage-too-large = det som är packat i filen är större än någon match
damage-cut-record = den sista posten är avskuren
damage-structure = det filen innehåller är inte byggt som en match
damage-variation = den här startuppställningen är inte känd
damage-edited = brickorna står inte här som dragen före lämnade dem
record-unreadable = ”{ $text }” kan inte läsas här
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: vad som spelades står inte där
record-first-roll = ett parti kan inte börja med { $roll }: lika tärningar kastas om
record-crawford-double = en dubbling i Crawfordpartiet
record-cube-value = enligt filen går dubblingskuben till { $written }, men den går till { $real }
record-score = enligt filen står det { $written }, men efter de föregående partierna { $real }
record-result = enligt filen är resultatet { $written }, men genomspelat är det { $real }
record-result-value = enligt filen vinner { $name } { $points }, men så mycket kan ingen ge upp med dubblingskuben på { $cube }
record-match-over = matchen var redan slut
record-game-over = partiet var redan slut
record-lost = härifrån kan partiet inte följas längre; det behålls som det är skrivet
move-too-many = det står { $written } rörelser, men { $roll } har bara { $dice }
move-not-hit = { $point } är märkt som slag, men där står ingen ensam motståndarbricka
move-ambiguous = texten passar in på flera drag: { $plays }
export-start = matchfiler känner bara den vanliga uppställningen, nackgammon och hypergammon
export-automatic-double = parti { $game } började med en automatisk dubbling, och det kan matchfiler inte återge
export-own-rulebook = { $name } räknar eller flyttar annorlunda än regelverket det är gjort av, och det kan matchfiler inte återge
export-replay = partiet går inte att spela igenom ({ $detail })

## Server, dueller, träning, mätning

fault-listen = Det går inte att lyssna på { $address }: { $why }
fault-server-stopped = Servern stannade: { $why }
fault-store = Lagret för partierna går inte att använda ({ $detail }).
fault-gnubg-missing = gnubg är inte installerat (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg svarade ”{ $answer }” på { $roll } ({ $detail })
fault-duel-one-folder = Mot gnubg finns det en mapp med nät, eller ingen.
fault-duel-two-folders = Det behövs två mappar med nät, eller --gnubg.
fault-duel-broke-off = Ett parti i duellen avbröts.
fault-train-numbers = --round minst 1000, --buffer inte mindre än en runda, --batch, --reuse och --minutes över 0.
fault-train-widen = { $option }: så många lager som nätet har, och inget smalare.
fault-train-checkpoint = { $file }: detta mellanläge går inte att använda ({ $detail })
fault-train = Träningen kan inte gå vidare ({ $detail }).
fault-width = ”{ $part }” är ingen bredd: multiplar av 16 upp till 1024, som i 512-64-32
fault-level = det finns ingen nivå ”{ $level }”: det finns beginner, casual, advanced, expert och world-class
fault-bench-seconds = --seconds { $seconds }: ett tal över 0, högst 600
fault-bench-paths = Räknekärnans vägar är oense: { $one } och { $other }.
fault-bench-tables = { $count ->
    [one] Ett bord misslyckades
   *[other] { $count } bord misslyckades
}, det första med: { $detail }
