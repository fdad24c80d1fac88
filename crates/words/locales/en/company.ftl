### The first visit, the end of a game, the looks, and company at the table.

## The looks

option-board = Board
option-board-auto = Goes with the look
option-board-felt = Felt
option-board-wood = Wood
option-board-slate = Slate
option-board-contrast = High contrast
option-checkers = Checkers
option-checkers-auto = Go with the board
option-checkers-ivory = Ivory and ebony
option-checkers-cherry = Cream and cherry
option-checkers-sea = Foam and sea
option-dice = Dice
option-dice-auto = Go with the checkers
option-dice-white = White
option-dice-red = Red
option-dice-black = Black

## The first visit

welcome-title = Throw, and the game begins. Or:
welcome-box = Which box do you have?
welcome-box-short = My box
welcome-friend = With a friend
welcome-teach = Teach me
welcome-more = More choices
box-languages = { $count } languages

## The end of a game, over the board

end-you-single = You win
end-you-gammon = You win a gammon
end-you-backgammon = You win a backgammon
end-other-single = { $name } wins
end-other-gammon = { $name } wins a gammon
end-other-backgammon = { $name } wins a backgammon
end-match = in a match to { $points }
end-why = why
end-analyse = Look back

## Hints in columns

hint-head-win = Wins
hint-head-gammon = Wins a gammon or more
hint-head-backgammon = Wins a backgammon
hint-head-equity = Equity: points to expect
hint-head-less = Less than the best
hint-short-win = Win
hint-short-gammon = G
hint-short-backgammon = BG
hint-short-equity = Equity
hint-short-less = Less

## Company at the table

talk = Talk
talk-empty = Nothing has been said yet.
talk-mute = Do not show what the other says
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played
phrase-lucky-roll = Lucky roll!
phrase-bad-luck = Bad luck
phrase-oops = Oops, my mistake
phrase-thinking = Let me think
phrase-one-moment = One moment
phrase-back = I’m back
phrase-thanks = Thank you
phrase-good-game = Good game
phrase-another = Another one?
phrase-goodbye = Goodbye
me-name = Your name
me-colour = Your colour
colour-red = Red
colour-orange = Orange
colour-gold = Gold
colour-green = Green
colour-teal = Teal
colour-blue = Blue
colour-purple = Purple
colour-pink = Pink
your-move = Your move
option-notices = Notify me when it is my move
sit-opposite = Sit opposite in this window
sit-note = This browser already has one seat here. Go on as the same player, or:

## Another device, and passing a game on

device = Another device
device-note = Open this on the other device and go on there. Whoever has this link has your seat.
share = Share
share-link = A link that replays it here
share-self = A link that carries the whole game
share-self-note = It works on any Pasch, also where this table is not known.
share-picture = Picture of this position
share-film = Animated replay
share-broken = This link does not hold a game.
