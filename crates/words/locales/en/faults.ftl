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

export-own-rulebook = { $name } counts or moves differently from the rulebook it was made from, which match files cannot tell
export-replay = the game does not replay ({ $detail })

## The server, duels, training, measuring

fault-listen = Cannot listen on { $address }: { $why }
fault-server-stopped = The server stopped: { $why }
fault-store = The store of the games cannot be used ({ $detail }).
fault-tls = HTTPS cannot be served ({ $detail }).
fault-store-in-use = { $folder } is in use: { $owner }
fault-store-file = { $file } is damaged ({ $detail }). A backup can be put in its place: pasch store restore
fault-store-not-empty = There are games in { $file }; --replace puts the copy in their place.
fault-store-no-table = There is no table “{ $table }”.
fault-store-damaged = Faults found: { $count }
fault-work = The workers cannot be used ({ $detail }).
fault-nats = { $address } cannot be reached as a NATS server: { $why }
fault-database-address = “{ $address }” is not the address of a PostgreSQL database, such as postgres://user@host/name
fault-copy-from = “{ $from }” does not name a folder of games, as sqlite:DIR does
fault-gnubg-missing = gnubg is not installed (Debian: apt-get install gnubg)
fault-engine-command = This is no command for an engine ({ $detail }).
fault-engine-setting = “{ $setting }” sets nothing: NAME=VALUE is wanted.
fault-engine-name = “{ $engine }” names no engine: NAME=COMMAND is wanted, and each name once.
fault-engine-start = { $engine } cannot be started: { $why }
fault-engine-gone = { $engine } has ended in the middle of the game.
fault-engine-silent = { $engine } did not answer in time.
fault-engine-refused = { $engine } refused what it was told: { $answer }
fault-engine-answer = { $engine } answered “{ $answer }”, which is no answer to what was asked.
fault-engine-play = { $engine } answered “{ $answer }” ({ $detail })
fault-engine-cube = { $engine } does not decide about the cube; without --cubeful it can be played.
fault-duel-one-folder = Against an engine there is one folder of nets, or none.
fault-duel-two-folders = Two folders of nets are needed, or --engine, or --gnubg.
fault-duel-broke-off = A game of the duel broke off.
fault-decision-line = Line { $line }: { $why }
fault-decision-json = this is no decision in JSON with id and dice ({ $detail })
fault-no-decisions = There is no throw here that leaves a choice.
fault-gnubg-law = gnubg can be asked by the tournament rules only, without Jacoby and beavers
fault-train-numbers = --round must be at least 1000, --buffer no smaller than a round, --batch, --reuse and --minutes above 0.
fault-train-widen = { $option }: as many layers as the net has, and none narrower.
fault-train-heads = --heads: the contact net has its heads already.
fault-train-checkpoint = { $file }: this checkpoint cannot be used ({ $detail })
fault-train = The training cannot go on ({ $detail }).
fault-table = { $file }: this table cannot be used ({ $detail }); delete it to begin anew
fault-cache-folder = There is no folder for tables: set HOME or XDG_CACHE_HOME.
fault-width = “{ $part }” is no width: multiples of 16 up to 1024, as in 512-64-32
fault-level = there is no level “{ $level }”: beginner, casual, advanced, expert and world-class are there
fault-bench-seconds = --seconds { $seconds }: a number above 0, at most 600
fault-bench-paths = The kernel’s paths disagree: { $one } and { $other }.
fault-bench-tables = { $count ->
    [one] One table failed
   *[other] { $count } tables failed
}, the first with: { $detail }
fault-analysis-cache = the file of judgements is of another kind, or damaged in line { $line }
fault-analysis-one-match = a match is written for one file, and { $count } were named
