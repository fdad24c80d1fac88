### Solitaire: het boekje met zijn vijf puzzels en de eerlijke antwoorden.

## Het boekje

solitaire-title = Solitaire
solitaire-aim-title = Het doel
solitaire-aim = Eén speler, 37 vakjes, 36 speelstukken. Speelstuk na speelstuk gaat van het bord, tot alleen de speelstukken van het eindbeeld over zijn, meestal maar één.
solitaire-set-up-title = Opstelling
solitaire-set-up = In de doos zitten een speelbord, 36 zwarte magnetische speelstukken en de spelregels. De vakjes liggen in rijen van 3, 5, 7, 7, 7, 5 en 3 en zijn rij voor rij genummerd van 1 tot en met 37; het midden is 19. In de eerste puzzel staat op elk vakje behalve het middelste een speelstuk. De andere beginnen zoals hun beginbeeld laat zien.
solitaire-jump-title = Springen
solitaire-jump = Een speelstuk springt over een speelstuk ernaast, langs een rij of een kolom en nooit schuin, naar het lege vakje vlak daarachter. Het speelstuk waar het andere overheen springt, gaat van het bord. De sprong van 17 naar 19 bijvoorbeeld neemt het speelstuk in 18 weg.
solitaire-move = Springt hetzelfde speelstuk door, dan telt dat als één zet, hoeveel sprongen het ook zijn. Elke sprong neemt precies één speelstuk, dus het aantal sprongen ligt door de beelden vast; in het aantal zetten zit de kunst.
solitaire-puzzles-title = Vijf puzzels en de waarheid erover
solitaire-puzzles = Het boekje vraagt of je ze kunt oplossen. Het eerlijke antwoord verschilt van puzzel tot puzzel, en voor één ervan luidt het: niemand kan het.
solitaire-start = Begin
solitaire-end = Einde
solitaire-holes = Vakjes

puzzle-a = Solitaire
puzzle-b = Het kruis
puzzle-c = De spreker en zijn gehoor
puzzle-d = De apostelen
puzzle-e = De piraat
puzzle-a-task = Van een vol bord met een leeg midden naar één speelstuk in het midden.
puzzle-b-task = Van een kruis van negen speelstukken naar één speelstuk in het midden.
puzzle-c-task = Van een vol bord met een leeg midden naar een kring van luisteraars langs de rand en de spreker in het midden.
puzzle-d-task = Van een vol bord met een leeg midden naar twaalf apostelen langs de rand en één speelstuk in het midden.
puzzle-e-task = Van een vol bord waarop alleen het eerste vakje leeg is naar één speelstuk in het laatste.
puzzle-a-truth = Het kan niet; dat is bewezen door de vakjes te kleuren. Het beste wat te bereiken valt, zijn twee speelstukken.
puzzle-b-truth = Het kan in zes zetten en niet in minder.
puzzle-c-truth = Het kan in elf zetten en niet in minder.
puzzle-d-truth = Het kan in vijftien zetten en niet in minder.
puzzle-e-truth = Het kan. Hoe weinig zetten genoeg zijn, is hier niet bekend.
puzzle-c-reading = Het eindbeeld in het gedrukte boekje is beschadigd; dit is de symmetrische lezing ervan.
puzzle-e-reading = De eerste rij van het beginbeeld ontbreekt in het gedrukte boekje. Van alle lezingen gebruikt alleen deze de 36 speelstukken uit de doos en kan alleen deze in het laatste vakje eindigen.

## Het bewijs met kleuren

proof-colours = Kleur de vakjes langs de schuine lijnen met drie kleuren. De drie vakjes van een sprong hebben dan altijd drie verschillende kleuren: twee ervan verliezen een speelstuk en één krijgt er een. Elke sprong maakt dus het aantal speelstukken op elke kleur van even oneven of van oneven even.
proof-jumps = { $jumps ->
    [one] Van begin tot einde zou het één sprong zijn.
   *[other] Van begin tot einde zouden het { $jumps } sprongen zijn.
}
proof-rising = Langs de stijgende schuine lijnen:
proof-falling = Langs de dalende schuine lijnen:
proof-colour = kleur
proof-at-start = speelstukken aan het begin
proof-after = na de sprongen
proof-at-end = speelstukken aan het einde
proof-even = even
proof-figure = { $name }: { $holes }
proof-odd = oneven
proof-contradiction = een tegenspraak
proof-weights = Geef elk vakje het gewicht dat hier getekend is en tel de gewichten onder de speelstukken op. Geen sprong kan die som verhogen, maar aan het begin is ze { $start } en aan het einde zou ze { $goal } moeten zijn.
proof-exhausted = Een volledige zoektocht door { $positions ->
    [one] één stelling
   *[other] { $positions } stellingen
} leverde geen weg op.
proof-same-number = Begin en einde hebben evenveel speelstukken, maar ze verschillen, en elke sprong neemt een speelstuk.

## Wat het programma zegt

solitaire-jumps-needed = { $jumps ->
    [one] Eén sprong leidt van begin naar einde, als het al kan.
   *[other] { $jumps } sprongen leiden van begin naar einde, als het al kan.
}
solitaire-ruled-out = De kleuringstest bewijst dat het niet kan; “pasch solitaire solve” tekent het bewijs.
solitaire-not-ruled-out = De kleuringstest sluit het niet uit.
solitaire-solvable = Het kan: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
}.
solitaire-fewest-proved = Geen oplossing heeft minder zetten; dat is bewezen.
solitaire-fewest-not-asked = Met --minimal wordt naar het kleinste aantal zetten gezocht.
solitaire-fewest-unknown = Of minder genoeg is, is niet bekend ({ $bound }); { $moves ->
    [one] minstens één is nodig
   *[other] minstens { $moves } zijn nodig
}.
solitaire-impossible = Dit kan niemand oplossen, en wel hierom.
solitaire-unknown = Niet bekend: { $bound } voordat het zoeken volledig was.
solitaire-bound-time = de tijd was om
solitaire-bound-interrupted = je hebt het afgebroken
solitaire-bound-memory = het geheugen was op
solitaire-best = { $pegs ->
    [one] Wat in plaats daarvan te bereiken is: één speelstuk.
   *[other] Wat in plaats daarvan te bereiken is: { $pegs } speelstukken.
}
solitaire-best-holes = Ze blijven over in: { $holes }.
solitaire-best-proved = Dat het er niet minder kunnen zijn, is bewezen.
solitaire-best-unproved = Of het er minder kunnen zijn, is niet bekend.
solitaire-best-stuck = Er is helemaal geen sprong mogelijk.
solitaire-check-legal = Elke sprong is toegestaan: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
}.
solitaire-check-solved = Deze reeks lost de puzzel op.
solitaire-check-unsolved = Deze reeks eindigt niet waar ze moet: er blijven speelstukken over in { $holes }.
solitaire-reached = Bereikt
solitaire-asked = Gevraagd einde
solitaire-done = Het einde is bereikt.
solitaire-hint-begins = Zo begint deze oplossing:
solitaire-too-late = Vanaf hier is het einde niet meer te bereiken.
solitaire-table-empty = Leeg aan het begin
solitaire-table-last = Laatste speelstuk: wat de kleuringstest toelaat
solitaire-table-none = geen
solitaire-seeking-solution = Zoeken naar een oplossing
solitaire-seeking-moves = Zoeken naar het kleinste aantal zetten
solitaire-seeking-pegs = Zoeken naar het beste einde

## Spelen in de terminal

solitaire-play-honest = Eerlijk is eerlijk: dit einde is niet te bereiken (“hint” zegt waarom). Kijk hoe weinig speelstukken je kunt overhouden.
solitaire-play-prompt = Typ een zet (17-19 of 17-19-6), undo, redo, hint, show, help of quit.
solitaire-play-help = Een zet bestaat uit de vakjes die één speelstuk aandoet: 17-19, of 17-19-6 voor twee sprongen. Er mogen meer zetten op één regel staan. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Er is niets om terug te nemen.
solitaire-play-undone = { $jump } teruggenomen.
solitaire-play-nothing-to-redo = Er is niets om opnieuw te spelen.
solitaire-play-redone = { $jump } opnieuw gespeeld.
solitaire-play-so-far = Tot nu toe: { $line }
solitaire-play-try = { $jumps ->
    [one] Probeer { $jump }; nog één sprong te gaan.
   *[other] Probeer { $jump }; nog { $jumps } sprongen te gaan.
}
solitaire-play-solved = { $moves ->
    [one] Opgelost in één zet:
   *[other] Opgelost in { $moves } zetten:
}
solitaire-play-stuck = { $pegs ->
    [one] Geen sprong meer mogelijk; één speelstuk op het bord.
   *[other] Geen sprong meer mogelijk; { $pegs } speelstukken op het bord.
}
solitaire-play-pegs = { $pegs ->
    [one] Eén speelstuk.
   *[other] { $pegs } speelstukken.
}

## Fouten

solitaire-fault-not-straight = { $jump } gaat niet langs een rij of een kolom.
solitaire-fault-wrong-distance = { $jump } is geen sprong: een speelstuk landt twee vakjes verder, over precies één buur heen.
solitaire-fault-no-peg = { $jump }: op vakje { $hole } staat geen speelstuk.
solitaire-fault-nothing-to-take = { $jump }: op vakje { $hole } staat geen speelstuk om overheen te springen.
solitaire-fault-occupied = { $jump }: vakje { $hole } is niet leeg.
solitaire-fault-too-short = Een zet noemt minstens twee vakjes, zoals 17-19.
solitaire-fault-not-a-number = “{ $text }” is geen vakje: de vakjes zijn de getallen 1 tot en met 37.
solitaire-fault-no-such-hole = Er is geen vakje { $text }: de vakjes zijn 1 tot en met 37.
solitaire-fault-in-move = Zet { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Er is geen puzzel “{ $text }”: de puzzels zijn A, B, C, D en E.
solitaire-fault-empty-list = De lijst noemt geen vakje.
solitaire-fault-in-list = Onderdeel { $item }: { $why }
solitaire-fault-twice = Vakje { $hole } is twee keer genoemd.
solitaire-fault-goal-too-full = Het einde heeft meer speelstukken ({ $goal }) dan het begin ({ $start }); sprongen nemen alleen speelstukken weg.
solitaire-fault-no-problem = Noem een puzzel (A, B, C, D of E) of geef --start en --end op.
solitaire-fault-two-problems = Geef ofwel een puzzel op, ofwel --start en --end, niet allebei.
solitaire-fault-no-moves = Geen zetten om te controleren: schrijf ze achter de puzzel, zoals in B "20-22 18-20".
