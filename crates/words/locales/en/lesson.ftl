### Teach me: the first game, step by step.

## Around the steps

lesson-at = Step { $at } of { $of }
lesson-next = Next
lesson-back = Back
lesson-not-quite = Legal, but not what was asked. Try again.
lesson-elsewhere = Not there. Try again.
lesson-play = Play your first game
lesson-over = That is the whole game. Now play one: the tutor says what it would do.
lesson-points = { $count ->
    [one] One point
   *[other] { $count } points
}

## The fifteen steps, and what is said once each is done

lesson-setup = Each side has fifteen checkers and starts like this. One of yours is missing: five belong on point { $point }. Tap it.
lesson-setup-done = Now everyone stands in place.
lesson-direction = Your light checkers travel from point { $from } all the way round into your home, points { $high } to { $low }. The dark ones come the other way. Tap a point of your home.
lesson-direction-done = That is where you are going.
lesson-opening-one = Who starts? Each throws one die. The higher begins and plays both numbers. Throw.
lesson-opening-two = Who starts? Both throw two dice. The higher total starts, with a fresh throw. Throw.
lesson-opening-done = Yours is higher: you begin. A tie would be thrown again.
lesson-move = Move one checker for each number, or one checker for both. A point with two or more dark checkers is closed. Play 4 and 2, then press “{ do-done }”.
lesson-move-done = That was a whole turn.
lesson-point = Two of your checkers together are safe, and keep the dark ones off that point. Play 3 and 1 so that two stand on point { $point }.
lesson-point-done = You made a point. The more of them in a row, the harder to pass.
lesson-blocked = A checker may use both numbers, but must be able to stop in between. From { $from } the 5 first leads to { $closed }, which is closed. Bring one to { $to } with 6 and 5.
lesson-blocked-done = The 6 first was the way round.
lesson-hit = A checker alone can be hit: land on it, and it has to start again. Hit the dark one on point { $point }.
lesson-hit-done = Hit! It has lost its whole way.
lesson-enter = { $waits ->
    [aside] Your checker was hit and waits beside the board.
   *[bar] Your checker was hit and waits on the bar.
} It must come in before anything else moves, on the far side, at a number thrown. Play 5 and 3.
lesson-enter-done = In again.
lesson-shut = Here both numbers lead to closed points. Nothing can be played, and the turn passes: press “{ do-done }”.
lesson-shut-done = It happens to everyone.
lesson-doubles = Two equal numbers are played four times. Play 3 four times, with any checkers.
lesson-doubles-done = Four moves in one turn.
lesson-home = Checkers leave the board at the end, but only when all are home. One is still outside: bring it home with 4 or 2.
lesson-home-done = All home.
lesson-off = Now a 6 takes a checker off the sixth point of your home, a 3 off the third. Tap a checker to bear it off. Play 6 and 3.
lesson-off-done = Two off, thirteen to go.
lesson-larger = A number larger than any point you still hold { $rule ->
    [below] may bear off any checker on a lower point.
    [carried] may bear off any checker that it carries over the edge.
   *[farthest] bears off the checker farthest back.
} Play 6 and 5.
lesson-larger-done = Nothing of the throw was lost.
lesson-win = Whoever has borne off all fifteen first, wins. Bear off your last two. Black has borne off none: that is a gammon and counts twice.
lesson-win-done = You have won a gammon.
lesson-cube = The cube doubles what is at stake. Before your throw you may offer it: the other side takes it and owns it then, or drops and loses the stake as it was. You are far ahead: double.
lesson-cube-done = From here Black should drop: you win one point.
lesson-count = You have won, and a dark checker is still in your home: that is a backgammon. What does it count?
lesson-count-done = Three points: the most that one game can count here.
