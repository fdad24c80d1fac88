### Studying: matches, cards, my game, small tools.

menu-study = Study
study-title = Matches
study-file-note = Drop a match of any program (.xg, .bgf, .mat, .sgf, .txt) anywhere on this page and it is analysed; a position (.xgp, .txt) goes to the editor. Or choose a file.
study-drop = Let go to open the file.
study-opened = Opened here
study-finished = Finished games
study-missing = This match is not kept in this browser.
study-back = All matches
study-back-to-match = Back to the match
study-analyse = Analyse
study-go-on = Go on
study-stop = Stop
study-progress = { $done } of { $all }
study-me = You are
study-me-nobody = neither
study-level = Look
study-tab-errors = Errors
study-tab-moves = Moves
study-tab-figures = Figures
study-no-figures = The figures come once the analysis has run.
study-cube-errors = Cube errors
study-place = Game { $game }, move { $number }
study-pips = pips { $white } : { $black }
study-next-error = The next error
study-previous-error = The error before
study-play-out = Play it out
study-played-out = { $games } games played out
study-plies = { $plies ->
    [0] at a glance
    [one] looked { $plies } roll ahead
   *[other] looked { $plies } rolls ahead
}
study-card = Make a card
study-cards-all = { $count ->
    [one] Make a card of it
   *[other] Make { $count } cards
}
study-cards-added = { $count ->
    [0] No new cards.
    [one] One new card.
   *[other] { $count } new cards.
}

## Cards

cards-title = Cards
cards-own = My errors
cards-opening = Openings and replies
cards-deck = Deck
cards-decks = Decks
cards-counts = { $due } of { $all } are due.
cards-begin = Begin
cards-none = No cards yet: make some from the errors of a match, or take the deck of openings.
cards-left = { $count } to go
cards-after = After { $play }
cards-due = It comes again on { $when }.
cards-next = Next card
cards-drop = Remove this card
cards-grade-good = Right.
cards-grade-hard = Nearly: a little was given away.
cards-grade-again = Wrong.
cards-add-opening = Add openings and replies
cards-open = Open a deck
cards-save = Save as a file
cards-anki = For Anki
cards-anki-note = The text for Anki has its pictures in it: in Anki, choose “Import file”.
cards-bad-file = { $name } is no deck of cards.

## My game

mygame-title = My game
mygame-empty = Nothing yet: analyse matches and say which player you are.
mygame-analyse = { $count ->
    [one] Analyse one finished game
   *[other] Analyse { $count } finished games
}
mygame-over-time = Rating over time
mygame-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
mygame-cube-checkers = Cube and checkers
mygame-opponents = By opponent
mygame-dice = Dice
mygame-others = Opponents
mygame-expected = Expected
mygame-throws = Throws
mygame-doubles = Doubles
mygame-pips = Pips a throw
mygame-danced = Throws from the bar without entering
mygame-number = Number { $number }
mygame-luck = Luck in all matches: { $luck } points.

## Small tools

tools-title = Look up
tools-score = Take points and gammons
tools-away = { $name } needs
tools-doubler = Doubles
tools-take-point = Take from
tools-live-take-point = with redoubles
tools-gammon = Gammon value
tools-score-note = What the one doubled has to win, gammons aside: if the cube is never turned again, and if it is turned again at the best moment. For money a gammon is worth 0.50.
tools-no-cube = Nobody doubles here.
tools-equity = Chances to win the match
tools-equity-note = In per cent, by one’s own points to go (rows) and the opponent’s (columns); a point away, the next game is the Crawford game.
tools-after-crawford = After Crawford, the opponent 1 away
tools-pips = Count the pips
tools-check = Check
tools-another = Another position
tools-pips-right = Right, in { $seconds } s.
tools-pips-wrong = White has { $light }, Black { $dark }.
tools-pips-score = { $right } of { $all } right.
tools-openings = Opening throws
tools-openings-note = Played out by our engine; equities for money.
tools-second = Next best
