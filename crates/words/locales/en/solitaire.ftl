### Solitaire: the booklet with its five puzzles and the honest answers, and what the program says while one plays.
###
### Holes are numbers from 1 to 37. A jump is written 17-19, a move of several jumps 17-19-6. Keep those as they are.

## The booklet

solitaire-title = Solitaire
solitaire-aim-title = The aim
solitaire-aim = One player, 37 holes, 36 pegs. Peg after peg is taken off the board until just the pegs of the end figure are left, in most puzzles a single one.
solitaire-set-up-title = Set-up
solitaire-set-up = In the box are a board, 36 black magnetic pegs and the rules. The holes stand in rows of 3, 5, 7, 7, 7, 5 and 3 and are numbered row by row from 1 to 37; the centre is 19. In the first puzzle every hole but the centre has a peg. The others begin as their start figures show.
solitaire-jump-title = Jumping
solitaire-jump = A peg jumps over a neighbouring peg, along a row or a column and never diagonally, into the empty hole right behind it. The peg jumped over is taken off. From 17 to 19, for instance, takes the peg in 18.
solitaire-move = If the same peg goes on jumping, that counts as one move, however many jumps it has. Every jump takes exactly one peg, so the number of jumps is settled by the figures; the number of moves is where skill shows.
solitaire-puzzles-title = Five puzzles and the truth about them
solitaire-puzzles = The booklet asks whether you can solve them. The honest answer differs from puzzle to puzzle, and for one of them it is: nobody can.
solitaire-start = Start
solitaire-end = End
solitaire-holes = Holes

puzzle-a = Solitaire
puzzle-b = The cross
puzzle-c = The speaker and his audience
puzzle-d = The apostles
puzzle-e = The pirate
puzzle-a-task = From a full board with the centre empty to one peg in the centre.
puzzle-b-task = From a cross of nine pegs to one peg in the centre.
puzzle-c-task = From a full board with the centre empty to a ring of listeners along the border, and the speaker in the centre.
puzzle-d-task = From a full board with the centre empty to twelve apostles along the border, and one peg in the centre.
puzzle-e-task = From a full board with only the first hole empty to one peg in the last.
puzzle-a-truth = It cannot be done; that is proved by colouring the holes. The best that can be reached is two pegs.
puzzle-b-truth = It can be done in six moves, and not in fewer.
puzzle-c-truth = It can be done in eleven moves, and not in fewer.
puzzle-d-truth = It can be done in fifteen moves, and not in fewer.
puzzle-e-truth = It can be done. How few moves are enough is not known here.
puzzle-c-reading = The end figure in the printed booklet is damaged; this is its symmetric reading.
puzzle-e-reading = The first row of the start figure is lost in the printed booklet. Of all readings only this one uses the 36 pegs of the box and can end in the last hole.

## The proof by colours

proof-colours = Colour the holes with three colours along the diagonals. The three holes of a jump then always have three different colours: two of them lose a peg and one gains a peg. So every jump changes the number of pegs on each colour from even to odd or from odd to even.
proof-jumps = { $jumps ->
    [one] From the start to the end there would be one jump.
   *[other] From the start to the end there would be { $jumps } jumps.
}
proof-rising = Along the rising diagonals:
proof-falling = Along the falling diagonals:
proof-colour = colour
proof-at-start = pegs at the start
proof-after = after the jumps
proof-at-end = pegs at the end
proof-even = even
proof-figure = { $name }: { $holes }
proof-odd = odd
proof-contradiction = a contradiction
proof-weights = Give every hole the weight drawn here and add up the weights under the pegs. No jump can raise that total, but it is { $start } at the start and would have to be { $goal } at the end.
proof-exhausted = A complete search through { $positions ->
    [one] one position
   *[other] { $positions } positions
} found no way.
proof-same-number = Start and end have equally many pegs, but they differ, and every jump takes a peg.

## What the program says

solitaire-jumps-needed = { $jumps ->
    [one] One jump leads from start to end, if any does.
   *[other] { $jumps } jumps lead from start to end, if any do.
}
solitaire-ruled-out = The colouring test proves that none do; “pasch solitaire solve” draws the proof.
solitaire-not-ruled-out = The colouring test does not rule it out.
solitaire-solvable = It can be done: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
}.
solitaire-fewest-proved = No solution has fewer moves; that is proved.
solitaire-fewest-not-asked = The option --minimal looks for the fewest moves.
# $bound is one of the solitaire-bound- texts.
solitaire-fewest-unknown = Whether fewer are enough is not known ({ $bound }); { $moves ->
    [one] at least one is needed
   *[other] at least { $moves } are needed
}.
solitaire-impossible = This cannot be solved by anyone, and here is why.
solitaire-unknown = Not known: { $bound } before the search was complete.
solitaire-bound-time = the time was up
solitaire-bound-interrupted = you stopped it
solitaire-bound-memory = the memory was used up
solitaire-best = { $pegs ->
    [one] What can be reached instead: one peg.
   *[other] What can be reached instead: { $pegs } pegs.
}
solitaire-best-holes = They are left in: { $holes }.
solitaire-best-proved = That is proved to be the fewest.
solitaire-best-unproved = Whether fewer can be reached is not known.
solitaire-best-stuck = No jump can be made at all.
solitaire-check-legal = Every jump is legal: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
}.
solitaire-check-solved = This line solves the puzzle.
solitaire-check-unsolved = This line does not end where it should: pegs are left in { $holes }.
solitaire-reached = Reached
solitaire-asked = End asked for
solitaire-done = The end is reached.
solitaire-hint-begins = It begins this solution:
solitaire-too-late = The end can no longer be reached from here.
solitaire-table-empty = Empty at the start
solitaire-table-last = Last peg: what the colouring test allows
solitaire-table-none = none
solitaire-seeking-solution = Looking for a solution
solitaire-seeking-moves = Looking for the fewest moves
solitaire-seeking-pegs = Looking for the best finish

## Playing in the terminal

solitaire-play-honest = To be honest with you: this end cannot be reached (“hint” says why). See how few pegs you can leave.
# The words undo, redo, hint, show, help and quit are what one types; keep them.
solitaire-play-prompt = Type a move (17-19 or 17-19-6), undo, redo, hint, show, help or quit.
solitaire-play-help = A move is the holes that one peg touches: 17-19, or 17-19-6 for two jumps. Several moves may stand in one line. undo (u), redo (r), hint (h), show (s), quit (q).
solitaire-play-nothing-to-undo = Nothing to take back.
solitaire-play-undone = Took { $jump } back.
solitaire-play-nothing-to-redo = Nothing to play again.
solitaire-play-redone = Played { $jump } again.
solitaire-play-so-far = So far: { $line }
solitaire-play-try = { $jumps ->
    [one] Try { $jump }; one jump to go.
   *[other] Try { $jump }; { $jumps } jumps to go.
}
solitaire-play-solved = { $moves ->
    [one] Solved in one move:
   *[other] Solved in { $moves } moves:
}
solitaire-play-stuck = { $pegs ->
    [one] No jump is left; one peg on the board.
   *[other] No jump is left; { $pegs } pegs on the board.
}
solitaire-play-pegs = { $pegs ->
    [one] One peg.
   *[other] { $pegs } pegs.
}

## Faults

solitaire-fault-not-straight = { $jump } is not along a row or a column.
solitaire-fault-wrong-distance = { $jump } is not a jump: a peg lands two holes on, over exactly one neighbour.
solitaire-fault-no-peg = { $jump }: there is no peg in hole { $hole }.
solitaire-fault-nothing-to-take = { $jump }: there is no peg in hole { $hole } to jump over.
solitaire-fault-occupied = { $jump }: hole { $hole } is not empty.
solitaire-fault-too-short = A move names at least two holes, as in 17-19.
solitaire-fault-not-a-number = “{ $text }” is not a hole: holes are the numbers 1 to 37.
solitaire-fault-no-such-hole = There is no hole { $text }: the holes are 1 to 37.
# $number counts the moves from 1, $text is the move as written, $why one of the faults above.
solitaire-fault-in-move = Move { $number } ({ $text }): { $why }
solitaire-fault-no-puzzle = There is no puzzle “{ $text }”: the puzzles are A, B, C, D and E.
solitaire-fault-empty-list = The list names no hole.
# $item counts the entries from 1.
solitaire-fault-in-list = Item { $item }: { $why }
solitaire-fault-twice = Hole { $hole } is named twice.
solitaire-fault-goal-too-full = The end has more pegs ({ $goal }) than the start ({ $start }); jumps only take pegs away.
solitaire-fault-no-problem = Name a puzzle (A, B, C, D or E) or give --start and --end.
solitaire-fault-two-problems = Give either a puzzle or --start and --end, not both.
solitaire-fault-no-moves = No moves to check: write them after the puzzle, as in B "20-22 18-20".
