### What has happened: for the game log and for screen readers.
###
### $name is a player's name, or "White"/"Black" from side-white and side-black. $dice is a throw such as 6-1, $play a
### play such as "13/7 8/7*". The points in $play carry the rulebook's labels; bar and off stay as they are.

side-white = White
side-black = Black

event-game-started = { $number ->
   *[other] Game { $number } begins.
}
event-game-started-crawford = { $number ->
   *[other] Game { $number } begins. It is the Crawford game: no cube.
}
event-opening-thrown = { $name } throws { $dice } for the start.
event-opening-tied = A tie: both throw again.
event-automatically-doubled = The tie turns the cube to { $value }.
event-starts = { $name } starts with { $dice }.
event-starts-afresh = { $name } starts and rolls both dice.
event-rolled = { $name } throws { $dice }.
event-rolled-unplayable = { $name } throws { $dice } and cannot move.
event-played = { $name } plays { $play } with { $dice }.
event-danced = { $name } cannot play { $dice }.
event-hit = { $count ->
    [one] A checker is hit.
   *[other] { $count } checkers are hit.
}
event-doubled = { $name } doubles to { $value }.
event-doubled-dead = { $name } doubles to { $value }, though it can no longer matter in this match.
event-redoubled-at-once = { $name } takes and at once redoubles to { $value }.
event-beavered = { $name } takes with a beaver: the cube goes to { $value }.
event-raccooned = { $name } answers with a raccoon: the cube goes to { $value }.
event-taken = { $name } takes. The cube shows { $value }.
event-dropped = { $name } drops.
# $level is 1 for a single game, 2 for a gammon, 3 for a backgammon.
event-resign-offered = { $level ->
    [1] { $name } offers to resign a single game.
    [2] { $name } offers to resign a gammon.
   *[3] { $name } offers to resign a backgammon.
}
event-resign-declined = { $name } refuses; the game goes on.
event-resigned = { $level ->
    [1] { $name } gives up a single game.
    [2] { $name } gives up a gammon.
   *[3] { $name } gives up a backgammon.
}
# $why is one of the void- sentences.
event-throw-void = { $name } has to throw again. { $why }
# $why is one of the refusal- sentences.
event-wrongly-played = { $name } plays { $play } with { $dice }, which is wrong. { $why }
event-correction-demanded = { $name } demands that the move be put right: { $dice } is played again.
event-wrong-play-stands = Nobody objected in time: the wrong move stands.
event-dice-lifted = { $name } picks up the dice.
event-game-over = { $level ->
    [1] { $points ->
        [one] { $name } wins a single game: one point.
       *[other] { $name } wins a single game: { $points } points.
    }
    [2] { $points ->
        [one] { $name } wins a gammon: one point.
       *[other] { $name } wins a gammon: { $points } points.
    }
   *[3] { $points ->
        [one] { $name } wins a backgammon: one point.
       *[other] { $name } wins a backgammon: { $points } points.
    }
}
event-session-won = { $name } wins the session.
event-session-drawn = The session is a draw.
