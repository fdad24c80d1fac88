### What has happened: for the game log and for screen readers.
###
### $name is a player's name, or "White"/"Black" from side-white and side-black. $dice is a throw such as 6-1, $play a
### play such as "13/7 8/7*". The points in $play carry the rulebook's labels; bar and off stay as they are. In the browser
### $name may be the word of player-you, which wants a form of the verb of its own.

side-white = White
side-black = Black

event-game-started = { $number ->
   *[other] Game { $number } begins.
}
event-game-started-crawford = { $number ->
   *[other] Game { $number } begins. It is the Crawford game: no cube.
}
event-opening-thrown = { $name ->
    [You] You throw
   *[other] { $name } throws
} { $dice } to see who starts.
event-opening-tied = A tie: both throw again.
event-automatically-doubled = The cube turns to { $value } by itself.
event-starts = { $name } starts with { $dice }.
event-starts-afresh = { $name } starts and rolls both dice.
event-rolled = { $name ->
    [You] You throw
   *[other] { $name } throws
} { $dice }.
event-rolled-unplayable = { $name ->
    [You] You throw { $dice } and cannot move.
   *[other] { $name } throws { $dice } and cannot move.
}
event-played = { $name ->
    [You] You play
   *[other] { $name } plays
} { $play } with { $dice }.
event-danced = { $name } cannot play { $dice }.
event-hit = { $count ->
    [one] A checker is hit.
   *[other] { $count } checkers are hit.
}
event-doubled = { $name ->
    [You] You double
   *[other] { $name } doubles
} to { $value }.
event-doubled-dead = { $name } doubles to { $value }, though it can no longer matter in this match.
event-redoubled-at-once = { $name ->
    [You] You take and at once redouble to { $value }.
   *[other] { $name } takes and at once redoubles to { $value }.
}
event-beavered = { $name ->
    [You] You take
   *[other] { $name } takes
} with a beaver: the cube goes to { $value }.
event-raccooned = { $name ->
    [You] You answer
   *[other] { $name } answers
} with a raccoon: the cube goes to { $value }.
event-taken = { $name ->
    [You] You take
   *[other] { $name } takes
}. The cube shows { $value }.
event-dropped = { $name ->
    [You] You drop
   *[other] { $name } drops
}.
# $stake is 1 for a single game, 2 for a gammon, 3 for a backgammon.
event-resign-offered = { $name ->
    [You] You offer
   *[other] { $name } offers
} to resign { $stake ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
}.
event-resign-declined = { $name ->
    [You] You refuse
   *[other] { $name } refuses
}; the game goes on.
event-resigned = { $name ->
    [You] You give up
   *[other] { $name } gives up
} { $stake ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
}.
event-flag-fell = { $name ->
    [You] Your time has run out.
   *[other] { $name } has run out of time.
}
event-claimed = { $name ->
    [You] You claim
   *[other] { $name } claims
} the win: the opponent has stayed away for too long.
# $why is one of the void- sentences.
event-throw-void = { $name } has to throw again. { $why }
# $why is one of the refusal- sentences.
event-wrongly-played = { $name } plays { $play } with { $dice }, which is wrong. { $why }
event-correction-demanded = { $name } demands that the move be put right: { $dice } is played again.
event-wrong-play-stands = Nobody objected in time: the wrong move stands.
event-dice-lifted = { $name ->
    [You] You end your
   *[other] { $name } ends the
} turn.
event-game-over = { $name ->
    [You] You win
   *[other] { $name } wins
} { $stake ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
}: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-session-won = { $name ->
    [You] You win
   *[other] { $name } wins
} the session.
event-session-drawn = The session is a draw.
