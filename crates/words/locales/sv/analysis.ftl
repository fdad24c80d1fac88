### Vad analysen av en match säger: skäl, märken, bedömningar, rapporten i terminalen och som sida.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = Det bästa draget slår: motståndaren får { $pips } pip mer att gå.
why-shots = Lämnar { $made } skott i stället för { $best }.
why-row-broken = Bryter en rad på { $best } punkter; { $made } i följd blir kvar.
why-row-missed = Det bästa draget bildar en rad på { $best } punkter; detta har { $made }.
why-point = Det bästa draget tar punkt { $point }.
why-anchor = Ger upp ankaret på punkt { $point }.
why-off = Uttagna brickor: { $made }; det bästa draget tar ut { $best }.
why-back = Brickor kvar på motståndarens hemmaplan eller på baren: { $made } i stället för { $best }.
why-run-behind = Bryter all kontakt { $behind } pip efter: ingen kapplöpning att ge sig in i.
why-run-ahead = Det bästa draget bryter all kontakt { $ahead } pip före i kapplöpningen.
why-blots = Ensamma brickor kvar: { $made } i stället för { $best }.
why-gammons = Det bästa draget vinner { $percent } % fler gammon.
why-gammons-lost = Förlorar { $percent } % fler gammon.
why-wins = Det bästa draget vinner { $percent } % fler partier.
why-worth = Det bästa valet är värt { $thousandths } tusendels poäng mer.
why-race-ahead = I kapplöpningen ligger den som dubblar { $ahead } pip före med { $pips } kvar.
why-race-behind = I kapplöpningen ligger den som dubblar { $behind } pip efter med { $pips } kvar.
why-too-good = För bra för att dubbla: att spela vidare är värt { $hold } % av insatsen, ett nej 100 %.
why-cash = Motståndaren skulle tacka nej till dubblingen, som då ger 100 % av insatsen; att spela vidare är värt { $hold } %.
why-doubler-wins = Den som ska kasta vinner { $win } % av partierna, { $gammon } % med gammon.
why-take-point = Den som dubblas vinner { $win } % av partierna; vid denna ställning krävs { $need } % för att anta, gammon oräknade.
why-gammons-against = Den som dubblas förlorar en gammon i { $percent } % av partierna.
why-dead-cube = Motståndaren behöver { $points } till: efter dubblingen är kuben död hos motståndaren.
why-nothing-to-lose = Motståndaren behöver bara { $points } till och vinner ändå matchen med detta parti: att dubbla kostar inget.
why-enough = Den som dubblar behöver bara { $points } till och vinner redan matchen med detta parti: en dubbling ger inget.

## Marks, by what a choice cost

mark-doubtful = Tveksamma
mark-error = Fel
mark-blunder = Blundrar

## Words for a rating

rating-world-champion = världsmästare
rating-world-class = världsklass
rating-expert = expert
rating-advanced = avancerad
rating-intermediate = medelgod
rating-casual = sällanspelare
rating-beginner = nybörjare
rating-distracted = tankarna på annat håll

## Kinds of positions

stage-opening = Öppning
stage-contact = Kontakt
stage-prime-against-prime = Prime mot prime
stage-back-game = Bakspel
stage-containment = Inlåsning
stage-race = Kapplöpning
stage-bear-off = Uttagning

## The six ways to go wrong with the cube

cube-missed-double-take = Missad dubbling, antas
cube-missed-double-pass = Missad dubbling, passas
cube-wrong-double-early = Dubblat för tidigt
cube-wrong-double-too-good = Dubblat trots för bra ställning
cube-wrong-take = Felaktigt antaget
cube-wrong-pass = Felaktigt passat

## The report

analysis-title = Matchanalys
analysis-player = Spelare
analysis-file = Fil
analysis-matches = Matcher
analysis-total = Per spelare
analysis-unfinished = { $count ->
    [one] En match spelades inte färdigt och räknas inte med i dessa summor.
   *[other] { $count } matcher spelades inte färdigt och räknas inte med i dessa summor.
}
analysis-rating = Bedömning
analysis-decisions = Beslut
analysis-cost = Förlorad equity
analysis-mwc = Förlorade matchchanser (%)
analysis-snowie = Snowie-felkvot (× 1000)
analysis-gnubg = gnubgs felkvoter (× 1000): drag / jämn dubbling
analysis-luck = Tur
analysis-luck-mwc = Tur i matchchanser (%)
analysis-adjusted = Resultat utan tur (%)
analysis-checker = Brickspel
analysis-double = Dubblingar
analysis-answer = Antaganden och pass
analysis-resign = Uppgivna partier
analysis-stages = Var poängen tog vägen
analysis-games = Parti för parti
analysis-game = Parti { $number }
analysis-played = Spelat
analysis-best = Bäst
analysis-level = { $level ->
    [quick] snabb granskning
    [deep] grundlig granskning
   *[standard] vanlig granskning
}
analysis-theirs = Enligt { $program }
analysis-errors = Fel, det värsta först
analysis-no-errors = Inga fel.
analysis-chance-curve = { $name }: chans att vinna matchen (%)
analysis-equity-curve = { $name }: equity
analysis-luck-curve = Tur, ackumulerad
analysis-decision-axis = Beslut
analysis-left-out = Utelämnat ({ $why })
analysis-faults = Fel i filen
omission-illegal = draget bryter mot reglerna
omission-unwritten = det spelade draget är inte nedskrivet
omission-lost = härifrån kan partiet inte följas
omission-raccoon = en raccoon bedöms inte
analysis-all = Alla
analysis-at-least = Kostar minst
analysis-interrupted = Avbrutet: { $done } av { $all } beslut har bedömts.
analysis-score = { $points } av { $length }
analysis-pips = { $pips } pip
analysis-to-play = { $name } spelar { $dice }
analysis-to-double = { $name }: dubbla eller kasta?
analysis-to-answer = { $name }: anta eller passa?
analysis-to-resign = { $name }: uppgivet parti
analysis-resigned = ge upp
analysis-accepted = godta uppgivandet
analysis-declined = avvisa erbjudandet att ge upp
analysis-play-on = spela vidare
