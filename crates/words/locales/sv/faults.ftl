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

export-own-rulebook = { $name } räknar eller flyttar annorlunda än regelverket det är gjort av, och det kan matchfiler inte återge
export-replay = partiet går inte att spela igenom ({ $detail })

## Server, dueller, träning, mätning

fault-listen = Det går inte att lyssna på { $address }: { $why }
fault-server-stopped = Servern stannade: { $why }
fault-store = Lagret för partierna går inte att använda ({ $detail }).
fault-tls = HTTPS går inte att använda ({ $detail }).
fault-store-in-use = { $folder } används redan: { $owner }
fault-store-file = { $file } är skadad ({ $detail }). En säkerhetskopia kan läggas i stället: pasch store restore
fault-store-not-empty = Det finns partier i { $file }; --replace lägger kopian i stället.
fault-store-no-table = Det finns inget bord ”{ $table }”.
fault-store-damaged = Funna fel: { $count }
fault-work = Hjälparna går inte att använda ({ $detail }).
fault-nats = { $address } går inte att nå som NATS-server: { $why }
fault-database-address = ”{ $address }” är inte adressen till en PostgreSQL-databas, som postgres://användare@dator/namn
fault-copy-from = ”{ $from }” anger ingen mapp med partier, som sqlite:MAPP gör
fault-gnubg-missing = gnubg är inte installerat (Debian: apt-get install gnubg)
fault-engine-command = Det är inget kommando för en motor ({ $detail }).
fault-engine-setting = ”{ $setting }” ställer inte in något: NAMN=VÄRDE väntas.
fault-engine-name = ”{ $engine }” anger ingen motor: NAMN=KOMMANDO väntas, varje namn en gång.
fault-engine-start = { $engine } kan inte startas: { $why }
fault-engine-gone = { $engine } avslutades mitt i partiet.
fault-engine-silent = { $engine } svarade inte i tid.
fault-engine-refused = { $engine } avvisade det den fick höra: { $answer }
fault-engine-answer = { $engine } svarade ”{ $answer }”, vilket inte är svar på frågan.
fault-engine-play = { $engine } svarade ”{ $answer }” ({ $detail })
fault-engine-cube = { $engine } avgör inget om dubblingskuben; utan --cubeful går det att spela mot den.
fault-duel-one-folder = Mot en motor finns det en mapp med nät, eller ingen.
fault-duel-two-folders = Det behövs två mappar med nät, eller --engine, eller --gnubg.
fault-duel-broke-off = Ett parti i duellen avbröts.
fault-decision-line = Rad { $line }: { $why }
fault-decision-json = detta är inget beslut i JSON med id och dice ({ $detail })
fault-no-decisions = Här finns inget kast som lämnar ett val.
fault-gnubg-law = gnubg kan bara tillfrågas enligt turneringsreglerna, utan Jacoby och bävrar
fault-train-numbers = --round minst 1000, --buffer inte mindre än en runda, --batch, --reuse och --minutes över 0.
fault-train-widen = { $option }: så många lager som nätet har, och inget smalare.
fault-train-heads = --heads: kontaktnätet har redan sina huvuden.
fault-train-checkpoint = { $file }: detta mellanläge går inte att använda ({ $detail })
fault-train = Träningen kan inte gå vidare ({ $detail }).
fault-table = { $file }: den här tabellen går inte att använda ({ $detail }); ta bort den för att börja om
fault-cache-folder = Det finns ingen mapp för tabeller: ställ in HOME eller XDG_CACHE_HOME.
fault-width = ”{ $part }” är ingen bredd: multiplar av 16 upp till 1024, som i 512-64-32
fault-level = det finns ingen nivå ”{ $level }”: det finns beginner, casual, advanced, expert och world-class
fault-bench-seconds = --seconds { $seconds }: ett tal över 0, högst 600
fault-bench-paths = Räknekärnans vägar är oense: { $one } och { $other }.
fault-bench-tables = { $count ->
    [one] Ett bord misslyckades
   *[other] { $count } bord misslyckades
}, det första med: { $detail }
fault-analysis-cache = filen med bedömningar är av annat slag eller skadad på rad { $line }
fault-analysis-one-match = en match skrivs för en fil; { $count } angavs
