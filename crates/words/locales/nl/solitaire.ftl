### Solitaire: het boekje met zijn vijf puzzels en de eerlijke antwoorden.

## Het boekje

solitaire-title = Solitaire
solitaire-aim-title = Het doel
solitaire-aim = Eén speler, 37 gaatjes, 36 pinnen. Pin na pin gaat van het bord, tot alleen de pinnen van het eindbeeld over zijn, meestal één enkele.
solitaire-set-up-title = Opstelling
solitaire-set-up = De gaatjes liggen in rijen van 3, 5, 7, 7, 7, 5 en 3 en zijn rij voor rij genummerd van 1 tot en met 37; het midden is 19. In de eerste puzzel zit in elk gaatje behalve het middelste een pin. De andere beginnen zoals hun beginbeeld laat zien.
solitaire-jump-title = Springen
solitaire-jump = Een pin springt over een pin ernaast, langs een rij of een kolom en nooit schuin, naar het lege gaatje vlak daarachter. De pin waar hij overheen springt, gaat van het bord. De sprong van 17 naar 19 bijvoorbeeld neemt de pin in 18 weg.
solitaire-move = Springt dezelfde pin door, dan telt dat als één zet, hoeveel sprongen het ook zijn. Elke sprong neemt precies één pin, dus het aantal sprongen ligt door de beelden vast; in het aantal zetten zit de kunst.
solitaire-puzzles-title = Vijf puzzels en de waarheid erover
solitaire-puzzles = Het boekje vraagt of je ze kunt oplossen. Het eerlijke antwoord verschilt van puzzel tot puzzel, en voor één ervan luidt het: niemand kan het.
solitaire-start = Begin
solitaire-end = Einde
solitaire-holes = Gaatjes

puzzle-a = Solitaire
puzzle-b = Het kruis
puzzle-c = De spreker en zijn gehoor
puzzle-d = De apostelen
puzzle-e = De piraat
puzzle-a-task = Van een vol bord met een leeg midden naar één pin in het midden.
puzzle-b-task = Van een kruis van negen pinnen naar één pin in het midden.
puzzle-c-task = Van een vol bord met een leeg midden naar een kring van luisteraars langs de rand en de spreker in het midden.
puzzle-d-task = Van een vol bord met een leeg midden naar twaalf apostelen langs de rand en één pin in het midden.
puzzle-e-task = Van een vol bord waarop alleen het eerste gaatje leeg is naar één pin in het laatste.
puzzle-a-truth = Het kan niet; dat is bewezen door de gaatjes te kleuren. Het beste wat te bereiken valt, zijn twee pinnen.
puzzle-b-truth = Het kan in zes zetten en niet in minder.
puzzle-c-truth = Het kan in elf zetten en niet in minder.
puzzle-d-truth = Het kan in vijftien zetten en niet in minder.
puzzle-e-truth = Het kan. Hoe weinig zetten genoeg zijn, is hier niet bekend.
puzzle-c-reading = Het eindbeeld in het gedrukte boekje is beschadigd; dit is de symmetrische lezing ervan.
puzzle-e-reading = De eerste rij van het beginbeeld ontbreekt in het gedrukte boekje. Van alle lezingen gebruikt alleen deze de 36 pinnen uit de doos en kan alleen deze in het laatste gaatje eindigen.

## Het bewijs met kleuren

proof-colours = Kleur de gaatjes langs de schuine lijnen met drie kleuren. De drie gaatjes van een sprong hebben dan altijd drie verschillende kleuren: twee ervan verliezen een pin en één krijgt er een. Elke sprong maakt dus het aantal pinnen op elke kleur van even oneven of van oneven even.
proof-jumps = { $jumps ->
    [one] Van begin tot einde zou het één sprong zijn.
   *[other] Van begin tot einde zouden het { $jumps } sprongen zijn.
}
proof-rising = Langs de stijgende schuine lijnen:
proof-falling = Langs de dalende schuine lijnen:
proof-colour = kleur
proof-at-start = pinnen aan het begin
proof-after = na de sprongen
proof-at-end = pinnen aan het einde
proof-even = even
proof-figure = { $name }: { $holes }
proof-odd = oneven
proof-contradiction = een tegenspraak
proof-weights = Geef elk gaatje het gewicht dat hier getekend is en tel de gewichten onder de pinnen op. Geen sprong kan die som verhogen, maar aan het begin is ze { $start } en aan het einde zou ze { $goal } moeten zijn.
proof-exhausted = Een volledige zoektocht door { $positions ->
    [one] één stelling
   *[other] { $positions } stellingen
} leverde geen weg op.
proof-same-number = Begin en einde hebben evenveel pinnen, maar ze verschillen, en elke sprong neemt een pin.

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
    [one] Wat in plaats daarvan te bereiken is: één pin.
   *[other] Wat in plaats daarvan te bereiken is: { $pegs } pinnen.
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
solitaire-check-unsolved = Deze reeks eindigt niet waar ze moet: er blijven pinnen over in { $holes }.
solitaire-reached = Bereikt
solitaire-asked = Gevraagd einde
solitaire-done = Het einde is bereikt.
solitaire-hint-begins = Zo begint deze oplossing:
solitaire-too-late = Vanaf hier is het einde niet meer te bereiken.
solitaire-table-empty = Leeg aan het begin
solitaire-table-last = Laatste pin: wat de kleurproef toelaat
solitaire-table-none = geen
solitaire-seeking-solution = Zoeken naar een oplossing
solitaire-seeking-moves = Zoeken naar het kleinste aantal zetten
solitaire-seeking-pegs = Zoeken naar het beste einde

## Spelen in de terminal

solitaire-play-honest = Eerlijk is eerlijk: dit einde is niet te bereiken (“hint” zegt waarom). Kijk hoe weinig pinnen je kunt overhouden.
solitaire-play-prompt = Typ een zet (17-19 of 17-19-6), undo, redo, hint, show, help of quit.
solitaire-play-help = Een zet bestaat uit de gaatjes die één pin aandoet: 17-19, of 17-19-6 voor twee sprongen. Er mogen meer zetten op één regel staan. undo (u), redo (r), hint (h), show (s), quit (q).
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
    [one] Geen sprong meer mogelijk; één pin op het bord.
   *[other] Geen sprong meer mogelijk; { $pegs } pinnen op het bord.
}
solitaire-play-pegs = { $pegs ->
    [one] Eén pin.
   *[other] { $pegs } pinnen.
}

## Fouten

solitaire-fault-not-straight = { $jump } gaat niet langs een rij of een kolom.
solitaire-fault-wrong-distance = { $jump } is geen sprong: een pin landt twee gaatjes verder, over precies één buur heen.
solitaire-fault-no-peg = { $jump }: in gaatje { $hole } zit geen pin.
solitaire-fault-nothing-to-take = { $jump }: in gaatje { $hole } zit geen pin om overheen te springen.
solitaire-fault-occupied = { $jump }: gaatje { $hole } is niet leeg.
solitaire-fault-too-short = Een zet noemt minstens twee gaatjes, zoals 17-19.
solitaire-fault-not-a-number = “{ $text }” is geen gaatje: de gaatjes zijn de getallen 1 tot en met 37.
solitaire-fault-no-such-hole = Er is geen gaatje { $text }: de gaatjes zijn 1 tot en met 37.
solitaire-fault-in-move = Zet { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Er is geen puzzel “{ $text }”: de puzzels zijn A, B, C, D en E.
solitaire-fault-empty-list = De lijst noemt geen gaatje.
solitaire-fault-in-list = Onderdeel { $item }: { $why }
solitaire-fault-twice = Gaatje { $hole } is twee keer genoemd.
solitaire-fault-goal-too-full = Het einde heeft meer pinnen ({ $goal }) dan het begin ({ $start }); sprongen nemen alleen pinnen weg.
solitaire-fault-no-problem = Noem een puzzel (A, B, C, D of E) of geef --start en --end op.
solitaire-fault-two-problems = Geef ofwel een puzzel op, ofwel --start en --end, niet allebei.
solitaire-fault-no-moves = Geen zetten om te controleren: schrijf ze achter de puzzel, zoals in B "20-22 18-20".
