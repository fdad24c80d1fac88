### Hvad analysen af en match siger: grunde, mærker, bedømmelser, rapporten i terminalen og som side.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = Det bedste træk slår: modstanderen får { $pips } pip mere at gå.
why-shots = Efterlader { $made } skud i stedet for { $best }.
why-row-broken = Bryder en række på { $best } punkter; { $made } i træk er tilbage.
why-row-missed = Det bedste træk danner en række på { $best } punkter; dette har { $made }.
why-point = Det bedste træk laver punkt { $point }.
why-anchor = Opgiver ankeret på punkt { $point }.
why-off = Brikker spillet ud: { $made }; det bedste træk tager { $best } ud.
why-back = Brikker stadig i modstanderens hjemland eller på baren: { $made } i stedet for { $best }.
why-run-behind = Bryder al kontakt { $behind } pip bagud: ikke noget kapløb at løbe.
why-run-ahead = Det bedste træk bryder al kontakt { $ahead } pip foran i kapløbet.
why-blots = Enlige brikker tilbage: { $made } i stedet for { $best }.
why-gammons = Det bedste træk vinder { $percent } % flere gammoner.
why-gammons-lost = Taber { $percent } % flere gammoner.
why-wins = Det bedste træk vinder { $percent } % flere partier.
why-worth = Det bedste valg er { $thousandths } tusindedele point mere værd.
why-race-ahead = I kapløbet er den, der dobler, { $ahead } pip foran med { $pips } tilbage.
why-race-behind = I kapløbet er den, der dobler, { $behind } pip bagud med { $pips } tilbage.
why-too-good = For godt til at doble: at spille videre er { $hold } % af indsatsen værd, et afslag 100 %.
why-cash = Doblingen ville blive afslået og give 100 % af indsatsen; at spille videre er { $hold } % værd.
why-doubler-wins = Den, der skal kaste, vinder { $win } % af partierne, { $gammon } % med gammon.
why-take-point = Den doblede vinder { $win } % af partierne; ved denne stilling kræver en accept { $need } %, gammoner ikke medregnet.
why-gammons-against = Den doblede taber en gammon i { $percent } % af partierne.
why-dead-cube = Modstanderen mangler { $points }: når der er doblet, er terningen død hos modstanderen.
why-nothing-to-lose = Modstanderen mangler kun { $points } og vinder alligevel matchen med dette parti: at doble koster intet.
why-enough = Den, der dobler, mangler kun { $points } og vinder allerede matchen med dette parti: en dobling giver intet.

## Marks, by what a choice cost

mark-doubtful = Tvivlsomme
mark-error = Fejl
mark-blunder = Bommerter

## Words for a rating

rating-world-champion = verdensmester
rating-world-class = verdensklasse
rating-expert = ekspert
rating-advanced = øvet
rating-intermediate = mellemstærk
rating-casual = lejlighedsspiller
rating-beginner = begynder
rating-distracted = tankerne et andet sted

## Kinds of positions

stage-opening = Åbning
stage-contact = Kontakt
stage-prime-against-prime = Prime mod prime
stage-back-game = Backgame
stage-containment = Indespærring
stage-race = Kapløb
stage-bear-off = Udspil

## The six ways to go wrong with the cube

cube-missed-double-take = Forpasset dobling, accept
cube-missed-double-pass = Forpasset dobling, afslag
cube-wrong-double-early = Doblet for tidligt
cube-wrong-double-too-good = Doblet, skønt for god
cube-wrong-take = Forkert accept
cube-wrong-pass = Forkert afslag

## The report

analysis-title = Matchanalyse
analysis-player = Spiller
analysis-file = Fil
analysis-matches = Matcher
analysis-total = Pr. spiller
analysis-unfinished = { $count ->
    [one] Én match blev ikke spillet til ende og tæller ikke med i disse summer.
   *[other] { $count } matcher blev ikke spillet til ende og tæller ikke med i disse summer.
}
analysis-rating = Bedømmelse
analysis-decisions = Beslutninger
analysis-cost = Tabt equity
analysis-mwc = Tabte matchchancer (%)
analysis-snowie = Snowie-fejlrate (× 1000)
analysis-gnubg = gnubgs fejlrater (× 1000): træk / tæt dobling
analysis-luck = Held
analysis-luck-mwc = Held i matchchancer (%)
analysis-adjusted = Resultat uden held (%)
analysis-checker = Brikspil
analysis-double = Doblinger
analysis-answer = Accepter og afslag
analysis-resign = Opgivelser
analysis-stages = Hvor pointene blev af
analysis-games = Parti for parti
analysis-game = Parti { $number }
analysis-played = Spillet
analysis-best = Bedst
analysis-level = { $level ->
    [quick] hurtig gennemgang
    [deep] grundig gennemgang
   *[standard] almindelig gennemgang
}
analysis-theirs = Ifølge { $program }
analysis-errors = Fejl, den værste først
analysis-no-errors = Ingen fejl.
analysis-chance-curve = { $name }: chance for at vinde matchen (%)
analysis-equity-curve = { $name }: equity
analysis-luck-curve = Held, lagt sammen
analysis-decision-axis = Beslutning
analysis-left-out = Udeladt ({ $why })
analysis-faults = Fejl i filen
omission-illegal = trækket bryder reglerne
omission-unwritten = det spillede træk er ikke noteret
omission-lost = herfra kan partiet ikke følges
omission-raccoon = en raccoon bedømmes ikke
analysis-all = Alle
analysis-at-least = Koster mindst
analysis-interrupted = Afbrudt: { $done } af { $all } beslutninger er bedømt.
analysis-score = { $points } af { $length }
analysis-pips = { $pips } pip
analysis-to-play = { $name } spiller { $dice }
analysis-to-double = { $name }: doble eller kaste?
analysis-to-answer = { $name }: acceptere eller afslå?
analysis-to-resign = { $name }: opgivelse
analysis-resigned = give op
analysis-accepted = tage imod opgivelsen
analysis-declined = afvise tilbuddet om at give op
analysis-play-on = spille videre
