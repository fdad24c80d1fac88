### What the commands answer: boards, plays, judgements, reports. Equities and counts are figures in lines and columns.

## Boards of letters

drawn-bar = bar
drawn-off = { $count } off
drawn-pips = { $name } { $letter }: { $pips ->
    [one] one pip
   *[other] { $pips } pips
}

## Reports and boards in words

report-money = money play
report-match = match to { $points }
report-games = { $count ->
    [one] one game
   *[other] { $count } games
}
report-plays = { $count ->
    [one] one play
   *[other] { $count } plays
}
report-faults = { $count ->
    [one] one fault
   *[other] { $count } faults
}
report-begins = game { $number } does not begin as usual; other programs see that in .sgf, not in .mat
report-judged = { $count ->
    [one] one decision judged by { $program }
   *[other] { $count } decisions judged by { $program }
}
report-files = { $good } of { $all } files read
report-positions = { $count ->
    [one] one position
   *[other] { $count } positions
}
serve-trust = Browsers will ask whether to trust this server. To have them trust it for good, add { $certificate } to the device’s trusted certificates.
serve-at =
    Pasch is at { $page }
    Stop it with Ctrl+C.
external-listens = Pasch listens at { $address }. In gnubg: set player 0 external { $address }
store-checked = Tables: { $tables }, entries: { $entries }
store-backed-up = Tables copied to { $file }: { $tables }
store-restored = Tables restored from { $file }: { $tables }. The dice of games in progress begin with new chains.
store-deleted = { $table } is deleted.
store-pruned = Tables deleted: { $count }
store-copied = Tables copied: { $tables }, entries: { $entries }; tables that were there already: { $there }
worker-ready = The worker waits for work at { $address } (threads: { $threads }). Ctrl-C ends it.
worker-none = No worker with the same engine answers at { $address }: the thinking is done here.

## A position and what happens there

show-to-roll = { $name } to roll
# $match is a text such as "match to 7".
show-score = { $match }: White { $white }, Black { $black }
show-plays = { $name } plays { $roll }: { $play }
show-plays-nothing = { $name } cannot play { $roll }
show-plays-unconfirmed = { $name } plays { $roll }: { $play } (not confirmed by the rules)
show-plays-unknown = { $name } plays { $roll }; what is not written
show-doubles = { $name } doubles
show-redoubles = { $name } redoubles at once
show-beavers = { $name } beavers
show-raccoons = { $name } raccoons
show-takes = { $name } takes
show-drops = { $name } drops
show-resigns = { $name } gives up { $stake ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
}

## Plays and judgements

moves-some = { $position } plays { $dice } by “{ $rulebook }”: { $count ->
    [one] one legal play
   *[other] { $count } legal plays
}
moves-none = { $position } plays { $dice } by “{ $rulebook }”: no legal play
hint-head = { $position } plays { $dice } by “{ $rulebook }”, { $ply } ply
hint-no-play = no play
hint-more = and { $count } more
eval-head = { $position } by “{ $rulebook }”, { $ply } ply
eval-ply = { $ply } ply
eval-chances = wins { $win } % (gammon { $gammon }, backgammon { $backgammon }), loses { $lose } % ({ $lost-gammon }, { $lost-backgammon })
eval-cubeless = equity without cube
eval-no-cube = no double possible; with the cube as it stands
eval-no-double = no double
eval-double-take = double, take
eval-double-pass = double, pass
eval-best = best: { $action ->
    [double] double
    [redouble] redouble
    [too-good] too good to double
   *[no-double] no double
}, { $answer ->
    [pass] pass
    [beaver] beaver
    [redouble] redouble
   *[take] take
}
eval-mwc = match winning chance { $chance } %
perft-level = depth { $depth }: { $results } results of { $positions } positions
verify-done = Table { $table }: { $rolls } rolls, chains fixed { $chains } times, { $actions } actions. Every part was fixed before its first roll, every roll follows from the numbers of all parties, every throw of the game is a roll, and the rules accept every action.
verify-done-first = Table { $table }: { $rolls } rolls, chains fixed { $chains } times, { $actions } actions. Every roll follows from the numbers in the record, every throw of the game is a roll, and the rules accept every action.
verify-left-out = Roll { $roll }: { $side ->
    [white] White’s
   *[black] Black’s
} page sent no nonce in time and had no part in it.
verify-first = Rolls 1 to { $rolls } were made by the first protocol, which a dishonest server or player could bend without being found out.
verify-renewed = Before roll { $roll } the chains were renewed at the wish of { $party ->
    [server] the server
    [white] White
   *[black] Black
}.
verify-foreseen = Roll { $roll }: its dice were known beforehand, because a turn was taken back.
verify-pending = One more roll is decided on and has not fallen yet.
rollout-head = { $position } by “{ $rulebook }”: up to { $trials } trials, seed { $seed }, { $cube ->
    [with] with cube
   *[without] without cube
}
rollout-cut = cut after { $plies } plies
rollout-luck = luck left in
rollout-on-roll = on roll
rollout-trials = { $trials } trials
rollout-interrupted = interrupted: this is what was known by then
duel-score = { $games } games at { $ply } ply { $cube ->
    [with] with cube
   *[without] without cube
}, seed { $seed }: { $points } +- { $error } points a game (95 %: { $least } to { $most })
duel-without-luck = without the luck of the throws: { $points } +- { $error } points a game (95 %: { $least } to { $most })
duel-forfeit = The engine loses this game. { $why }
duel-forfeits = games lost because the engine did not play on: { $games }
arbitrate-head = { $first } and { $second } by { $rulebook }: they differ in { $differ } of { $decisions } decisions, { $rolled } rolled out
arbitrate-gain = { $first } gains { $gain } +- { $error } thousandths of a point a dispute (95 %: { $least } to { $most })
arbitrate-gain-of-one = { $first } gains { $gain } thousandths of a point in the one dispute
arbitrate-share = that is { $share } thousandths a decision
arbitrate-verdicts = clearly better: { $first } { $won }, { $second } { $lost }, open { $open }
