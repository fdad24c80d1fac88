### Why something is refused: sentences for every refused action, step, arrangement, rulebook and session.
###
### Points arrive as the label printed beside the point ("7", "W6"), or as the word bar or off.
### $side is white or black. $die, $larger, $possible, $wanted, $limit, $found, $points and $count are numbers.

## The frame: which rulebook says so, and where

# $rulebook is the rulebook's name, $place a rule number such as R14 or the heading of a section, $why one of the sentences below.
refusal-cited = { $rulebook }, { $place }: { $why }
refusal-plain = { $rulebook }: { $why }
# Where the printed sheet does not say it.
refusal-ruling = { $rulebook }, our ruling: { $why }

## Not now, or not you

refusal-not-now-opening-throw = The opening throw comes first.
refusal-not-now-roll = The dice have to be rolled first.
refusal-not-now-play = The throw has to be played first.
refusal-not-now-answer-to-double = The double has to be answered first.
refusal-not-now-answer-to-resignation = The offer to resign has to be answered first.
refusal-not-now-next-game = This game is over.
refusal-not-your-turn = { $side ->
    [white] It is White’s turn.
   *[black] It is Black’s turn.
}
refusal-bad-die = A die shows 1 to 6, not { $die }.
refusal-opening-dice = { $wanted ->
    [one] To see who starts, each player throws one die.
   *[other] To see who starts, each player throws { $wanted } dice.
}
refusal-already-thrown = { $side ->
    [white] White has thrown; Black’s throw is awaited.
   *[black] Black has thrown; White’s throw is awaited.
}

## Moving

refusal-no-such-point = There is no point { $point }.
refusal-no-checker = { $point ->
    [bar] You have no checker on the bar.
    [off] A checker that has been borne off does not come back.
   *[other] You have no checker on point { $point }.
}
refusal-backwards = { $from }/{ $to } goes backwards or nowhere; checkers only move towards home.
refusal-bar-first = Enter from the bar first; until then no other checker moves.
refusal-enter-by-sum = A checker enters by the number of one die, never by the sum of both.
refusal-blocked = Point { $to } is closed: two or more opposing checkers stand there.
refusal-not-thrown = { $from }/{ $to } needs a number that { $roll } does not give, or that is already used.
refusal-no-die = There is no { $die } left to play.
refusal-wrong-number = A { $die } does not lead from { $from ->
    [bar] the bar
   *[other] point { $from }
} { $to ->
    [off] off the board
   *[other] to point { $to }
}.
refusal-not-home = Nothing is borne off before all your checkers are home; { $point ->
    [bar] one is still on the bar.
   *[other] one still stands on point { $point }.
}
refusal-farthest-first = A { $die } does not bear off from point { $from } while a checker of yours stands behind it.
refusal-behind-first = A { $die } does not bear off from point { $from } while a checker of yours stands on the { $die }’s own point or farther back.
refusal-too-small = A { $die } is too small to bear off from point { $from }.
refusal-pick-and-pass = A checker that has hit in its own home board may not run on to point { $to }, where a single checker of yours stands.
refusal-more-can-be-played = { $possible ->
    [one] One number of the throw can be played, so it must be.
   *[other] { $possible } numbers of the throw can be played, so all { $possible } must be.
}
refusal-larger-first = Only one of the two numbers can be played, and it must be the larger: { $larger }.
refusal-straggler = Your last checker outside leaves point { $from } with the larger number: { $larger }.
refusal-not-together = These moves cannot be made together with { $roll }.

## Doubling

refusal-no-cube-rulebook = This rulebook has no doubling cube.
refusal-no-cube-session = The doubling cube is not used in this kind of session.
refusal-no-cube-not-agreed = The doubling cube was not agreed on before the match.
refusal-no-cube-one-point-match = In a match to one point there is no cube.
refusal-no-cube-crawford = This is the Crawford game: nobody doubles in it.
refusal-not-your-cube = { $side ->
    [white] The cube is White’s: only White may double.
   *[black] The cube is Black’s: only Black may double.
}
refusal-before-first-turn = Nobody doubles before the opponent has finished a turn.
refusal-already-doubled = The cube has been turned; now the dice have to be rolled.
refusal-cube-limit = The cube goes no higher than { $limit }.
refusal-no-double = There is no double to answer.
refusal-own-double = { $side ->
    [white] It is for White to answer the double.
   *[black] It is for Black to answer the double.
}
refusal-no-redouble-at-once = A double is taken or dropped; it cannot be redoubled at once.
refusal-no-beavers = Beavers have not been agreed on.
refusal-no-raccoons = Raccoons have not been agreed on.
refusal-nothing-to-beaver = Only a double can be beavered, and only a beaver raccooned.

## Giving up

refusal-no-resignation = Nobody has offered to resign.
refusal-own-resignation = { $side ->
    [white] It is for White to accept or refuse.
   *[black] It is for Black to accept or refuse.
}
refusal-resigns-backgammon = Whoever gives up loses a backgammon; there is no smaller offer.
refusal-resigns-under-double = Answer the double first; nobody gives up while it is open.

## On a real board

refusal-no-clock = No clock was agreed on, so no flag can fall.
refusal-no-claim = It was not agreed that a win can be claimed from a player who stays away.
refusal-not-real-board = This is for games on a real board; here the program keeps the rules.
refusal-play-is-legal = This play is legal and is recorded as such.
refusal-cannot-stand = No move ends with checkers of both sides on point { $point }.
refusal-nothing-to-correct = The last move was not wrong.
refusal-dice-lifted = A wrong move can be put right only until the dice are picked up; this one stands.
refusal-not-yours-to-correct = { $side ->
    [white] Only White, as the opponent, may demand that a wrong move be put right.
   *[black] Only Black, as the opponent, may demand that a wrong move be put right.
}
refusal-no-dice-to-lift = { $side ->
    [white] There are no dice of White’s to pick up.
   *[black] There are no dice of Black’s to pick up.
}
refusal-not-void = By this rulebook a throw is not void for that.
refusal-not-early = The opponent had ended the turn, so the throw was not too early.
void-not-flat = A die does not lie flat on the board.
void-different-halves = The dice lie in different halves of the board.
void-on-checker = A die lies on a checker.
void-before-turn-ended = The opponent had not finished the turn.
void-wrong-half = The dice do not lie in the thrower’s right half.

## The session

refusal-session-over = The session is over.
refusal-game-not-over = This game is not over.
refusal-ends-by-itself = This session ends by its own count, not whenever a player likes.

## An arrangement that cannot be

setup-checker-number = A game has 1 to 15 checkers a side, not { $found }.
setup-own-checkers = The player on roll has { $found ->
    [one] one checker
   *[other] { $found } checkers
} instead of { $wanted }.
setup-opponent-checkers = The opponent has { $found ->
    [one] one checker
   *[other] { $found } checkers
} instead of { $wanted }.
setup-shared-point = Both sides have checkers on point { $point }, counted from the side of the player on roll.
setup-both-finished = Both sides have borne off all their checkers.
situation-checkers = { $side ->
    [white] White
   *[black] Black
} has { $found ->
    [one] one checker
   *[other] { $found } checkers
} instead of { $wanted }.
# $point is a point as White counts.
situation-shared-point = Both sides have checkers on point { $point }.
situation-over = One side has borne off everything: the game is over.
setup-cube-value = No cube shows { $value } here.
setup-cube-held = A cube that was never turned belongs to nobody.
setup-no-cube = No cube is turned in this game, so it cannot show { $value }.
setup-crawford = The Crawford game is played when one player, and only one, is one point away from winning the match.
setup-match-over = At a score of { $points } a match to { $length } is already over.
# $session is single-game or games.
setup-points = { $session ->
    [single-game] Before a single game nobody has won any points.
   *[games] Before the first of a number of games nobody has won any points.
}
setup-finished = { $side ->
    [white] White has already borne off every checker.
   *[black] Black has already borne off every checker.
}

## A session that cannot be played

# $rulebook is a rulebook's name; $session is single-game, running-total, match, money or games.
terms-session-not-played = { $session ->
    [single-game] { $rulebook } has no single games.
    [running-total] { $rulebook } has no play for a running total.
    [match] { $rulebook } has no matches.
    [money] { $rulebook } has no money play.
   *[games] { $rulebook } has no play for an agreed number of games.
} Make a rulebook of your own from it that allows it.
terms-length-points = A match goes to at least 1 and at most 1000 points, not to { $points }.
terms-length-games = Between 1 and 1000 games can be agreed, not { $count }.
# $start is jacquet, nackgammon or hypergammon.
terms-start-not-known = { $rulebook } does not have the start { $start ->
    [jacquet] Jacquet
    [nackgammon] nackgammon
   *[hypergammon] hypergammon
}. Make a rulebook of your own from it that does.
# $option is lower-starts, cube, automatic-double, jacoby, beavers or raccoons.
terms-not-offered = { $option ->
    [lower-starts] { $rulebook } does not let the lower throw start.
    [cube] { $rulebook } has no cube to agree on.
    [automatic-double] { $rulebook } has no automatic doubles.
    [first-double] { $rulebook } has no automatic double for a double as the first roll.
    [jacoby] { $rulebook } does not have the Jacoby rule.
    [beavers] { $rulebook } has no beavers.
   *[raccoons] { $rulebook } has no raccoons.
}
terms-money-only = { $option ->
    [jacoby] The Jacoby rule is for money play only.
    [beavers] Beavers are for money play only.
   *[raccoons] Raccoons are for money play only.
}
terms-automatic-money-only = Automatic doubles are for money play only.
terms-raccoons-without-beavers = Raccoons are agreed on only together with beavers.
terms-timing-bounds = No game can be played by such a clock: a turn needs time, and at most an hour of it or { $days } days.
terms-timing-real-board = Beside a real board stands a real clock; none is kept here.
terms-cube-not-in-session = { $session ->
    [single-game] { $rulebook }: a single game is played without a cube.
   *[other] { $rulebook }: this is played without a cube.
}
remark-even-match = { $points ->
   *[other] A match to { $points } points: an odd number is better.
}

## A rulebook nobody could play by

rulebook-fault-no-sessions = No kind of session is allowed, so nothing can be played.
rulebook-fault-crawford-without-cube = The Crawford rule suspends the cube, but there is no cube.
rulebook-fault-crawford-without-matches = The Crawford rule belongs to matches, but no matches are played.
rulebook-fault-cube-limit = A cube shows 2, 4, 8 and so on up to 1048576, so { $limit } cannot be its limit.
rulebook-fault-cube-without-matches = The cube is used in matches only, but no matches are played.
rulebook-fault-cube-without-several-games = The cube is used when several games are played, but only single games are.
rulebook-fault-automatic-without-cube = Automatic doubles turn the cube, but there is no cube.
rulebook-fault-automatic-without-money = Automatic doubles are for money play, but it is not allowed.
# $option is jacoby, beavers or raccoons.
rulebook-fault-option-without-cube = { $option ->
    [jacoby] The Jacoby rule is about the cube, but there is no cube.
    [beavers] A beaver turns the cube, but there is no cube.
   *[raccoons] A raccoon turns the cube, but there is no cube.
}
rulebook-fault-option-without-money = { $option ->
    [jacoby] The Jacoby rule is for money play, but it is not allowed.
    [beavers] Beavers are for money play, but it is not allowed.
   *[raccoons] Raccoons are for money play, but it is not allowed.
}
rulebook-fault-raccoons-without-beavers = A raccoon answers a beaver, but beavers are not allowed.
rulebook-fault-beavers-and-redoubling = Beavers and redoubling at once exclude each other: both turn the cube in answer to a double.
rulebook-fault-option-without-money-cube = { $option ->
    [jacoby] The cube is used in matches only, so the Jacoby rule has nothing to act on.
    [beavers] The cube is used in matches only, so there is nothing to beaver.
   *[raccoons] The cube is used in matches only, so there is nothing to raccoon.
}
