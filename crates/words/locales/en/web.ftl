### The browser: what stands on the screen, and what a screen reader says.

## The frame around every page

menu = Menu
menu-table = Table
menu-new = New game
menu-games = My games
menu-options = Options
close = Close
page-failed = This page could not be loaded. Is the server still running?
page-missing = There is no such page.
page-missing-back = Back to the table

## Options

option-language = Language
option-theme = Look
option-theme-auto = Same as the system
option-theme-felt = Felt
option-theme-night = Night
option-theme-paper = Paper
option-motion = Speed of the checkers
option-motion-normal = Normal
option-motion-slow = Slow
option-motion-fast = Fast
option-motion-off = No motion
option-tap = A tap on a checker
option-tap-play = plays the first die
option-tap-show = shows where it can go
option-counting = How points are counted
option-counting-sheet = as on the rulebook’s sheet
option-counting-usual = as players everywhere write them
option-auto-roll = Roll automatically when doubling is not possible
option-auto-forced = Play forced moves automatically
option-auto-pass = Pass by itself where no move is possible
option-auto-bear-off = Bear off automatically in a race
option-sound = Quiet sounds
option-arrows = Arrows for the last move
option-numbers = Numbers beside the points
option-mirror = Home on the left

## The board

board-name = Backgammon board
# $point is the number beside the point, $colour is light, dark or none.
board-point = { $colour ->
    [light] { $count ->
        [one] Point { $point }: one light checker.
       *[other] Point { $point }: { $count } light checkers.
    }
    [dark] { $count ->
        [one] Point { $point }: one dark checker.
       *[other] Point { $point }: { $count } dark checkers.
    }
   *[none] Point { $point }: empty.
}
board-can-go = Can go to { $places }.
board-off-short = off
board-bar = { $colour ->
    [light] { $count ->
        [0] Bar: no light checker.
        [one] Bar: one light checker.
       *[other] Bar: { $count } light checkers.
    }
   *[dark] { $count ->
        [0] Bar: no dark checker.
        [one] Bar: one dark checker.
       *[other] Bar: { $count } dark checkers.
    }
}
board-off = { $colour ->
    [light] { $count ->
        [0] No light checker borne off.
        [one] One light checker borne off.
       *[other] { $count } light checkers borne off.
    }
   *[dark] { $count ->
        [0] No dark checker borne off.
        [one] One dark checker borne off.
       *[other] { $count } dark checkers borne off.
    }
}
board-cube = Doubling cube: { $value }
# $action says what a tap does, and may be empty.
board-dice = Dice: { $dice }. { $action }

## Players and score

pips = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
}
score-of = { $target ->
    [0] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] { $score } of { $target } points
}
player-you = You
player-friend = Your friend
player-light = White
player-dark = Black
player-computer = Computer ({ $level })
player-computer-sentence = The computer
player-engine-replaced = { $computer } for { $engine }
engine-failed-gone = { $engine } has stopped. The computer plays on in its place; nothing is lost.
engine-failed-silent = { $engine } did not answer in time. The computer plays on in its place; nothing is lost.
engine-failed-wrong = { $engine } answered what the rules do not allow. The computer plays on in its place; nothing is lost.
player-waiting = Empty seat
player-away = not connected
player-won-match = won the match

## Levels of the computer

level-beginner = beginner
level-casual = casual
level-advanced = advanced
level-expert = expert
level-world-class = world class

## What to do now

turn-connecting = Connecting to the table …
turn-lost = The connection is lost. Trying again …
turn-waits = The table waits: the server cannot write right now. It goes on by itself.
turn-closing = The server restarts. Trying again …
table-shorter = The server has lost what this page saw last: its games were put back to an earlier state. The table goes on from here.
turn-watching = You are watching.
table-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-crawford = Crawford game: no cube.
turn-waiting = Waiting for your friend to open the link.
turn-opening = Throw to see who starts.
turn-opening-tie = A tie: throw again.
turn-opening-theirs = { $name } throws to see who starts.
turn-roll = Your turn: roll the dice.
turn-roll-or-double = Your turn: roll, or double first.
turn-roll-theirs = { $name } to roll.
turn-play = Your turn: play { $dice }.
turn-play-theirs = { $name } plays { $dice }.
turn-done = “{ do-done }” ends your turn.
turn-none = No legal move with { $dice }.
turn-rolling = The dice are rolling …
turn-thinking = { $name } is thinking …
turn-double = { $name } doubles to { $value }.
turn-rematch = { $name } would like a rematch.
turn-double-yours = You double to { $value }. { $name } decides.
turn-resign = { $name } offers to resign: { $stake ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
}.
turn-resign-yours = You offer to resign: { $stake ->
    [1] a single game
    [2] a gammon
   *[3] a backgammon
}. { $name } decides.
turn-roll-of = { $name }: roll the dice.
turn-roll-or-double-of = { $name }: roll, or double first.
turn-play-of = { $name }: play { $dice }.

## Buttons

do-roll = Roll
do-throw = Throw
do-double = Double
do-take = Take
do-drop = Drop
do-redouble = Redouble to { $value }
do-beaver = Beaver to { $value }
do-raccoon = Raccoon to { $value }
do-undo = Undo
do-done = Done
do-resign = Resign
do-resign-single = Resign a single game
do-resign-gammon = Resign a gammon
do-resign-backgammon = Resign a backgammon
do-accept = Accept
do-refuse = Refuse
do-cancel = Cancel
do-next = Next game
do-claim = Claim the win
do-finish = End the session
do-rematch = Rematch
do-take-back = Take back
do-new = New game
do-copy = Copy
do-copied = Copied
dice-swap = Swap the dice.
dice-roll = Roll the dice.

## The end of a game

over-single = { $name ->
    [You] You win
   *[other] { $name } wins
} { $points ->
    [one] one point
   *[other] { $points } points
}: a single game.
over-gammon = { $name ->
    [You] You win
   *[other] { $name } wins
} { $points ->
    [one] one point
   *[other] { $points } points
}: a gammon, since the loser has borne off nothing.
over-backgammon = { $name ->
    [You] You win
   *[other] { $name } wins
} { $points ->
    [one] one point
   *[other] { $points } points
}: a backgammon, since a checker of the loser is still on the bar or in the winner’s home.
over-dropped = { $name ->
    [You] You win
   *[other] { $name } wins
} { $points ->
    [one] one point
   *[other] { $points } points
}: the double was dropped.
over-resigned = { $name ->
    [You] You win
   *[other] { $name } wins
} { $points ->
    [one] one point
   *[other] { $points } points
}: { $stake ->
    [1] a single game was given up
    [2] a gammon was given up
   *[3] a backgammon was given up
}.
over-flag = { $name ->
    [You] You win
   *[other] { $name } wins
}: the opponent’s time has run out.
over-absent = { $name ->
    [You] You win
   *[other] { $name } wins
}: the opponent stayed away for too long.
over-cube = The cube stood at { $value }.
over-session = { $name ->
    [You] You win
   *[other] { $name } wins
} the session, { $score }.
over-match = { $name ->
    [You] You win
   *[other] { $name } wins
} the match, { $score }.
news-match-won = { $name ->
    [You] You win
   *[other] { $name } wins
} the match.
over-draw = The session is a draw, { $score }.

## The log

log = Game log
log-empty = The game has not begun.
log-opening = throws { $dice }
log-tie = A tie: thrown again
log-double = doubles to { $value }
log-take = takes
log-drop = drops
log-resign = { $stake ->
    [1] resigns a single game
    [2] resigns a gammon
   *[3] resigns a backgammon
}
log-decline = refuses
log-won = { $points ->
    [one] wins one point
   *[other] wins { $points } points
}
log-flag = time has run out
log-claim = claims the win
log-void = void
log-wrong = { $dice }: { $play } (wrong)
log-corrected = put right
log-stands = stands
log-no-move = { $dice }: no move
log-play = { $dice }: { $play }

## Refused

refused-why = The rule

table-missing = There is no such table here.

## Something wrong outside the rules of the game

fault-other-version = This page is older than the server. Please reload it.
fault-not-at-table = This page is not at the table any more. Please reload it.
fault-not-your-seat = This seat is not yours.
fault-seat-open = The other seat is still empty.
fault-not-here = That is not possible at this table.
fault-bad-terms = These terms cannot be played.
fault-no-engine = This program cannot be played against here, or not by this rulebook.
fault-bad-position = This position cannot be read.
fault-bad-file = This file cannot be read.
fault-too-many = Too much at once. Please wait a moment.
fault-trouble = The server itself has a problem.
message-unreadable = The server did not understand a message of this page ({ $detail }).

## A friend by link

link-title = Play by link
link-share = Send this address to your friend. The first to open it gets the other seat, everyone else watches.
link-local = This address works on this computer only. To play from another device in your network, start the server with “pasch serve --listen 0.0.0.0:{ $port }” and open it by this computer’s name or address in the network.

## A new game

new-title = New game
new-opponent = Against
new-opponent-computer = the computer
new-opponent-device = a friend on this device
new-opponent-link = a friend by link
new-engine = Program
new-engine-rules = Other programs play by the tournament rules, with fifteen checkers.
new-level = Level
new-rulebook = Rulebook
new-rulebook-pages = Read its rules
new-start = Start
new-start-standard = Standard
new-start-jacquet = Jacquet: every checker must enter first
new-start-nackgammon = Nackgammon
new-start-hypergammon = Hypergammon: three checkers each
new-session = Session
new-session-single-game = A single game
new-session-running-total = Games for a running total
new-session-money = Money play
new-session-match = A match to
new-session-games = A number of games
new-length-points = points
new-length-games = games
new-even = The sheet prefers an odd number.
new-cube = With the doubling cube
new-jacoby = Jacoby rule
new-beavers = Beavers
new-raccoons = Raccoons
new-automatic = Automatic double after a tie in the opening throw
new-first-double = Automatic double if the first roll is a double
new-lower-starts = The lower throw starts
new-custom = This is { $rulebook } with choices other than those of the sheet.
new-dice = Dice
new-real-dice = Real ones: I throw for both of us and enter what falls
new-clock = Clock
new-clock-none = No clock
new-clock-delay = Tournament clock
new-clock-fischer = Fischer clock
new-clock-days = Days for each turn
new-clock-free = seconds free in each turn
new-clock-added = seconds added by each turn
new-clock-per-point = minutes for each point
new-clock-per-game = minutes for each game
new-clock-day-count = days for each turn
new-clock-computer = The computer’s clock does not run. With a clock nothing can be taken back.
# What was agreed about time, as a sentence and in short.
timing-claim = No clock. If a player is awaited and stays away for { $minutes } minutes, the opponent may claim the win.
timing-delay = In each turn { $delay } seconds are free; then { $minutes } minutes of reserve run. A lost connection stops the clock, { $pause } seconds in all.
timing-fischer = { $minutes } minutes, and { $increment } seconds more for each turn. A lost connection stops the clock, { $pause } seconds in all.
timing-days = { $days ->
    [one] One day
   *[other] { $days } days
} for each turn.
timing-short-delay = { $delay } s + { $minutes } min
timing-short-fischer = { $minutes } min + { $increment } s
timing-short-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
clock-of = Time left: { $name }
clock-low = Only { $seconds } seconds left.
clock-low-hours = Only { $hours } hours left.
clock-paused = the clock stands
clock-days = { $days } d { $hours } h
clock-claim-in = claim in { $time }
games-due = { $name } to play by { $when }
new-colour = You play
new-colour-light = the light checkers
new-colour-dark = the dark checkers
new-colour-hint = If you disagree, the older player takes the dark checkers.
new-direction = Your home
new-direction-right = on the right
new-direction-left = on the left
new-begin = Begin
new-failed = The table could not be opened: { $reason }

## Rulebooks, in a few words

rulebook-own = { $rulebook }, changed
rulebook-buffalo = Buffalo box
rulebook-buffalo-special = No cube. A backgammon counts three even if the loser has borne off checkers. Points count 1 to 24 along the first player’s way.
rulebook-german = German sheet
rulebook-german-special = 24 numbered rules. The last checker comes home with the larger number, a checker may not hit at home and run on to a blot of its own side, and the winner starts the next game.
rulebook-danish = Danish sheet
rulebook-danish-special = A double may be redoubled at once. Giving up costs a backgammon at once. Points are S1 to S12 and W1 to W12. Also has Jacquet.
rulebook-jumbo = Jumbo booklet
rulebook-jumbo-special = Both throw two dice and the higher total starts with a fresh roll. When a number is too high, any checker on a lower point may be borne off.
rulebook-ten-language = Ten-language leaflet
rulebook-ten-language-special = Any checker that a die carries over the edge may be borne off, whatever stands behind it. No cube.
rulebook-tournament = Tournament
rulebook-tournament-special = Today’s international rules: cube without limit, Crawford game in matches; for money, Jacoby and beavers if agreed.

## My games

games-title = My games
games-empty = Nothing has been played here yet.
games-resume = Play on
games-replay = Replay
games-download = Download { $format }
games-running = running
games-finished = finished
games-against = { $light } – { $dark }
games-forget = Forget
games-forget-ask = Forget this game?
games-forgotten = Forgotten.
games-session-single-game = single game
games-session-running-total = running total
games-session-money = money play
games-session-match = { $length ->
    [one] match to { $length } point
   *[other] match to { $length } points
}
games-session-games = { $length ->
    [one] { $length } game
   *[other] { $length } games
}
log-game = Game { $number }
replay-at = { $at } of { $of }
replay-first = To the start
replay-back = One back
replay-on = One on
replay-last = To the end

## Keys

keys-title = Keys
keys-arrows = Arrow keys: from point to point
keys-enter = Enter: pick a checker up, or put it down
keys-numbers = 1 to 6: move the checker at the cursor with that die
keys-home = Home, End: the first or last checker that can move
keys-roll = R: roll
keys-double = D: double
keys-undo = U: undo
keys-swap = S: swap the dice
keys-done = E: { do-done }

## Positions

menu-positions = Positions
positions-title = Positions
positions-tool = A tap on the board
positions-tool-light = adds a light checker
positions-tool-dark = adds a dark checker
positions-tool-away = takes one away
positions-start = Start position
positions-clear = Empty board
positions-swap = Change sides
positions-turn = On roll
positions-dice = Dice
positions-die = { $number ->
    [1] First die
   *[2] Second die
}
positions-not-thrown = not thrown
positions-cube = Cube
positions-cube-owner = Cube held by
positions-cube-middle = nobody
positions-session = Played for
positions-money = Money
positions-match = A match
positions-length = Match to
positions-points-light = White’s points
positions-points-dark = Black’s points
positions-crawford = Crawford game
positions-checkers = Checkers a side
positions-valid = This position can be played.
positions-held = { $side ->
    [light] White holds this point with two or more checkers. Take those away first.
   *[dark] Black holds this point with two or more checkers. Take those away first.
}
positions-not-theirs = { $side ->
    [light] Only White’s checkers can lie here.
   *[dark] Only Black’s checkers can lie here.
}
positions-pips = Pips: White { $light }, Black { $dark }
positions-one-die = Choose both dice or none.
positions-paste = Position ID, match ID or XGID
positions-read = Read
positions-names = Names of this position
positions-position-id = Position ID
positions-match-id = Match ID
positions-link = Link that shows it with what the engine thinks
positions-copy = Copy { $name }
positions-ask = Ask the engine
positions-evaluate = Evaluate
positions-plays = Rank the plays
positions-cube-action = Cube action
positions-thinking = Thinking …
positions-wins = Wins
positions-loses = Loses
positions-chance = any way
positions-chance-gammon = gammon
positions-chance-backgammon = backgammon
positions-equity = Equity
positions-match-chance = Wins the match
positions-no-plays = No legal move.
positions-play-on = Play on from here
positions-play-on-note = The computer plays the other side. The game goes on from this position, with its dice, its cube and its score as far as the rulebook has them.
positions-picture = Picture
positions-file = Match file
positions-choose-file = Choose a file
positions-file-large = { $name } is too large for a match file.
positions-file-fault = { $name }: { $fault }
positions-study = Study this position
cube-action-no-double = No double
cube-action-double = Double
cube-action-redouble = Redouble
cube-action-too-good = Too good to double
cube-action-not-available = The cube cannot be turned
cube-answer-take = take
cube-answer-pass = drop
cube-answer-beaver = beaver
cube-advice-none = There is nothing to decide about the cube.
cube-advice-no-double = Without a double
cube-advice-double-take = Doubled and taken
cube-advice-double-pass = Doubled and dropped

## The tutor

tutor = Tutor
new-tutor = The tutor says after each decision what it would have done, and gives hints
do-hint = Hint
keys-hint = H: hint, with the tutor on
tutor-thinking = The tutor is thinking …
tutor-hint = Hint
tutor-hint-line = Hint: { $hint }
tutor-best = { $made }: the tutor would have done the same.
tutor-cost = { $made } cost { $cost }. Better: { $best }.
tutor-short = −{ $cost }. Better: { $best }
tutor-decision-double = Double
tutor-decision-no-double = No double
tutor-decision-take = Take
tutor-decision-pass = Drop
tutor-decision-beaver = Beaver
tutor-decision-redouble = Redouble
tutor-show = Show it on the board
tutor-back = Back to the game
tutor-summary = The tutor’s summary
tutor-decisions = { $count ->
    [one] One decision, { $cost } points given away.
   *[other] { $count } decisions, { $cost } points given away.
}
tutor-decisions-of = { $side }: { $decisions }
tutor-costliest = The costliest
tutor-costly-play = { $game }, { $dice }: { $made } → { $best }
tutor-costly-cube = { $game }: { $made } → { $best }
tutor-faultless = Nothing was given away.

## Rule pages

menu-rules = Rules
rules-title = Rules of the game
rules-intro = Six rulebooks, five from printed sheets and one for tournaments, each complete and in our own words. A refused move links to the very rule that forbids it.
rules-more = Also here
rules-comparison = Side by side
rules-comparison-about = All six rulebooks, question by question, with the differences marked.
rules-glossary = Words of the game
rules-glossary-about = What the words mean, and what other languages call the same thing.
rules-solitaire = Solitaire booklet
rules-solitaire-about = The peg game on 37 holes: rules, five puzzles, and the truth about each.
rules-contents = Contents
rules-link = Link to this place
rules-play = Play by these rules
rules-sources = Every statement of the printed sheet, and what answers it
rules-only-differences = Only what differs

## Solitaire on the page

menu-solitaire = Solitaire
peg-board = Solitaire board
peg-hole = { $state ->
    [peg] Hole { $hole }: a peg.
   *[empty] Hole { $hole }: empty.
}
peg-hole-jumps = Can jump to { $holes }.
peg-hole-end = Has a peg at the end.
peg-jumped = From { $from } over { $over } to { $to }.
peg-solved = { $moves ->
    [one] Solved in one move.
   *[other] Solved in { $moves } moves.
}
peg-stuck = The peg in { $hole } cannot jump now.
peg-redo = Redo
peg-restart = Start again
peg-hint = Hint
peg-verdict = Still possible?
peg-solution = Show a solution
peg-best = Show the best finish
peg-watch = Tell me at once when the end is out of reach
peg-thinking = Looking …
peg-still = { $jumps ->
    [one] Yes: the end can be reached, with one more jump.
   *[other] Yes: the end can be reached, with { $jumps } more jumps.
}
# $pegs is two or more, $jumps the jumps to go.
peg-still-best = { $jumps ->
    [one] The best finish, { $pegs } pegs, can be reached with one more jump.
   *[other] The best finish, { $pegs } pegs, can be reached with { $jumps } more jumps.
}
peg-best-too-late = The best finish, { $pegs } pegs, can no longer be reached from here.
peg-unknown = Not known: the search was not complete in the time allowed.
peg-honest = To be honest with you: nobody can reach this end; the proof is drawn below. See how few pegs you can leave. Two is the best.
peg-run = Run
peg-pause = Pause
peg-leave = Back to my game
peg-proof-title = Why it cannot be done
peg-keys = Keys: the arrows go from hole to hole, Enter picks a peg up and sets it down, U undoes, R redoes, H gives a hint.

## Scorekeeper

menu-score = Scorekeeper
score-title = Scorekeeper
score-intro = For two people at a real board: throw and move there, and write it down here by tapping. The page keeps cube and score and knows the rulebook.
score-resume = Go on with the last session
score-new = New session
score-name-light = Who has the light checkers?
score-name-dark = Who has the dark checkers?
score-opening = Who starts? Enter what each player threw.
score-opening-tie = A tie: enter the new throws.
score-throw = { $name } to throw: enter the dice.
score-throw-or-double = { $name } to throw: enter the dice, or double first.
score-play = { $name } plays { $dice }: tap the checkers that were moved.
score-done = { $name } has played { $dice }: enter the move.
score-none = { $name } cannot move with { $dice }.
score-free = { $name } plays { $dice }: move the checkers as they really were moved, right or wrong.
score-enter = Enter the move
score-otherwise = Moved otherwise
score-flag = That is against the rules. { $why }
score-put-right = Put it right
score-write-down = Nobody noticed: write it down
score-demand = { $name }: have it put right
score-lift = { $name } picks up the dice
score-void = Void throw
score-void-why = Why is the throw void?
score-throw-of = Throw of { $name }
score-die = Die: { $value }
score-clear = Clear
score-results = Games so far

## Dice with proof

dice-title = Dice with proof
dice-intro = Before each game the server and every player’s browser fix a chain of secret numbers. Each roll takes one number of every chain, revealed only after the decision to roll. If your browser is honest, all others together, the server among them, can neither choose nor foresee your dice. This page checks that by itself, without the server.
dice-table = Table { $table }
dice-fine = { $rolls ->
    [one] Everything fits: one roll checked.
   *[other] Everything fits: { $rolls } rolls checked.
}
dice-wrong = Something is wrong at entry { $entry }, roll { $roll }: { $why }
dice-real = This was played on a real board: there are no server dice to check.
dice-none = No dice have fallen yet.
dice-checked = What was checked
dice-checked-order = Every part was fixed before its first roll, every roll was decided before it fell, and none is missing.
dice-checked-links = Every revealed number belongs to the chain that its party had fixed.
dice-checked-dice = Every die was computed anew from the numbers of all parties.
dice-checked-throws = { $count ->
    [one] One throw of the game matches what fell.
   *[other] All { $count } throws of the game match what fell.
}
dice-left-out = { $count ->
    [one] One roll was made without a page that did not answer in time: { $rolls }.
   *[other] { $count } rolls were made without a page that did not answer in time: { $rolls }.
}
dice-pending = A roll is decided, and its dice have not fallen yet.
dice-not-checked = Not checked here: whether the rules allow every move. “pasch dice verify” checks that too.
dice-download = Download the record
dice-chain = Chains { $chain }, game { $game }
dice-link = Number { $link } of { $name }
dice-marked = known beforehand
dice-drop = To check another game, drop its dice record (.dice.json) on this page or choose it here.
dice-check = Check the dice
dice-go-on = Go on with new dice
dice-broken = The dice cannot be trusted any more: { $why } This browser has no part in further rolls.
dice-was-me = That was me
dice-doubt-renewal = New chains were asked for or agreed to in your name, but not in this browser. Your part in the dice is held back.
dice-doubt-back = A move was taken back in your name, but not in this browser. Your part in the dice is held back.
dice-doubt-roll = A roll was decided in your name, but not in this browser. Your part in the dice is held back.
dice-agree = Agree
dice-lost = A roll is open, and your part in it lies in another browser. Go on there. Or ask for new numbers here, and the roll is made with them.
dice-ask-new = Ask for new numbers
dice-asks = { $name } has lost the secret numbers for the dice. The roll that is open would be made with new ones. Do you agree?
dice-waits = The dice wait for the page of { $name }. Nobody can roll without it.
dice-the-server = The server
dice-fault-shorter = the server has forgotten something that this browser has seen (roll { $roll }).
dice-fault-log = the log is not the one that this browser followed (roll { $roll }).
dice-fault-taken-back = after a turn was taken back the dice are not those that had fallen, or nothing could be taken back (roll { $roll }).
dice-fault-renewal = chains were renewed without a reason or without consent (roll { $roll }).
dice-fault-link = a number does not belong to the chain that was fixed, or is missing (roll { $roll }).
dice-fault-early = a number was revealed before the roll was decided or before every part was fixed (roll { $roll }).
dice-fault-anchor = a part was fixed too late, twice, or is the same as another’s (roll { $roll }).
dice-code = Code: { $code }. Two players who read the same code to each other play the same game.
dice-anchor = Fixed by { $name }:
dice-foreseen = Known beforehand, because a turn was taken back, were the dice of rolls: { $rolls }.
dice-renewed = The chains were renewed in the middle of a game { $count ->
    [one] once
   *[other] { $count } times
}. No open roll was replaced without the consent of the other players.
dice-first = By an earlier protocol, which a dishonest server or player could bend without being found out, these rolls were made: 1 to { $rolls }.
dice-not-followed = This browser did not follow this game, so it cannot say whether its players’ own parts were used.
dice-checked-followed = This is the log that this browser followed while the game was played.
dice-limits = What this does not promise: anyone can stop playing, and the record does not say whose fault it was. This page itself comes from the server; over plain HTTP, anyone on the way could change it.
dice-fault-unreadable = this cannot be read as a dice record.
dice-fault-order = lines, rolls or numbers are not in order (roll { $roll }).
dice-fault-chain = a link does not hash to the one before it (roll { $roll }).
dice-fault-nonces = roll { $roll } has one nonce too many or too few.
dice-fault-digest = roll { $roll } has a different hash. Its link or its nonces were changed.
dice-fault-dice = roll { $roll } gives { $wanted }, not { $found }.
dice-fault-throw = a throw in the game does not match the dice that fell.

# The page that needs no server
here-elsewhere = Pasch is open in another tab, which has the tables now.
here-elsewhere-on = Go on here
here-closed = The tables cannot be set up in this browser: { $reason }
here-update = A new version is there. Your game stays as it is.
here-update-now = Use it now
here-parent = This game goes on from one on a server that went away.
do-go-on-here = Go on without the server
device-title = This device
device-here = Your games, cards and settings are kept in this browser. No server knows of them.
device-server = Your games are kept by the server that gave you this page.
device-elsewhere = You are at the tables of { $server }.
device-back = Back to the tables in this browser
device-back-server = Back to the server’s tables
device-stand-here = Play in this browser, without the server
device-keeping = Keeping
device-promised = The browser has promised to keep everything.
device-not-promised = The browser may clear everything when room is short: save a copy now and then.
device-room = In use: { $used } MB.
device-ask = Ask the browser to keep everything
device-save = Save everything as a file
device-load = Take in a saved file
device-taken-in =
    { $count ->
        [0] Nothing in it was new.
        [one] One game was taken in.
       *[other] { $count } games were taken in.
    }
device-taken-study = Analysed matches and cards taken in: { $count }.
device-not-taken = Pasch has not saved this file, or it is damaged ({ $reason }). Nothing was changed.
device-install-title = Installing
device-install = Install Pasch on this device
device-install-menu = Your browser’s menu can put Pasch on the home screen; then it starts without a network.
device-plain = This page came over plain HTTP. Browsers then allow no installing, no start without a network and no notifications; with pasch serve --tls they do.
device-join = A table on a server
device-join-hint = Paste the address that a friend has sent you. The server must allow pages from here.
device-join-go = Go there
device-no-address = This is not an address.
fault-no-room = There is no room left on this device. Nothing that was shown is lost; the game goes on as soon as there is room.
dice-here = Both sides are on this device, so this record proves nothing to anyone else: whoever has the device could have chosen the dice.
dice-here-real = Or throw real dice and enter them
new-link-server = A friend by link needs a server.

## A rulebook of one’s own

own-title = A rulebook of your own
own-intro = Begin with the rulebook that is nearest to how you play, and change what you play otherwise. What does not go together is said at once.
own-about = Every question of the comparison, answered as you play
own-make = Make a rulebook of your own
own-base = Made from
own-name = What you call it
own-saved = Your rulebooks
own-kept = Saved in this browser.
own-save = Save
own-together = Everything goes together.
own-contradictions = This does not go together:
own-changed = answered otherwise than in that rulebook
own-void = Another answer leaves nothing to ask here.
own-link = Link to this rulebook
own-file = Save as a file
own-open = Open a file
own-forget-ask = Forget this rulebook?
own-forgotten = “{ $name }” is forgotten.
own-broken = There is no rulebook in this link or file that can be read.
