### What the analysis of a match says: reasons, marks, ratings, the report in the terminal and as a page.

## Why a choice was wrong. The play is the one that was made; the best is the better one. Short sentences with a figure.

why-hit = The best play hits: the opponent has { $pips } more pips to go.
why-shots = Leaves { $made } shots instead of { $best }.
why-row-broken = Breaks a row of { $best } points; { $made } in a row remain.
why-row-missed = The best play makes a row of { $best } points; this one has { $made }.
why-point = The best play makes the { $point }-point.
why-anchor = Gives up the anchor on the { $point }-point.
why-off = Checkers borne off: { $made }; the best play takes off { $best }.
why-back = Checkers still in the opponent’s home board or on the bar: { $made } instead of { $best }.
why-run-behind = Gives up all contact { $behind } pips behind: no race to run.
why-run-ahead = The best play leads the race by { $ahead } pips, with all contact gone.
why-blots = Single checkers left: { $made } instead of { $best }.
why-gammons = The best play wins { $percent } % more gammons.
why-gammons-lost = Loses { $percent } % more gammons.
why-wins = The best play wins { $percent } % more games.
why-worth = The best choice is worth { $thousandths } thousandths of a point more.
why-race-ahead = In the race the doubler is { $ahead } pips ahead, with { $pips } to go.
why-race-behind = In the race the doubler is { $behind } pips behind, with { $pips } to go.
why-too-good = Too good to double: playing on is worth { $hold } % of the stake, a pass 100 %.
why-cash = The double would be passed and win 100 % of the stake; playing on is worth { $hold } %.
why-doubler-wins = The player on roll wins { $win } % of the games, { $gammon } % with a gammon.
why-take-point = The player doubled wins { $win } % of the games; at this score a take needs { $need } %, gammons aside.
why-gammons-against = The player doubled loses a gammon in { $percent } % of the games.
why-dead-cube = The opponent needs { $points } more: once doubled, the cube is dead in the opponent’s hands.
why-nothing-to-lose = The opponent needs only { $points } more and wins the match with this game anyway: doubling costs nothing.
why-enough = The doubler needs only { $points } more and wins the match with this game as it is: a double gains nothing.

## Marks, by what a choice cost

mark-doubtful = Doubtful
mark-error = Errors
mark-blunder = Blunders

## Words for a rating

rating-world-champion = world champion
rating-world-class = world class
rating-expert = expert
rating-advanced = advanced
rating-intermediate = intermediate
rating-casual = casual
rating-beginner = beginner
rating-distracted = elsewhere in thought

## Kinds of positions

stage-opening = Opening
stage-contact = Contact
stage-prime-against-prime = Prime against prime
stage-back-game = Back game
stage-containment = Containment
stage-race = Race
stage-bear-off = Bear-off

## The six ways to go wrong with the cube

cube-missed-double-take = Missed double, take
cube-missed-double-pass = Missed double, pass
cube-wrong-double-early = Doubled too early
cube-wrong-double-too-good = Doubled when too good
cube-wrong-take = Wrong take
cube-wrong-pass = Wrong pass

## The report

analysis-title = Match analysis
analysis-player = Player
analysis-file = File
analysis-matches = Matches
analysis-total = By player
analysis-unfinished = { $count ->
    [one] One match was not played to its end; it is left out of these sums.
   *[other] { $count } matches were not played to their end; they are left out of these sums.
}
analysis-rating = Rating
analysis-decisions = Decisions
analysis-cost = Equity lost
analysis-mwc = Match chances lost (%)
analysis-snowie = Snowie error rate (× 1000)
analysis-gnubg = gnubg’s error rates (× 1000): play / close cube
analysis-luck = Luck
analysis-luck-mwc = Luck in match chances (%)
analysis-adjusted = Result without luck (%)
analysis-checker = Checker play
analysis-double = Doubles
analysis-answer = Takes and passes
analysis-resign = Resignations
analysis-stages = Where the points went
analysis-games = Game by game
analysis-game = Game { $number }
analysis-played = Played
analysis-best = Best
analysis-level = { $level ->
    [quick] a quick look
    [deep] a deep look
   *[standard] a standard look
}
analysis-theirs = By { $program }
analysis-errors = Errors, the worst first
analysis-no-errors = No errors.
analysis-chance-curve = Chance of { $name } to win the match (%)
analysis-equity-curve = Equity of { $name }
analysis-luck-curve = Luck, added up
analysis-decision-axis = Decision
analysis-left-out = Left out ({ $why })
analysis-faults = Faults in the file
omission-illegal = the play breaks the rules
omission-unwritten = what was played is not written
omission-lost = from here on the game cannot be followed
omission-raccoon = a raccoon is not judged
analysis-all = All
analysis-at-least = Costing at least
analysis-interrupted = Interrupted: { $done } of { $all } decisions were judged.
analysis-score = { $points } of { $length }
analysis-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
analysis-to-play = { $name } to play { $dice }
analysis-to-double = { $name }: double or roll?
analysis-to-answer = { $name }: take or pass?
analysis-to-resign = { $name }: resignation
analysis-resigned = give up
analysis-accepted = accept
analysis-declined = refuse
analysis-play-on = play on
