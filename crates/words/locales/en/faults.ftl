### What is wrong with what a person gave the program on the command line: files, positions, dice, matches.
###
### Names of files and options, words that one types and what stands in round brackets as $detail (a message of a library)
### stay as they are.

## What the system says about a file

io-not-found = there is no such file or folder
io-permission-denied = access is denied
io-is-a-directory = this is a folder, not a file
io-not-a-directory = a part of this path is no folder
io-not-text = this is not a text in UTF-8
io-storage-full = there is no space left
io-address-in-use = this address is already in use
io-address-not-available = this machine has no such address
io-other = the system says: { $detail }
fault-standard-input = standard input
fault-standard-output = standard output
fault-threads = the program’s threads
fault-unreadable-input = Standard input could not be read.

## Positions: $why is one of the sentences below

fault-position = Position “{ $text }”: { $why }
fault-at-character = character { $place }: { $why }
fault-unexpected = “{ $found }” cannot stand here; expected: { $wanted }
fault-too-short = the text ends here; expected: { $wanted }
fault-too-long = the text should have ended before this character ({ $what })
# $field and $wanted are part- texts, $allowed an allowed- text.
fault-out-of-range = { $field }: { $value } is not possible, only { $allowed }
fault-unknown-format = this is none of the ways to write a position: a position ID (4HPwATDgc/ABMA), a position and a match ID (4HPwATDgc/ABMA:cAkAAAAAAAAA), an XGID, a FIBS board line, or the rows of the Danish sheet (white 2 S1 ...; black ...)
allowed-between = { $one } to { $other }
allowed-either = { $one } or { $other }
allowed-below-length = 0 to one less than the match length
allowed-power-of-two = a power of two
allowed-points = 1 to 24, 25 or bar, 0 or off
part-id-letter = a letter, a digit, + or /
part-position-id = a position ID of 14 characters
part-match-id = a match ID of 12 characters
part-xgid-checkers = 26 characters of checkers
part-xgid-place = a to o, A to O, or -
part-top-bar = the top player’s bar: a small letter, or -
part-bottom-bar = the bottom player’s bar: a capital, or -
part-cube-exponent = the cube’s exponent
part-cube-place = the cube’s place
part-largest-cube = the largest cube’s exponent
part-turn = whose turn it is
part-xgid-dice = two dice, 00, D, B or R
part-two-dice = two dice
part-score = a score
part-xgid-rules = Crawford, or the money rules
part-match-length = the match length
part-xgid-fields = an XGID of ten fields
part-board-head = the word board
part-board-name = a player’s name
part-board-point = a point
part-board-number = a number of the board line
part-board-fields = a board line of 53 fields
part-die = a die
part-cube = the cube
part-rows-place = where these checkers stand
part-rows-word = white, black, a number, S, W, aside, off or to move
part-rows-side = white or black first
part-rows-count = a number of checkers
part-rows-point = a point of a row
part-rows-sides = white’s and black’s checkers
part-point = a point, bar or off
part-destination = / and the point the checker goes to
part-closing-bracket = a closing bracket
part-space = a space between movements
part-number = a number
part-repetition = the number of checkers
part-four-steps = four steps of a checker at most
nonsense-last-letter = this character says more than the ID holds
nonsense-past-last-point = this character tells of checkers past the last point
nonsense-too-many-checkers = the ID ends before every point is told: too many checkers
nonsense-cube-owner = the cube’s owner is neither player nor the middle
nonsense-game-state = the state of the game is none of the five
nonsense-die = a die shows something other than 1 to 6
nonsense-one-die = one die was thrown and the other not
nonsense-backwards = checkers move to lower points only

## Dice and what the engine is asked

fault-dice = Dice “{ $text }”: { $why }
fault-dice-letter = “{ $letter }” is no number of a die; write 31, 3-1 or 3 1
fault-dice-two = two numbers are needed, as in 31, 3-1 or 3 1
fault-request = “{ $line }” is not a position followed by dice, as in 4HPwATDgc/ABMA 3 1
fault-game-over = the game is over
fault-match-over = Score { $points } of { $length }: the match is over, nothing is left to decide
fault-ply = --ply { $ply }: the engine looks 0 to { $deepest } plies ahead
fault-engine = the engine gave up ({ $detail })
fault-nets = { $folder }: these nets cannot be used ({ $detail })

## Files

# $why is one of the next four.
fault-json = { $file }, line { $line }, column { $column }: { $why } ({ $detail })
fault-json-whole = { $file }: { $why } ({ $detail })
json-not-rulebook = this is not a valid rulebook
json-not-game = this is not a valid saved game
json-not-dice = this is not a valid record of dice
json-cut-off = the file is cut off
fault-rulebook-base = { $file }: “base” has to name the rulebook this one is made from: { $list }
fault-rulebook-answers = { $file }: { $why }
fault-save-version = { $file }: a game of version { $found } of the format; version { $known } can be read
fault-save-unwritable = { $file }: the game cannot be written ({ $detail })
fault-not-a-match = { $file } is no match file: { $why }
fault-convert-files = convert takes something to read and a file or folder to write, or --report and anything to read
fault-convert-ending = { $file }: a match is written as .mat, .sgf or .txt, a position as .txt, .html or .tex
fault-convert-none = there is no match file where it was looked for
fault-convert-same = { $file }: a file is not written over the one it was read from
fault-convert-position = { $file } holds a position, not a match
fault-convert-pattern = { $pattern } is no pattern for file names: { $detail }
fault-no-game = { $file }: there is no game { $game }; the file has { $games }
fault-no-move-number = { $file }, game { $game }: “{ $number }” is no move, as in 7 or 7b
fault-no-move = { $file }, game { $game }: there is no move { $number }; the last is { $last }
fault-not-reached = { $file }, game { $game }: the replay does not reach this move
fault-picture-size = A picture is 1 to { $widest } pixels wide and high, not { $width } by { $height }.
fault-picture = The picture cannot be drawn ({ $detail }).
fault-dice-entry = { $file }, entry { $entry }, roll { $roll }: the record does not hold ({ $detail })

## Match files: what is wrong in them

fault-at-place = { $place }: { $why }
place-game = game { $number }
place-move = move { $number }
place-line = line { $number }
lack-game = there is no game in this file
lack-players = two players with their scores should stand here
lack-length = the length of the match is not told
lack-first-game = this stands before the first game
lack-backgammon = a game tree of another game than backgammon
lack-set-up = a position set up by hand is not read; the game is replayed without it
lack-opening-bracket = a closing bracket without an opening one
lack-tree = a node outside of any game
lack-value-end = a value that does not end
lack-property = a value without a property
lack-property-name = a character that belongs to no property
lack-closing-bracket = the last game does not end with a closing bracket
damage-head = the head of the file is cut off or of another kind
damage-directory = the list of what the file holds is damaged; what could be found without it was read
damage-packing = what is packed in the file cannot be unpacked to its end
damage-checksum = the checksum is not that of what was unpacked
damage-too-large = what is packed in the file is larger than any match
damage-cut-record = the last record is cut off
damage-structure = what the file holds is not built like a match
damage-variation = this way to set up the checkers at first is not known
damage-edited = the checkers do not stand here as the plays before left them
record-unreadable = “{ $text }” cannot be read here
record-play = { $roll }: { $play }: { $why }
record-unknown-play = { $roll }: what was played is not written
record-first-roll = a game cannot begin with { $roll }: equal dice are thrown again
record-crawford-double = a double in the Crawford game
record-cube-value = the cube is written to go to { $written }, but goes to { $real }
record-score = the score is written as { $written }, but is { $real } by the games before
# $written and $real are a player and points, as in White 2.
record-result = the result is written as { $written }, but is { $real } by the replay
record-result-value = { $name } is written to win { $points }, which no resignation at a cube of { $cube } is worth
record-match-over = the match was already over
record-game-over = the game was already over
record-lost = from here on this game cannot be followed; it is kept as written
move-too-many = { $written } movements are written, but { $roll } has only { $dice }
move-not-hit = { $point } is marked as a hit, but no single opposing checker stands there
move-ambiguous = the text fits several plays: { $plays }
export-start = match files know the usual start, nackgammon and hypergammon only
export-automatic-double = game { $game } began with an automatic double, which match files cannot tell
export-own-rulebook = { $name } counts or moves differently from the rulebook it was made from, which match files cannot tell
export-replay = the game does not replay ({ $detail })

## The server, duels, training, measuring

fault-listen = Cannot listen on { $address }: { $why }
fault-server-stopped = The server stopped: { $why }
fault-store = The store of the games cannot be used ({ $detail }).
fault-gnubg-missing = gnubg is not installed (Debian: apt-get install gnubg)
fault-gnubg-answer = gnubg answered “{ $answer }” to { $roll } ({ $detail })
fault-duel-one-folder = Against gnubg there is one folder of nets, or none.
fault-duel-two-folders = Two folders of nets are needed, or --gnubg.
fault-duel-broke-off = A game of the duel broke off.
fault-train-numbers = --round must be at least 1000, --buffer no smaller than a round, --batch, --reuse and --minutes above 0.
fault-train-widen = { $option }: as many layers as the net has, and none narrower.
fault-train-checkpoint = { $file }: this checkpoint cannot be used ({ $detail })
fault-train = The training cannot go on ({ $detail }).
fault-width = “{ $part }” is no width: multiples of 16 up to 1024, as in 512-64-32
fault-level = there is no level “{ $level }”: beginner, casual, advanced, expert and world-class are there
fault-bench-seconds = --seconds { $seconds }: a number above 0, at most 600
fault-bench-paths = The kernel’s paths disagree: { $one } and { $other }.
fault-bench-tables = { $count ->
    [one] One table failed
   *[other] { $count } tables failed
}, the first with: { $detail }
