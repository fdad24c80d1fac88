### Vad analysen av en match säger: skäl, märken, bedömningar, rapporten i terminalen och som sida.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = Det bästa draget slår: motståndaren får { $pips } pip mer att gå.
why-shots = Lämnar { $made } skott i stället för { $best }.
why-row-broken = Bryter en rad på { $best } punkter; { $made } i följd blir kvar.
why-row-missed = Det bästa draget bildar en rad på { $best } punkter; detta har { $made }.
why-point = Det bästa draget tar { $point }-punkten.
why-anchor = Ger upp ankaret på { $point }-punkten.
why-off = Uttagna brickor: { $made }; det bästa draget tar ut { $best }.
why-back = Brickor kvar på motståndarens hemmaplan eller på baren: { $made } i stället för { $best }.
why-blots = Ensamma brickor kvar: { $made } i stället för { $best }.
why-gammons = Det bästa draget vinner { $percent } % fler gammon.
why-gammons-lost = Förlorar { $percent } % fler gammon.
why-wins = Det bästa draget vinner { $percent } % fler partier.
why-worth = Det bästa valet är värt { $thousandths } tusendels poäng mer.
why-race-ahead = I kapplöpningen ligger den som dubblar { $ahead } pip före med { $pips } kvar.
why-race-behind = I kapplöpningen ligger den som dubblar { $behind } pip efter med { $pips } kvar.
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
rating-casual = tillfällighetsspelare
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
cube-wrong-double-too-good = Dubblat trots för bra
cube-wrong-take = Fel antaget
cube-wrong-pass = Fel passat

## The report

analysis-title = Matchanalys
analysis-player = Spelare
analysis-file = Fil
analysis-matches = Matcher
analysis-total = Per spelare
analysis-rating = Bedömning
analysis-decisions = Beslut
analysis-cost = Förlorad equity
analysis-mwc = Förlorade matchchanser (%)
analysis-snowie = Snowie-felkvot (× 1000)
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
analysis-left-out = Utelämnat
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
analysis-play-on = spela vidare
