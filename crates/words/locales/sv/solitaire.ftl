### Solitär: häftet med sina fem uppgifter och de ärliga svaren.

## Häftet

solitaire-title = Solitär
solitaire-aim-title = Målet
solitaire-aim = En spelare, 37 hål, 36 pinnar. Pinne efter pinne tas från brädet tills bara slutbildens pinnar är kvar, oftast en enda.
solitaire-set-up-title = Uppställning
solitaire-set-up = I asken ligger ett bräde, 36 svarta magnetiska pinnar och reglerna. Hålen ligger i rader om 3, 5, 7, 7, 7, 5 och 3 och är numrerade rad för rad från 1 till 37; mitten är 19. I den första uppgiften sitter en pinne i varje hål utom mitten. De andra börjar så som deras startbild visar.
solitaire-jump-title = Att hoppa
solitaire-jump = En pinne hoppar över en pinne bredvid, längs en rad eller en kolumn och aldrig diagonalt, till det tomma hålet strax bakom. Pinnen som hoppas över tas bort. Ett hopp från 17 till 19 tar till exempel pinnen i 18.
solitaire-move = Om samma pinne hoppar vidare räknas det som ett drag, hur många hopp det än är. Varje hopp tar exakt en pinne, så antalet hopp är givet av bilderna; skickligheten syns i antalet drag.
solitaire-puzzles-title = Fem uppgifter och sanningen om dem
solitaire-puzzles = Häftet frågar om du kan lösa dem. Det ärliga svaret skiftar från uppgift till uppgift, och för en av dem lyder det: det kan ingen.
solitaire-start = Start
solitaire-end = Slut
solitaire-holes = Hål

puzzle-a = Solitär
puzzle-b = Korset
puzzle-c = Talaren och hans åhörare
puzzle-d = Apostlarna
puzzle-e = Piraten
puzzle-a-task = Från ett fullt bräde med tom mitt till en pinne i mitten.
puzzle-b-task = Från ett kors av nio pinnar till en pinne i mitten.
puzzle-c-task = Från ett fullt bräde med tom mitt till en ring av åhörare längs kanten och talaren i mitten.
puzzle-d-task = Från ett fullt bräde med tom mitt till tolv apostlar längs kanten och en pinne i mitten.
puzzle-e-task = Från ett fullt bräde där bara det första hålet är tomt till en pinne i det sista.
puzzle-a-truth = Det går inte; det bevisas genom att färga hålen. Det bästa som går att nå är två pinnar.
puzzle-b-truth = Det går på sex drag och inte på färre.
puzzle-c-truth = Det går på elva drag och inte på färre.
puzzle-d-truth = Det går på femton drag och inte på färre.
puzzle-e-truth = Det går. Hur få drag som räcker är inte känt här.
puzzle-c-reading = Slutbilden i det tryckta häftet är skadad; det här är dess symmetriska läsning.
puzzle-e-reading = Startbildens första rad har gått förlorad i det tryckta häftet. Av alla läsningar är det bara den här som använder askens 36 pinnar och kan sluta i det sista hålet.

## Beviset med färger

proof-colours = Färga hålen med tre färger längs diagonalerna. De tre hålen i ett hopp har då alltid tre olika färger: två av dem mister en pinne och en får en. Varje hopp gör alltså antalet pinnar på varje färg udda om det var jämnt och jämnt om det var udda.
proof-jumps = { $jumps ->
    [one] Från start till slut skulle det vara ett hopp.
   *[other] Från start till slut skulle det vara { $jumps } hopp.
}
proof-rising = Längs de stigande diagonalerna:
proof-falling = Längs de fallande diagonalerna:
proof-colour = färg
proof-at-start = pinnar vid starten
proof-after = efter hoppen
proof-at-end = pinnar vid slutet
proof-even = jämnt
proof-figure = { $name }: { $holes }
proof-odd = udda
proof-contradiction = en motsägelse
proof-weights = Ge varje hål den vikt som är ritad här och lägg ihop vikterna under pinnarna. Inget hopp kan höja summan, men den är { $start } vid starten och skulle behöva vara { $goal } vid slutet.
proof-exhausted = En fullständig sökning genom { $positions ->
    [one] en ställning
   *[other] { $positions } ställningar
} fann ingen väg.
proof-same-number = Start och slut har lika många pinnar men är olika, och varje hopp tar en pinne.

## Vad programmet säger

solitaire-jumps-needed = { $jumps ->
    [one] Ett hopp leder från start till slut, om det alls går.
   *[other] { $jumps } hopp leder från start till slut, om det alls går.
}
solitaire-ruled-out = Färgläggningstestet bevisar att det inte går; ”pasch solitaire solve” ritar beviset.
solitaire-not-ruled-out = Färgläggningstestet utesluter det inte.
solitaire-solvable = Det går: { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
}.
solitaire-fewest-proved = Ingen lösning har färre drag; det är bevisat.
solitaire-fewest-not-asked = Med --minimal söks det minsta antalet drag.
solitaire-fewest-unknown = Om färre räcker är inte känt ({ $bound }); { $moves ->
    [one] minst ett behövs
   *[other] minst { $moves } behövs
}.
solitaire-impossible = Det här kan ingen lösa, och här är skälet.
solitaire-unknown = Inte känt: { $bound } innan sökningen var fullständig.
solitaire-bound-time = tiden var ute
solitaire-bound-interrupted = du avbröt den
solitaire-bound-memory = minnet tog slut
solitaire-best = { $pegs ->
    [one] Vad som går att nå i stället: en pinne.
   *[other] Vad som går att nå i stället: { $pegs } pinnar.
}
solitaire-best-holes = De blir kvar i: { $holes }.
solitaire-best-proved = Det är bevisat att det inte kan bli färre.
solitaire-best-unproved = Om det kan bli färre är inte känt.
solitaire-best-stuck = Inget hopp alls är möjligt.
solitaire-check-legal = Varje hopp är tillåtet: { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
}.
solitaire-check-solved = Den här dragföljden löser uppgiften.
solitaire-check-unsolved = Den här dragföljden slutar inte där den ska: pinnar är kvar i { $holes }.
solitaire-reached = Uppnått
solitaire-asked = Begärt slut
solitaire-done = Slutet är nått.
solitaire-hint-begins = Så börjar den här lösningen:
solitaire-too-late = Härifrån går slutet inte längre att nå.
solitaire-table-empty = Tomt vid starten
solitaire-table-last = Sista pinnen: vad färgprovet tillåter
solitaire-table-none = ingen
solitaire-seeking-solution = Söker en lösning
solitaire-seeking-moves = Söker minsta antalet drag
solitaire-seeking-pegs = Söker det bästa slutet

## Att spela i terminalen

solitaire-play-honest = Ärligt talat: det här slutet går inte att nå (”hint” säger varför). Se hur få pinnar du kan lämna kvar.
solitaire-play-prompt = Skriv ett drag (17-19 eller 17-19-6), undo, redo, hint, show, help eller quit.
solitaire-play-help = Ett drag är de hål som en pinne vidrör: 17-19, eller 17-19-6 för två hopp. Flera drag får stå på en rad. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Det finns inget att ta tillbaka.
solitaire-play-undone = Tog tillbaka { $jump }.
solitaire-play-nothing-to-redo = Det finns inget att spela igen.
solitaire-play-redone = Spelade { $jump } igen.
solitaire-play-so-far = Hittills: { $line }
solitaire-play-try = { $jumps ->
    [one] Pröva { $jump }; ett hopp kvar.
   *[other] Pröva { $jump }; { $jumps } hopp kvar.
}
solitaire-play-solved = { $moves ->
    [one] Löst på ett drag:
   *[other] Löst på { $moves } drag:
}
solitaire-play-stuck = { $pegs ->
    [one] Inget hopp kvar; en pinne på brädet.
   *[other] Inget hopp kvar; { $pegs } pinnar på brädet.
}
solitaire-play-pegs = { $pegs ->
    [one] En pinne.
   *[other] { $pegs } pinnar.
}

## Fel

solitaire-fault-not-straight = { $jump } går inte längs en rad eller en kolumn.
solitaire-fault-wrong-distance = { $jump } är inget hopp: en pinne landar två hål bort, över exakt en granne.
solitaire-fault-no-peg = { $jump }: det finns ingen pinne i hål { $hole }.
solitaire-fault-nothing-to-take = { $jump }: det finns ingen pinne i hål { $hole } att hoppa över.
solitaire-fault-occupied = { $jump }: hål { $hole } är inte tomt.
solitaire-fault-too-short = Ett drag nämner minst två hål, som i 17-19.
solitaire-fault-not-a-number = ”{ $text }” är inget hål: hålen är talen 1 till 37.
solitaire-fault-no-such-hole = Det finns inget hål { $text }: hålen är 1 till 37.
solitaire-fault-in-move = Drag { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = Det finns ingen uppgift ”{ $text }”: uppgifterna är A, B, C, D och E.
solitaire-fault-empty-list = Listan nämner inget hål.
solitaire-fault-in-list = Post { $item }: { $why }
solitaire-fault-twice = Hål { $hole } nämns två gånger.
solitaire-fault-goal-too-full = Slutet har fler pinnar ({ $goal }) än starten ({ $start }); hopp tar bara bort pinnar.
solitaire-fault-no-problem = Nämn en uppgift (A, B, C, D eller E) eller ange --start och --end.
solitaire-fault-two-problems = Ange antingen en uppgift eller --start och --end, inte båda.
solitaire-fault-no-moves = Inga drag att kontrollera: skriv dem efter uppgiften, som i B "20-22 18-20".
