### The command line: `pasch rules`, `pasch play`, and errors. Words to type (roll, double, take ...), options and file names
### stay as they are.

## Errors

cli-no-rulebook = There is no rulebook “{ $name }”. There are { $list }, and files with a rulebook of your own.
cli-no-language = There is no language “{ $name }”. There are { $list }.
cli-file = { $file }: { $why }

## pasch rules

cli-rules-more = “pasch rules NAME” prints one rulebook as a page, “pasch rules glossary” the words of the game, “pasch rules solitaire” the solitaire booklet; --lang chooses the language.

## pasch play

play-welcome = Backgammon in the terminal by: { $rulebook }.
# $commands is a list of the words that can be typed now.
play-commands = You can type: { $commands }
play-help = A play is written as 13/7 8/7; bar/22 enters, 6/off bears off, 8/5(2) moves two checkers. The points are the numbers at the edge of the board. Empty line: nothing can be played. board shows the board again, rules the rulebook, quit ends.
play-to-roll = { $name }: roll, or double first.
play-roll-only = { $name }: roll.
play-to-throw = { $name }: throw for the start.
play-to-play = { $name }: play { $dice }.
play-cannot-play = { $name } cannot play { $dice }.
play-answer-double = { $name }: the cube would go to { $value }. Take or drop?
play-answer-resign = { $level ->
    [1] { $name }: a single game is offered. Accept or refuse?
    [2] { $name }: a gammon is offered. Accept or refuse?
   *[3] { $name }: a backgammon is offered. Accept or refuse?
}
play-score = Score: White { $white }, Black { $black }.
play-next-game = Another game? next or finish.
play-not-understood = “{ $text }” is not understood here.
play-unreadable = “{ $text }” cannot be read as a play: { $why }
play-bye = Goodbye.
