### The command line: `pasch rules`, `pasch play`, and errors. Words that one types (roll, double, take, white, black ...),
### options such as --lang, and file names stay as they are in every language.

## Errors

cli-no-rulebook = There is no rulebook “{ $name }”. There are { $list }, and files such as mine.json with a rulebook of your own.
cli-no-language = There is no language “{ $name }”. There are { $list }.
cli-no-sources = “{ $name }” has no printed sheet, and so no sources.

## What is played

session-single-game = A single game
session-running-total = A running total
session-match = { $points ->
    [one] A match to one point
   *[other] A match to { $points } points
}
session-money = Money play
session-games = { $count ->
    [one] One game
   *[other] { $count } games
}

## pasch play: the beginning and the end

# $session is one of the texts above, $rulebook a rulebook's name.
play-welcome = { $session } by the rules of: { $rulebook }.
play-computer-side = The computer plays { $side ->
    [white] White
   *[black] Black
}.
# $high and $low are labels beside the board.
play-labels = Points are typed and told as this sheet numbers them, as they stand beside the board. With --numbers usual each player counts from 24 down to 1.
play-help-hint = help lists what can be typed.
# $play, $enter, $off, $two and $short are examples of what can be typed, in the labels beside the board.
play-help =
    roll, or Enter: throw the dice
    { $play }: move; { $enter } enters, { $off } bears off, { $two } moves two checkers
    undo, done: take a step back, end the turn
    moves, board: the legal plays, the board again
    double, take, drop, redouble, beaver, raccoon: the cube
    resign single, resign gammon, resign backgammon, accept, decline: giving up
    next, finish: the next game, the end of the session
    save FILE, quit: keep the game, leave
    Begin with white or black to act for that side: black resign gammon
    At a real board: 31 or 3-1 are dice, 31: { $short } dice and play, white 4 an opening die;
    void flat, void halves, void checker, void early, void half: the throw does not count;
    played: record a wrong play; correct: demand it back; lift, signal: the dice are picked up; undo: the last entry goes
play-saved = Saved in { $file }.
play-kept = The game is kept. Go on with: pasch play --resume { $file }
play-not-kept = The game was not kept. save FILE keeps it, --save FILE keeps it all along.

## pasch play: the lines under the board

play-standing = { $session }, game { $number }: White { $white }, Black { $black }
play-cube-middle = cube { $value }, in the middle
play-cube-beside = cube { $value }, beside the board with 64 up
play-cube-held = { $side ->
    [white] cube { $value }, White’s
   *[black] cube { $value }, Black’s
}
play-crawford = Crawford game
play-opening = Opening throw: Enter throws
play-opening-real = Opening throw: white N, black N
play-opening-of = { $name }: opening throw
# $words are the words that may be typed, such as "roll, double".
play-choices = { $name }: { $words }
play-enter-dice-of = { $name }: enter the dice
play-wrong-move = The wrong move can still be put right: correct
play-to-play = { $name } to play { $dice }
play-turn-complete = done (or Enter) ends the turn, undo takes back
play-still-to-play = Still to play: { $numbers }
play-next = next, or Enter: the next game
play-next-or-finish = next, or Enter: the next game; finish: the end

## pasch play: what cannot be done

play-middle-of-turn = You are in the middle of a turn: done ends it, undo takes it back.
play-enter-dice = Enter the dice that were thrown, such as 31.
play-program-throws = The program throws the dice: type roll, or start with --scorekeeper.
play-whose-opening = Say whose opening throw it is, for example: white 4.
play-two-dice = Two dice are thrown, such as 31.
play-nobody-to-play = It is nobody’s turn to play.
play-no-wrong-play = There is no wrong play to record: enter it first.
play-record-wrong = Was it really played that way? played records it, marked as wrong; or enter the right play.
play-nothing-to-take-back = There is nothing to take back: a turn that is over stands.
play-nothing-entered = Nothing has been entered yet.
play-say-who = Say who: begin with white or black.
play-say-whose-dice = Say whose dice, for example: white lift.
play-stands-alone = “{ $word }” stands alone; “{ $rest }” after it means nothing.
play-save-needs-file = save needs the name of a file.
play-not-understood = “{ $text }” is not understood; help lists what can be typed.
# $place counts the letters from 1.
play-no-die = “{ $letter }” is not a die (letter { $place }); a die shows 1 to 6.
play-one-or-two-dice = One or two dice are thrown, not { $count }.
play-resign-what = Resign single, gammon or backgammon, not “{ $text }”.
play-resign-name = Say what you give up: resign single, resign gammon or resign backgammon.
play-void-what = A throw is void for flat, halves, checker, early or half, not “{ $text }”.
play-bad-times = “{ $word }”: a repeated move is marked (2), (3) or (4).
play-no-point = “{ $word }”: there is no point “{ $name }”.
play-no-movement = “{ $word }” is not a move; help shows how one is written.
play-ambiguous = “{ $text }” fits several plays: { $plays }
play-nothing-to-hit = “{ $text }”: there is nothing to hit on { $point }.

## Tables

tables-sweep = sweep { $sweeps } done, largest change { $change } of { $wanted } wanted
tables-settled = Hypergammon is solved: { $sweeps } sweeps, the last of which changed nothing by more than { $change }.
tables-paused = Paused after { $sweeps } sweeps; the last one changed something by { $change }, { $wanted } is wanted. The same command goes on.

## pasch play on the whole screen

screen-help = Help
screen-log = Log
# The key, as it stands on keyboards.
screen-enter = Enter
# Below help that goes on; eighteen letters at most.
screen-more = PgDn: more
screen-look = Look
screen-quit = Quit
screen-correct = Put right
screen-no-hint = There is nothing to decide here.
screen-computer-thinks = The computer is thinking …
screen-over = It is over. F4 leaves the table.
screen-too-small = The terminal is too small for the board: it needs { $width } columns and { $height } lines. Make it larger, or play with --lines.
# $play as in play-help.
screen-keys =
    Mouse: touch a checker, then its place, or drag it; the right button takes back.
    Tab, arrows: go to a checker; Space takes it up and puts it down.
    Enter does what is next, Backspace takes back.
    Or type what you want, such as { $play }:
fault-pause = A pause lasts 0 to 60 seconds, not “{ $text }”.

## pasch watch

watch-title = { $white } { $white-score } – { $black-score } { $black }, game { $number } of { $count }
watch-deed = { $name }: { $deed }
watch-keys = → or Space: on; ←: back; Home, End: beginning and end; PgDn, PgUp: next game, game before; F3: look; q: quit
fault-watch-game = There is no game { $number }: the match has { $count }.
fault-watch-terminal = Watching needs a whole terminal; pasch convert writes the match as text.
