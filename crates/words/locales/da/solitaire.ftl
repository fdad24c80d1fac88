### Solitaire: hæftet med sine fem opgaver og de ærlige svar.

## Hæftet

solitaire-title = Solitaire
solitaire-aim-title = Målet
solitaire-aim = Én spiller, 37 huller, 36 pinde. Pind efter pind tages af brættet, til kun slutbilledets pinde er tilbage, som regel en enkelt.
solitaire-set-up-title = Opstilling
solitaire-set-up = I æsken ligger et bræt, 36 sorte magnetiske pinde og reglerne. Hullerne står i rækker på 3, 5, 7, 7, 7, 5 og 3 og er nummereret række for række fra 1 til 37; midten er 19. I den første opgave er der en pind i hvert hul undtagen midten. De andre begynder, som deres startbillede viser.
solitaire-jump-title = At springe
solitaire-jump = En pind springer over en pind ved siden af, langs en række eller en kolonne og aldrig skråt, ned i det tomme hul lige bagved. Pinden, der springes over, tages af brættet. Springet fra 17 til 19 tager for eksempel pinden i 18.
solitaire-move = Springer den samme pind videre, tæller det som ét træk, hvor mange spring det end er. Hvert spring tager præcis én pind, så antallet af spring er givet af billederne; dygtigheden viser sig i antallet af træk.
solitaire-puzzles-title = Fem opgaver og sandheden om dem
solitaire-puzzles = Hæftet spørger, om du kan løse dem. Det ærlige svar er forskelligt fra opgave til opgave, og for en af dem lyder det: det kan ingen.
solitaire-start = Start
solitaire-end = Slut
solitaire-holes = Huller

puzzle-a = Solitaire
puzzle-b = Korset
puzzle-c = Taleren og hans tilhørere
puzzle-d = Apostlene
puzzle-e = Piraten
puzzle-a-task = Fra et fuldt bræt med tom midte til én pind i midten.
puzzle-b-task = Fra et kors af ni pinde til én pind i midten.
puzzle-c-task = Fra et fuldt bræt med tom midte til en ring af tilhørere langs kanten og taleren i midten.
puzzle-d-task = Fra et fuldt bræt med tom midte til tolv apostle langs kanten og én pind i midten.
puzzle-e-task = Fra et fuldt bræt, hvor kun det første hul er tomt, til én pind i det sidste.
puzzle-a-truth = Det kan ikke lade sig gøre; det bevises ved at farve hullerne. Det bedste, man kan nå, er to pinde.
puzzle-b-truth = Det kan gøres i seks træk og ikke i færre.
puzzle-c-truth = Det kan gøres i elleve træk og ikke i færre.
puzzle-d-truth = Det kan gøres i femten træk og ikke i færre.
puzzle-e-truth = Det kan gøres. Hvor få træk der skal til, vides ikke her.
puzzle-c-reading = Slutbilledet i det trykte hæfte er beskadiget; dette er dets symmetriske læsning.
puzzle-e-reading = Startbilledets første række er gået tabt i det trykte hæfte. Af alle læsninger er det kun denne, der bruger æskens 36 pinde og kan ende i det sidste hul.

## Beviset med farver

proof-colours = Farv hullerne med tre farver langs de skrå linjer. De tre huller i et spring har så altid tre forskellige farver: to af dem mister en pind, og én får en. Hvert spring gør altså antallet af pinde på hver farve ulige, hvis det var lige, og lige, hvis det var ulige.
proof-jumps = { $jumps ->
    [one] Fra start til slut ville der være ét spring.
   *[other] Fra start til slut ville der være { $jumps } spring.
}
proof-rising = Langs de stigende skrå linjer:
proof-falling = Langs de faldende skrå linjer:
proof-colour = farve
proof-at-start = pinde ved start
proof-after = efter springene
proof-at-end = pinde ved slut
proof-even = lige
proof-figure = { $name }: { $holes }
proof-odd = ulige
proof-contradiction = en modstrid
proof-weights = Giv hvert hul den vægt, der er tegnet her, og læg vægtene under pindene sammen. Intet spring kan forøge summen, men den er { $start } ved start og skulle være { $goal } ved slut.
proof-exhausted = En fuldstændig søgning gennem { $positions ->
    [one] én stilling
   *[other] { $positions } stillinger
} fandt ingen vej.
proof-same-number = Start og slut har lige mange pinde, men er forskellige, og hvert spring tager en pind.

## Hvad programmet siger

solitaire-jumps-needed = { $jumps ->
    [one] Ét spring fører fra start til slut, hvis det overhovedet kan lade sig gøre.
   *[other] { $jumps } spring fører fra start til slut, hvis det overhovedet kan lade sig gøre.
}
solitaire-ruled-out = Farvningstesten beviser, at det ikke kan lade sig gøre; »pasch solitaire solve« tegner beviset.
solitaire-not-ruled-out = Farvningstesten udelukker det ikke.
solitaire-solvable = Det kan gøres: { $moves ->
    [one] ét træk
   *[other] { $moves } træk
}, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
}.
solitaire-fewest-proved = Ingen løsning har færre træk; det er bevist.
solitaire-fewest-not-asked = Med --minimal søges der efter færrest træk.
solitaire-fewest-unknown = Om færre er nok, vides ikke ({ $bound }); { $moves ->
    [one] der skal mindst ét til
   *[other] der skal mindst { $moves } til
}.
solitaire-impossible = Dette kan ingen løse, og her er hvorfor.
solitaire-unknown = Vides ikke: { $bound }, før søgningen var fuldstændig.
solitaire-bound-time = tiden var gået
solitaire-bound-interrupted = du afbrød
solitaire-bound-memory = hukommelsen var brugt op
solitaire-best = { $pegs ->
    [one] Det, der kan nås i stedet: én pind.
   *[other] Det, der kan nås i stedet: { $pegs } pinde.
}
solitaire-best-holes = De bliver tilbage i: { $holes }.
solitaire-best-proved = Det er bevist, at det ikke kan blive færre.
solitaire-best-unproved = Om det kan blive færre, vides ikke.
solitaire-best-stuck = Der er slet intet spring muligt.
solitaire-check-legal = Hvert spring er lovligt: { $moves ->
    [one] ét træk
   *[other] { $moves } træk
}, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
}.
solitaire-check-solved = Denne række træk løser opgaven.
solitaire-check-unsolved = Denne række træk ender ikke, hvor den skal: der er pinde tilbage i { $holes }.
solitaire-reached = Nået
solitaire-asked = Ønsket slutning
solitaire-done = Slutningen er nået.
solitaire-hint-begins = Sådan begynder denne løsning:
solitaire-too-late = Herfra kan slutningen ikke længere nås.
solitaire-table-empty = Tomt ved start
solitaire-table-last = Sidste pind: hvad farveprøven tillader
solitaire-table-none = ingen
solitaire-seeking-solution = Søger efter en løsning
solitaire-seeking-moves = Søger efter færrest træk
solitaire-seeking-pegs = Søger efter den bedste slutning

## At spille i terminalen

solitaire-play-honest = Ærlig talt: denne slutning kan ikke nås (»hint« siger hvorfor). Se, hvor få pinde du kan ende med.
solitaire-play-prompt = Skriv et træk (17-19 eller 17-19-6), undo, redo, hint, show, help eller quit.
solitaire-play-help = Et træk er de huller, som én pind rører: 17-19, eller 17-19-6 for to spring. Der må stå flere træk på én linje. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Der er intet at tage tilbage.
solitaire-play-undone = { $jump } taget tilbage.
solitaire-play-nothing-to-redo = Der er intet at spille igen.
solitaire-play-redone = { $jump } spillet igen.
solitaire-play-so-far = Indtil nu: { $line }
solitaire-play-try = { $jumps ->
    [one] Prøv { $jump }; ét spring tilbage.
   *[other] Prøv { $jump }; { $jumps } spring tilbage.
}
solitaire-play-solved = { $moves ->
    [one] Løst i ét træk:
   *[other] Løst i { $moves } træk:
}
solitaire-play-stuck = { $pegs ->
    [one] Intet spring tilbage; én pind på brættet.
   *[other] Intet spring tilbage; { $pegs } pinde på brættet.
}
solitaire-play-pegs = { $pegs ->
    [one] Én pind.
   *[other] { $pegs } pinde.
}

## Fejl

solitaire-fault-not-straight = { $jump } går ikke langs en række eller en kolonne.
solitaire-fault-wrong-distance = { $jump } er ikke et spring: en pind lander to huller længere fremme, over præcis én nabo.
solitaire-fault-no-peg = { $jump }: der er ingen pind i hul { $hole }.
solitaire-fault-nothing-to-take = { $jump }: der er ingen pind i hul { $hole } at springe over.
solitaire-fault-occupied = { $jump }: hul { $hole } er ikke tomt.
solitaire-fault-too-short = Et træk nævner mindst to huller, som i 17-19.
solitaire-fault-not-a-number = »{ $text }« er ikke et hul: hullerne er tallene 1 til 37.
solitaire-fault-no-such-hole = Der er intet hul { $text }: hullerne er 1 til 37.
solitaire-fault-in-move = Træk { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Der er ingen opgave »{ $text }«: opgaverne er A, B, C, D og E.
solitaire-fault-empty-list = Listen nævner intet hul.
solitaire-fault-in-list = Punkt { $item }: { $why }
solitaire-fault-twice = Hul { $hole } er nævnt to gange.
solitaire-fault-goal-too-full = Slutningen har flere pinde ({ $goal }) end starten ({ $start }); spring tager kun pinde væk.
solitaire-fault-no-problem = Nævn en opgave (A, B, C, D eller E), eller angiv --start og --end.
solitaire-fault-two-problems = Angiv enten en opgave eller --start og --end, ikke begge dele.
solitaire-fault-no-moves = Ingen træk at efterprøve: skriv dem efter opgaven, som i B "20-22 18-20".
