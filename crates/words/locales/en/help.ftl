### pasch --help, and what is wrong with a command line.
###
### help-COMMAND says what a command does, help-COMMAND-OPTION what its option does, shared-OPTION what an option does
### that several commands share. They stand in a list: short, no full stop. Names of commands, options, files and formats,
### and words that one types (tournament, felt, outcomes ...) stay as they are in every language.

## Headings

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = default: { $list }
help-values = possible: { $list }

## What stands for a value, in capitals

value-command = COMMAND
value-options = OPTIONS
value-file = FILE
value-dir = DIR
value-file-dir = FILE|DIR
value-address = ADDRESS
value-name = NAME
value-level = LEVEL
value-position = POSITION
value-dice = DICE
value-nets = NETS
value-folder = FOLDER
value-rulebook = RULEBOOK
value-points = POINTS
value-count = COUNT
value-start = START
value-agree = AGREEMENT
value-seed = SEED
value-stage = STAGE
value-plies = PLIES
value-colours = COLOURS
value-pixels = PIXELS
value-puzzle = PUZZLE
value-puzzle-moves = PUZZLE MOVES
value-holes = HOLES
value-tables = TABLES
value-seconds = SECONDS
value-think = MILLISECONDS

## Options of several commands

shared-lang = The language: de, en, fr, es, it, nl, da, sv, pl or ru; without it, the terminal’s
shared-help = Show this help
shared-version = Show the version
shared-json = Answer in JSON
shared-position = A position ID, positionid:matchid or XGID
shared-dice = The dice: 31, 3-1 or 3 1
shared-rulebook = By which rulebook
shared-checkers = How many checkers each side plays with: 3 for hypergammon
shared-ply = How far to look ahead: 0 to 3
shared-jacoby = Gammons count only once a double has been taken (money)
shared-beavers = The one doubled may turn the cube on and keep it (money)
shared-nets = A folder with contact.net, race.net and prune.net instead of the built-in nets
shared-batch = Read lines POSITION D1 D2 from standard input and answer each with a line of JSON
shared-mirror = Exchange left and right
shared-seed = The seed of the dice
shared-puzzle = A, B, C, D or E
shared-numbers = Points as the rulebook’s sheet numbers them, or as other programs do (with --json, the latter)
shared-start = The holes with pegs at the start, as in 6,12,17
shared-end = The holes with pegs at the end
shared-seconds = Give up after so many seconds
shared-memory = Use at most about so many megabytes for the search

## The commands

help-pasch = Backgammon by your own rulebook
help-serve = The table in the browser; pasch alone serves it and opens the page
help-serve-listen = The address and port to listen on; 0.0.0.0:7077 opens the table to the local network
help-serve-data = The folder of the games; without it, your data folder
help-serve-host = A name under which browsers address this server, beside localhost and plain addresses; may be given more than once
help-serve-open = Open the page in a browser
help-serve-log = How much to tell in the log on standard error: error, warn, info, debug or trace
help-serve-pace = The least time the computer takes for each decision, in milliseconds, so that people can follow
help-dice = Check the dice of a game played with proof
help-dice-verify = Check every roll of a record (.dice.json) against what the server committed to
help-dice-verify-file = The record, as downloaded from the table
help-bench = How fast things are on this machine
help-bench-engine = The engine: evaluations, plays and rollout games a second, and the signature of its choices
help-bench-engine-seconds = Seconds for each figure
help-bench-levels = The computer’s levels: what each loses a decision
help-bench-levels-decisions = How many decisions
help-bench-server = The server under load: tables of two bots over the loopback network
help-bench-server-tables = How many tables, each with two bots
help-bench-server-seconds = How long they play, in seconds
help-bench-server-think = How long a bot thinks before each action on average, in milliseconds
help-eval = What a position is worth, and the cube action
help-eval-batch = Read a position a line from standard input and answer each with a line of JSON
help-hint = The plays of a throw, the best first
help-hint-cubeful = Count what the cube is worth, too
help-duel = How much stronger one player is than another
help-duel-nets = Folders with contact.net, race.net and prune.net; built-in for the program’s own
help-duel-gnubg = Against GNU Backgammon
help-duel-games = How many games, in pairs that share their dice
help-duel-ply = How far both look ahead
help-duel-cubeful = With the cube (money, no Jacoby, no beavers)
help-duel-threads = Pairs played at the same time
help-train = Make nets
help-train-folder = The folder for the nets, the checkpoint (school.bin), the log and the curves (curves.svg)
help-train-stage = outcomes: learn from results, for untrained nets; exact: from one ply ahead over all rolls
help-train-from = Go on from this checkpoint, or from the nets in this folder
help-train-contact = Hidden layers of a new contact net
help-train-race = Hidden layers of a new race net
help-train-prune = Hidden layers of a new net for the first cut
help-train-widen = Widen the contact net’s hidden layers to these widths, without changing what it says
help-train-widen-race = Likewise the race net’s
help-train-widen-prune = Likewise those of the net for the first cut
help-train-chooser = Hidden layers of a new net that chooses replies for the contact net
help-train-minutes = End after so many minutes
help-train-labels = Or after so many labels, for runs that repeat exactly
help-train-schedule = Rates and lambda reach their end after so many labels, counted over all sessions that the checkpoint has seen
help-train-round = Labels between two refreshes of the nets that play
help-train-rate = Learning rate at the start
help-train-rate-end = Learning rate at the end
help-train-lambda = How much of later corrections is passed back, at the start
help-train-lambda-end = How much of later corrections is passed back, at the end
help-train-keep = Plays a roll that a label judges in full
help-train-choices = Of these, the plays that the chooser leaves for the contact net
help-train-memory = How long the averaged weights, which play, remember: the part kept at each step
help-train-reuse = How often a label is used
help-train-contrast = How much more the differences between the plays of one throw count than what these have in common
help-train-buffer = Recent labels that are kept
help-train-batch = Samples a step
help-train-seed = The seed of everything
help-rollout = Play a position out many times
help-rollout-dice = The dice, to compare the plays of a throw: 31, 3-1 or 3 1
help-rollout-trials = How often to play it out
help-rollout-cubeful = With the cube
help-rollout-truncate = Let the nets judge after so many plies
help-rollout-no-variance-reduction = Leave the luck in
help-rollout-plays = With dice: how many of the best plays to compare
help-rollout-clear = With dice: drop a play once it is worse by so many joint standard errors (0: never)
help-convert = Matches from one program’s format to another’s, with a report of their faults
help-convert-files = What to read (files .xg, .xgp, .bgf, .mat, .sgf, .txt or saved games; folders; patterns), then the file or folder to write
help-convert-to = What to write into a folder
help-convert-report = Write nothing, and report on every file named
help-convert-json = The report as JSON
help-moves = All legal plays of a throw
help-perft = Count the distinct results of the first turns
help-perft-depth = How many levels (the fourth takes gigabytes and minutes)
help-play = A game in the terminal, against the computer or between two people
help-play-rulebook = buffalo, german, danish, jumbo, ten-language, tournament, or a file with a rulebook of your own
help-play-match-to = A match to so many points
help-play-games = So many games, all played, points added
help-play-money = Money play
help-play-total = Games for a stake, points added until you stop
help-play-single = A single game
help-play-start = How the checkers stand at first
help-play-agree = What you agreed on where the rulebook leaves it to you (several with commas)
help-play-two = Two people play on this keyboard
help-play-computer-white = The computer takes white instead of black
help-play-level = How strong the computer plays: beginner, casual, advanced, expert or world-class
help-play-scorekeeper = Keep the score of a game on a real board: you enter its dice and moves
help-play-seed = The same dice again
help-play-save = Keep the game in this file as it goes on
help-play-resume = Go on with the game in this file (and keep it there)
help-play-json = One JSON object in answer to each line
help-show = A position as a board
help-show-position = A position ID, positionid:matchid or XGID; or a match file (.xg, .xgp, .bgf, .mat, .sgf, or a game saved by pasch play)
help-show-game = Of a match file: which game
help-show-number = Of a match file: before which move, as in 7 (7b for the second player’s part of it)
help-show-svg = Draw it as SVG into this file
help-show-png = Draw it as PNG into this file
help-show-scheme = The colours of a drawing: felt, night or paper (black and white)
help-show-width = The width of a PNG in pixels
help-show-text = As a board of letters (this is also what you get without a choice)
help-show-rulebook = In the numbering of which rulebook
help-rules = A rulebook as a page; without a name, all six compared; also the glossary and the solitaire booklet
help-rules-rulebook = buffalo, german, danish, jumbo, ten-language, tournament, or a file with a rulebook of your own; also glossary, and solitaire
help-rules-sources = Every statement of the printed sheet, and what answers it
help-solitaire = Peg solitaire: the booklet’s five puzzles, or your own; solved or proved impossible
help-solitaire-show = Draw a puzzle, or list all five
help-solitaire-solve = Solve a puzzle, or prove that it cannot be solved
help-solitaire-solve-minimal = Find the fewest moves, and prove it
help-solitaire-check = Check a line of moves
help-solitaire-check-words = The puzzle (unless --start and --end are given), then the moves: B "6-19 4-6 17-19-6"
help-solitaire-hint = Ask for the next jump
help-solitaire-hint-words = The puzzle (unless --start and --end are given), then the moves made so far
help-solitaire-play = Play in the terminal
help-solitaire-table = For every start with one empty hole: the single-peg finishes that the colouring test allows

## What is wrong with a command line
## $argument is an option or an argument as it is written, such as --depth <N>; $list names values, options or commands.

usage-more = More: { $command }
usage-no-value = { $argument } needs a value.
usage-bad-value = “{ $value }” is not possible for { $argument }.
usage-values = Possible: { $list }.
usage-number-between = It takes a number from { $least } to { $most }.
usage-whole-number = It takes a whole number.
usage-number = It takes a number.
usage-seconds = It takes a number of seconds, 0 or more.
usage-unknown-argument = There is no option or argument “{ $argument }” here.
usage-unknown-command = There is no command “{ $command }”.
usage-suggestion = Was { $list } meant?
usage-too-many-values = { $argument } takes no further value; “{ $value }” is one too many.
usage-too-few-values = { $argument } needs more values.
usage-conflict = { $argument } does not go together with { $other }.
usage-twice = { $argument } may be given only once.
usage-missing = Something is missing: { $argument }
usage-missing-command = A command is missing. There are { $list }.
usage-not-text = An argument is not text in UTF-8.
