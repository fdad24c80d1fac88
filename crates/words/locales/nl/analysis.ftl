### Wat de analyse van een match zegt: redenen, oordelen, het verslag in de terminal en als pagina.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = De beste zet slaat: de tegenstander moet { $pips } pips meer.
why-shots = Laat { $made } treffers toe in plaats van { $best }.
why-row-broken = Breekt een rij van { $best } punten; er blijven er { $made } op een rij.
why-row-missed = De beste zet maakt een rij van { $best } punten; deze heeft er { $made }.
why-point = De beste zet maakt punt { $point }.
why-anchor = Geeft het anker op punt { $point } op.
why-off = Uitgehaalde schijven: { $made }; de beste zet haalt er { $best } uit.
why-back = Schijven nog in het thuisvak van de tegenstander of op de bar: { $made } in plaats van { $best }.
why-run-behind = Verbreekt alle contact met { $behind } pips achterstand: geen race om aan te gaan.
why-run-ahead = De beste zet verbreekt alle contact met { $ahead } pips voorsprong in de race.
why-blots = Losse schijven blijven staan: { $made } in plaats van { $best }.
why-gammons = De beste zet wint { $percent } % meer gammons.
why-gammons-lost = Verliest { $percent } % meer gammons.
why-wins = De beste zet wint { $percent } % meer partijen.
why-worth = De beste keuze is { $thousandths } duizendsten van een punt meer waard.
why-race-ahead = In de race ligt de doubleerder { $ahead } pips voor, met { $pips } te gaan.
why-race-behind = In de race ligt de doubleerder { $behind } pips achter, met { $pips } te gaan.
why-too-good = Te goed om te doubleren: doorspelen is { $hold } % van de inzet waard, een weigering 100 %.
why-cash = De doublering zou geweigerd worden en 100 % van de inzet opleveren; doorspelen is { $hold } % waard.
why-doubler-wins = Wie aan de beurt is, wint { $win } % van de partijen, { $gammon } % met gammon.
why-take-point = Wie gedoubleerd is, wint { $win } % van de partijen; bij deze stand is { $need } % nodig om aan te nemen, gammons niet meegeteld.
why-gammons-against = Wie gedoubleerd is, verliest in { $percent } % van de partijen een gammon.
why-dead-cube = De tegenstander heeft nog { $points } nodig: eenmaal gedoubleerd is de doubleersteen bij hem dood.
why-nothing-to-lose = De tegenstander heeft nog maar { $points } nodig en wint met deze partij toch al de match: doubleren kost niets.
why-enough = De doubleerder heeft nog maar { $points } nodig en wint met deze partij al de match: een doublering levert niets op.

## Marks, by what a choice cost

mark-doubtful = Twijfelachtig
mark-error = Fouten
mark-blunder = Blunders

## Words for a rating

rating-world-champion = wereldkampioen
rating-world-class = wereldklasse
rating-expert = expert
rating-advanced = gevorderd
rating-intermediate = halfgevorderd
rating-casual = gelegenheidsspeler
rating-beginner = beginner
rating-distracted = met de gedachten elders

## Kinds of positions

stage-opening = Opening
stage-contact = Contact
stage-prime-against-prime = Prime tegen prime
stage-back-game = Backgame
stage-containment = Insluiten
stage-race = Race
stage-bear-off = Uithalen

## The six ways to go wrong with the cube

cube-missed-double-take = Doublering gemist, aannemen
cube-missed-double-pass = Doublering gemist, passen
cube-wrong-double-early = Te vroeg gedoubleerd
cube-wrong-double-too-good = Gedoubleerd terwijl te goed
cube-wrong-take = Ten onrechte aangenomen
cube-wrong-pass = Ten onrechte gepast

## The report

analysis-title = Matchanalyse
analysis-player = Speler
analysis-file = Bestand
analysis-matches = Matches
analysis-total = Per speler
analysis-unfinished = { $count ->
    [one] Eén match is niet uitgespeeld en telt in deze totalen niet mee.
   *[other] { $count } matches zijn niet uitgespeeld en tellen in deze totalen niet mee.
}
analysis-rating = Beoordeling
analysis-decisions = Beslissingen
analysis-cost = Verloren equity
analysis-mwc = Verloren matchkansen (%)
analysis-snowie = Snowie-foutpercentage (× 1000)
analysis-gnubg = Foutpercentages van gnubg (× 1000): zet / krappe doubleerbeslissing
analysis-luck = Geluk
analysis-luck-mwc = Geluk in matchkansen (%)
analysis-adjusted = Uitslag zonder geluk (%)
analysis-checker = Zetten
analysis-double = Dubbels
analysis-answer = Aannemen en passen
analysis-resign = Opgaven
analysis-stages = Waar de punten bleven
analysis-games = Partij voor partij
analysis-game = Partij { $number }
analysis-played = Gespeeld
analysis-best = Beste
analysis-level = { $level ->
    [quick] snel bekeken
    [deep] grondig bekeken
   *[standard] gewoon bekeken
}
analysis-theirs = Volgens { $program }
analysis-errors = Fouten, de ergste eerst
analysis-no-errors = Geen fouten.
analysis-chance-curve = Kans van { $name } om de match te winnen (%)
analysis-equity-curve = Equity van { $name }
analysis-luck-curve = Geluk, opgeteld
analysis-decision-axis = Beslissing
analysis-left-out = Weggelaten ({ $why })
analysis-faults = Gebreken in het bestand
omission-illegal = de zet is tegen de regels
omission-unwritten = wat er gespeeld is, staat er niet
omission-lost = vanaf hier is de partij niet te volgen
omission-raccoon = een raccoon wordt niet beoordeeld
analysis-all = Alle
analysis-at-least = Kost minstens
analysis-interrupted = Onderbroken: { $done } van { $all } beslissingen zijn beoordeeld.
analysis-score = { $points } van { $length }
analysis-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
analysis-to-play = { $name } speelt { $dice }
analysis-to-double = { $name }: doubleren of gooien?
analysis-to-answer = { $name }: aannemen of passen?
analysis-to-resign = { $name }: opgave
analysis-resigned = opgeven
analysis-accepted = de opgave aannemen
analysis-declined = de opgave weigeren
analysis-play-on = doorspelen
