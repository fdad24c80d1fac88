### The rulebooks as pages. A page is put together from these paragraphs by the answers that a rulebook gives, so that the
### text cannot say anything else than what the program plays.
###
### Keys: section-<id> is a heading; rule-<id> a paragraph that every page has; rule-<question>-<answer> the paragraph for one
### answer; question-<question> and answer-<answer> the short forms in the comparison table; example-<id> a worked example.
###
### Variables: $p1 to $p24 are the labels printed beside the points as White counts them ($p24 is where White enters with a 1,
### $p1 the last point of White's home), $b1 to $b24 the same for Black. Never write a point's number yourself: the german
### page calls White's last point 24, the danish page W1. $number is a number.

## The page

sheet-title = Backgammon by the rules of: { $rulebook }
# $languages is a list of language names.
sheet-printed-in = Languages of the printed sheet: { $languages }.
sheet-custom-note = A rulebook of your own, made from “{ $rulebook }”. These answers are yours: { $differences }.
mark-ruling = ruling
mark-ruling-note = Marked “ruling”: here the printed sheet is silent, misprinted, or at odds with itself or between its languages, and this is how we read it.
mark-ruling-part = ruling in part
mark-ruling-part-note = Marked “ruling in part”: the sheet states it, but not all of it; what we had to add is listed at the end.
mark-changed = changed
mark-changed-note = Marked “changed”: not the answer of the rulebook that this one was made from.
mark-example = Example
# $label is a rule's number, a heading or a word such as "Example", $text what follows it.
page-labelled = { $label }: { $text }
# Two parts of an answer.
answer-and = { $one }; { $other }

# Names of the languages, as they stand in a list after a colon.
language-de = German
language-en = English
language-fr = French
language-es = Spanish
language-it = Italian
language-nl = Dutch
language-da = Danish
language-sv = Swedish
language-pl = Polish
language-ru = Russian

about-buffalo = The sheet from a Dutch box, in four languages. Plain backgammon without a cube, with the points counted 1 to 24 along the first player’s way.
about-german = A German sheet of 24 numbered rules, strict about dice, corrections and two moves near home that other rulebooks allow. References such as R14 are its numbers.
about-danish = A Danish sheet with its own words: the home board is the “fag”, a closed point a “mur”, and hit checkers are simply laid aside. The cube may be sent straight back, and giving up is costly.
about-jumbo = A big booklet in four languages that plays through a game in examples, and comes with a solitaire board on the back.
about-ten-language = A leaflet in ten languages. It is generous when bearing off, and leaves the cube out.
about-tournament = Today’s international rules, as clubs, tournaments and other programs play them.

section-aim = The aim
section-set-up = Board and set-up
section-opening = Who starts
section-moving = Moving
section-hitting = Hitting
section-entering = Entering
section-bearing-off = Bearing off
section-scoring = What a game counts
section-cube = The doubling cube
section-resigning = Giving up
section-sessions = What is played
section-real-board = At a real board
section-advice = Good advice
section-special = What is special here
section-rulings = Where we had to decide

## The aim

rule-aim = Two players race fifteen checkers each around the board in opposite directions. You bring all of yours into your home board and then bear them off. Whoever has borne off all checkers first has won.

## Board and set-up

rule-board =
    { $waits ->
        [aside] The board has 24 points in four quarters of six and lies in two halves.
       *[bar] The board has 24 points in four quarters of six. The bar divides it into two halves.
    } White plays the light checkers, Black the dark ones. White’s home board is { $p6 } to { $p1 }, Black’s is { $b6 } to { $b1 }; the quarter next to a home board is that player’s outer board.
rule-numbering-each-own = Each player counts the points along their own way, from 24 where the journey begins down to 1, the last point of home. So every point has two numbers, one for each player. The examples on this page use the numbers of White.
rule-numbering-up-with-white = The points are numbered 1 to 24 along the way of player 1, here White. Player 1 enters on { $p24 } to { $p19 }, player 2, here Black, on { $b24 } to { $b19 }. Both use the same numbers.
rule-numbering-down-with-black = The points are numbered 24 down to 1 along the way of the dark checkers. Black’s home is { $b6 } to { $b1 }, White’s { $p6 } to { $p1 }. Both use the same numbers.
rule-numbering-down-with-white = The points are numbered 24 down to 1 along White’s way. White’s home is { $p6 } to { $p1 }, Black’s { $b6 } to { $b1 }. Both use the same numbers.
rule-numbering-two-rows = The points stand in two rows, S1 to S12 and W1 to W12. White runs from S1 to S12 and on from W12 to W1, Black the other way round. Home, the fag, is { $p6 } to { $p1 } for White and { $b6 } to { $b1 } for Black.
rule-direction-counter-clockwise = White runs counter-clockwise and Black clockwise, as seen with White’s home nearest to you on the right. The board can be mirrored. No checker ever goes back.
rule-direction-clockwise = White runs clockwise and Black counter-clockwise, as seen with White’s home nearest to you on the left. The board can be mirrored. No checker ever goes back.
rule-colours-agreed = Who plays which colour is for the players to agree.
rule-colours-older-takes-dark = The players choose their colours. If they cannot agree, the older one plays the dark checkers.
rule-starts-standard = White begins with two checkers on { $p24 }, five on { $p13 }, three on { $p8 } and five on { $p6 }; Black with two on { $b24 }, five on { $b13 }, three on { $b8 } and five on { $b6 }.
rule-starts-jacquet = Jacquet: by agreement all checkers start off the board. Every one of them must first be entered by a throw, in the opponent’s home board like a checker that was hit; while one is still outside, no other moves. After that the game goes on by the ordinary rules.
rule-starts-nackgammon = Nackgammon: by agreement White begins with two checkers each on { $p24 } and { $p23 }, four on { $p13 }, three on { $p8 } and four on { $p6 }; Black in the same way from the other side.
rule-starts-hypergammon = Hypergammon: by agreement each player has only three checkers. White’s stand on { $p24 }, { $p23 } and { $p22 }, Black’s on { $b24 }, { $b23 } and { $b22 }.
picture-start = The start
picture-figure = Figure { $figure }
picture-jacquet = Jacquet: all checkers wait outside
picture-nackgammon = Nackgammon
picture-hypergammon = Hypergammon
## What one sheet alone says

own-quadrants = Along a player’s way the four quarters are called the first, second, third and fourth quadrant. The fourth is that player’s home, the first the opponent’s.
# The words of the printed sheets stay as they are printed.
own-words-buffalo = Words of this sheet: a closed point is a “band” (Dutch band, French bande, German Band; the English text says closed point), several in a row make a “bridge” (brug, pont, Brücke). A lone checker is a “blot”, which the sheet also renders as a stain. Points are also tongues (langues, Zungen). Home is the thuisveld, home quadrant, domaine or Heimfeld. Bearing off is uitspelen, sortie or Hinausspielen.
own-words-german = Words of this sheet: Heimfeld (home board), Außenfeld (outer board), Pasch (double), Match. Blot, bar, gammon and backgammon it takes from English; the bar is the ridge between home and outer board.
own-words-danish = Words of this sheet: felt (point), fag (home board), mur, a wall (closed point), pas (double). A lone checker that can be hit is called “bar”; that is no place, for this sheet has no bar.
own-words-jumbo = Words of this booklet: the home board is the thuisvak, jan intérieur or Heimfeld, in figure 1 also innerer Hof; a closed point is blocked; a lone checker is exposed (kwetsbaar, vulnérable, verletzbar); the bar is the divide between the two halves.
own-words-ten-language = Words of this leaflet: the home board is the inner field, the outer board the outer field; the bar is the line in the middle. A double is Pasch, double, dobles, pariglia, doublet, pas, dubbelslag, dublet or паш; bearing off also goes by “throwing out”. The Polish text calls the game tryktrak, the Russian calls it нарды and a gammon марс, a backgammon кокс.
own-box-buffalo = In the box are fifteen checkers in each of two colours, a board and dice. In passing player 1 is called light brown and player 2 dark brown. The colours of the points only help with counting. A checker may lie anywhere on its point, but is usually pushed to the edge of the board. Small parts: not for children under three.
own-box-german = The checkers of the two players should be easy to tell apart by colour.
own-box-danish = A set is a board with twelve white and twelve black points, fifteen white and fifteen black checkers, four dice, two for each player in red or black, and a doubling cube. More than five checkers on a point may be piled two or three high.
own-box-jumbo = In the box are a board with a dice capsule and two dice, fifteen black and fifteen white magnetic checkers, a doubling cube and the rules. Put the board with the capsule on the table. Contents and colours may differ; keep the packaging; not for children under three.
own-box-ten-language = In the box are a board, fifteen light and fifteen dark checkers and dice. The leaflet is meant for two players from 6 to 99 years and promises a game of ten minutes or more.
own-cube-note = Some sets hold a doubling cube, with which the stake can be doubled during a game. The leaflet leaves that out, as well as the rules of tournaments, which differ here and there.

## Who starts

rule-who-starts-higher-die = Each player throws one die. Whoever has the higher number starts and plays both, that one and the opponent’s, as two separate numbers. On a tie both throw again.
rule-who-starts-lower-by-agreement = Before the throw the players may agree that the lower number starts.
rule-who-starts-higher-total = Both players throw two dice. The higher total starts, and then rolls both dice afresh for the first move, so a game may begin with a double. On a tie both throw again.
rule-next-game-opening-throw = Every further game begins with an opening throw again.
rule-next-game-winner-starts = In the next game the winner of the last one starts, rolling two dice, without an opening throw.
rule-turns = After that the players take turns. When it is your turn you throw both dice and play what they show.

## Moving

rule-numbers = Each die is a move of its own: a checker goes forward exactly as many points as the die shows. Which of them comes first is up to you. You may move two checkers, or the same one twice; then it must be able to stop after the first number. Occupied points are counted like empty ones.
rule-closed-point = A point may hold any number of checkers of one colour, never both colours. Two or more checkers close a point to the opponent, who may neither land there nor stop there on the way, but may jump over it.{ $sheet ->
        [buffalo] {" "}Several closed points in a row make a bridge.
        [tournament] {" "}Several closed points in a row make a prime.
       *[other] {""}
    }
rule-doubles-four-moves = A double, both dice showing the same number, is played four times, with any checkers you like.
rule-obligation-most-numbers = You must play as many numbers of the throw as you can, and in an order that allows it, even if it hurts. If you can play either number but not both, you must play the larger. Of a double you play as many moves as possible. What cannot be played is lost.
example-opening = White begins with 6-1. One checker may go from { $p13 } by way of { $p7 } to { $p6 }, but not by way of { $p12 }, which is closed. Better is to move { $p13 } to { $p7 } and { $p8 } to { $p7 }: the two close that point.
example-blocked = Black throws 6-5. The two dark checkers on White’s last point { $p1 } are stuck: with a 5 they would land on { $p6 }, with a 6 on { $p7 }, and both are closed. So they cannot even start towards { $p12 }; Black has to play other checkers.
example-doubles = White throws 5-5 at the start. The checkers on { $p24 } cannot move, since { $p19 } is closed by five dark checkers. White may play two checkers from { $p13 } by way of { $p8 } to { $p3 }.
example-obligation = White throws 6-5. The checker on { $p24 } can play the 6 to { $p18 } or the 5 to { $p19 }, but from neither of them on to { $p13 }, which is closed. The checkers at home can play neither number. Only one number can be played, so it must be the larger, the 6.
example-buffalo-doubles = With 3-3 one checker may go four times three points, twelve in all; or four checkers three points each; or two checkers six each; or one checker six and two others three each; or one checker nine and another three.
example-danish-opening = White’s die shows 5, Black’s 4. White begins and may run with one checker from { $p24 } by way of { $p20 } to { $p15 }, or play one from { $p13 } to { $p9 } and another from { $p13 } to { $p8 }.
example-danish-doubles = 4-4 is worth sixteen points in all: one checker goes 16, or four go 4 each, or two go 8 each, or one goes 12 and another 4.
example-danish-larger = With 4-2, if the 4 or the 2 can be played but not both, the 4 has to be played.
example-jumbo-17 = At the start White cannot go from { $p24 } to { $p17 }: the dark checkers there block it.
example-jumbo-3 = Black’s best with that 6-5 is one checker from { $p12 } to { $p17 } and one from { $p12 } to { $p18 }, where it is exposed. Black could also run with one checker from { $p12 } to { $p23 }, with the 6 or the 5 first. Find out for yourself why that is not as good. (Figure 3)
example-jumbo-4a = White throws 4-2 and may play { $p8 } to { $p4 } and { $p6 } to { $p4 }: one more blocked point at home. (Figure 4a)
example-jumbo-doubles = 6-6 counts 24 points in all. One checker goes 24, if its stops on the way are not blocked; or four go 6 each; or one goes 12 and two others 6 each; or two go 12 each; or one goes 18 and another 6.
example-ten-language-numbers = With a 2 and a 5 one checker may go 2 and then 5, or 5 and then 2; or one checker goes 2 and another 5.
example-ten-language-doubles = With 2-2 one checker may go four times 2; or one three times 2 and another once 2; or two checkers twice 2 each.

## Hitting

rule-hitting = A single checker on a point is a blot. If an opposing checker lands there, the blot is hit and leaves the point.
rule-passing-hits = A checker that moves twice hits every blot it stops on, even on the way.
rule-hit-checkers-on-bar =
    { $sheet ->
        [german] Whoever hits a checker puts it on the bar between the two halves.
        [jumbo] Hit checkers are put, always in plain sight, on the bar between the two halves.
       *[other] Hit checkers are put on the bar between the two halves.
    }
rule-hit-checkers-laid-aside = Hit checkers are laid aside, next to the board. This sheet has no bar; where the program speaks of the bar, it means that place.
rule-pick-and-pass-allowed = Anywhere on the board, your own home included, a checker may hit and run on in the same turn.
rule-pick-and-pass-forbidden = A checker that has hit in its own home board may not, in the same turn, run on to a point where exactly one checker of yours stands. It may run on to an empty point or to two or more of your own, or be borne off.
example-hit = Black has played one checker to { $p18 } and one to { $p17 }; the one on { $p18 } is a blot. White throws 4-2 and runs from { $p24 } by way of { $p22 } or { $p20 } to { $p18 }, where it hits.
example-pick-and-pass-allowed = White throws 3-2. The checker on { $p8 } hits on { $p5 } with the 3 and runs on with the 2 to { $p3 }, where it covers its own blot.
example-pick-and-pass-forbidden = White throws 3-2. The checker on { $p8 } may hit on { $p5 } with the 3. But it may not run on with the 2 to { $p3 }, because a single light checker stands there; the 2 has to be played otherwise.

## Entering

rule-bar-first =
    { $waits ->
        [aside] If a checker of yours has been hit and lies beside the board, you must bring it back into play before you move anything else. With several you must bring them all back.
       *[bar] If you have a checker on the bar, you must enter it before you move anything else. With several you must enter them all.
    }
rule-entering = It enters in the opponent’s home board, by the number of one die: White with a 1 on { $p24 } and so on to a 6 on { $p19 }, Black with a 1 on { $b24 } and so on to a 6 on { $b19 }. The point must not be closed; a blot there is hit. The sum of both dice never enters a checker. The other number is then yours to play. If you cannot enter, your turn is lost.
example-entering = Black has a checker on the bar and throws 6-6: { $p6 } is closed, so Black cannot enter and the turn is lost. With 6-5 Black would enter on { $p5 } and could then run on with the 6 to { $p11 }.
example-danish-waiting = Black has a checker that was hit and throws 6-3. Walls hold both points, { $p6 } and { $p3 }; so Black has to wait for a throw that finds a free point or one with a single light checker.
example-danish-sums = Only { $p6 } is free in White’s home. Black cannot bring the checker back with 4-2 or 5-1, although both add up to 6.
example-jumbo-6 = White throws 6-4 and plays { $p24 } to { $p18 } and { $p13 } to { $p9 }. (Figure 6)
example-jumbo-7 = Black throws 2-1 and can enter on { $p1 } or on { $p2 }. Best is to enter on { $p2 } and to cover that checker from { $p1 }: now { $p2 } is blocked. (Figure 7)

## Bearing off

rule-bearing-off = Once all your checkers are in your home board, you may bear them off. A number bears off a checker from the point with that distance to the edge: a 1 from the last point, a 6 from the farthest. You may use it instead to move a checker within your home board. If a checker of yours is hit meanwhile, it must come round again before you go on bearing off. A checker that has been borne off does not come back.
rule-overshoot-farthest = If the number is higher than the farthest point on which you still have a checker, it bears off a checker from that farthest point. While a checker stands farther back, a number does not bear off a checker that it would carry beyond the edge.
rule-overshoot-any-below = Once you have no checker on the number’s own point or farther back, the number may bear off any checker from a lower point, not only the farthest one.
rule-overshoot-any-carried = A number may bear off any checker that it carries to the edge or beyond, even if others of yours stand farther back.
rule-straggler-no = With which number the last checker comes home is up to you, as far as the throw allows a choice.
rule-straggler-yes = When just one of your checkers is still outside home and either number alone would bring it in, it has to leave its point with the larger one. This does not apply to doubles, nor where no play of the whole throw could do so.
example-bearing-off-farthest = White throws 4-3. The 4 bears off a checker from { $p4 }. No checker stands on { $p3 }, and there are others farther back, so the 3 must be played within the home board: from { $p6 }, { $p5 } or { $p4 }.
example-bearing-off-any-below = White throws 4-3. The 4 bears off a checker from { $p4 }. No checker stands on { $p3 }, but there are others farther back, so the 3 must be played within the home board: from { $p6 }, { $p5 } or { $p4 }.
example-bearing-off-any-carried = White throws 4-3. The 4 bears off a checker from { $p4 }. The 3 may bear off a checker from { $p2 } or { $p1 }, although others stand farther back, or be played within the home board.
example-last-checkers-farthest = White throws 4-3 with checkers on { $p4 }, { $p2 } and { $p1 } only. After the 4 has borne off the last one from { $p4 }, the 3 must bear off from { $p2 }, now the farthest point.
example-last-checkers-any-below = White throws 4-3 with checkers on { $p4 }, { $p2 } and { $p1 } only. After the 4 has borne off the last one from { $p4 }, the 3 may bear off from { $p2 } or from { $p1 }.
example-last-checkers-any-carried = White throws 4-3 with checkers on { $p4 }, { $p2 } and { $p1 } only. The 4 may bear off any of them, and the 3 one from { $p2 } or { $p1 }, in any order.
example-straggler = White throws 3-2. The last checker outside stands on { $p8 }, and either number would bring it home. It has to leave { $p8 } with the 3, to { $p5 }; the 2 may be played with any checker.
example-buffalo-bearing-off = Player 2, here Black, has checkers on every point of home and throws 5-3: one goes from { $b5 } and one from { $b3 }. If { $b6 } is empty, a 6 bears off a checker from { $b5 }.
example-german-edges = Black bears off from { $b1 } with a 1, from { $b2 } with a 2 and so on; White from { $p1 } with a 1, from { $p2 } with a 2 and so on.
example-danish-bearing-off = White throws 6-3 and may bear off one checker from { $p6 } and one from { $p3 }, or move within the home board instead. With 4-4 four checkers may go from { $p4 }.
example-jumbo-8b = Later in the game White has one checker on { $p12 } and the others at home; Black waits on the bar. White throws 6-2, plays { $p12 } to { $p6 } and could at once bear off a checker from { $p2 }. That is a beginner’s mistake, made in haste: the checker left on { $p2 } stands alone, and if Black throws a 2, it is hit. (Figures 8a and 8b)
example-jumbo-8c = Smarter is { $p12 } to { $p6 } and on to { $p4 }. The whole home board stays closed, and Black cannot enter. (Figure 8c)
example-jumbo-8d = White throws 6-4, bears off one checker from { $p6 } and plays the other from { $p6 } to { $p2 }. Bearing off from { $p4 } as well would be allowed, but would leave the other one on { $p6 } exposed. (Figure 8d)
example-jumbo-8e = Black throws 4-2 and again cannot enter: { $p4 } and { $p2 } are held, and Black may not go straight to { $p6 }. White throws 6-5 and bears off two checkers from { $p5 }. (Figure 8e)
example-jumbo-8f = Black throws 5-4, enters on { $p5 } and runs on to { $p9 }. White will be first all the same, and wins as many points as the cube shows. (Figure 8f)
example-jumbo-9-53 = With 5-3 from the same position (figure 9) the checker goes from { $p5 }; the 3 is played { $p6 } to { $p3 } or { $p4 } to { $p1 }. The 3 may not bear off from { $p2 } or { $p1 }.
example-jumbo-9-high = With 6-6 three checkers go from { $p6 } and one from { $p5 }. With 5-5 one goes from { $p5 }, and three move from { $p6 } to { $p1 }. With 4-4 all four go from { $p4 }. (Figure 9)
example-jumbo-9-33 = With 3-3 at most two checkers can go from { $p6 }; that leaves single checkers on { $p6 } and { $p5 }. If Black still has to enter, it is one of many ways to bear off one from { $p6 } and to play { $p5 } to { $p2 } and { $p4 } to { $p1 }. (Figure 9)
example-jumbo-9-22 = With 2-2 three checkers may go from { $p2 } while one from { $p4 }, { $p5 } or { $p6 } moves two points; or two go from { $p4 }; or one goes from { $p6 } and one from { $p2 }; or none goes, and four from higher points move two points each, or two move four. (Figure 9)
example-jumbo-9-11 = With 1-1, if Black still has to enter, White can close the home board: one checker from { $p6 } to { $p5 }, two from { $p4 } to { $p3 }, and one off from { $p1 }. Black cannot enter on the next throw. (Figure 9)

## What a game counts

rule-single = If the loser has borne off at least one checker and nothing else applies, the game counts once: one point, or the simple stake.
rule-gammon-nothing-borne-off = If the loser has not borne off a single checker, it is a gammon and counts twice.
rule-backgammon-checker-back = If the loser still has a checker on the bar or in the winner’s home board, it is a backgammon and counts three times, even if the loser has borne off others.
rule-backgammon-checker-back-nothing-off =
    { $waits ->
        [aside] If the loser has not borne off a single checker and still has one in the winner’s home board, or one that was hit and is not yet back in play, it is a backgammon and counts three times.
       *[bar] If the loser has not borne off a single checker and still has one on the bar or in the winner’s home board, it is a backgammon and counts three times.
    } Whoever has borne off at least one loses only a single game, wherever the others stand.
example-backgammon-checker-back = White has finished. Black has borne off two checkers, but one still stands in White’s home board, on { $p2 }. White wins a backgammon, three times the stake.
example-backgammon-checker-back-nothing-off = White has finished. One dark checker still stands in White’s home board, on { $p2 }, but Black has borne off two. White wins a single game.

## The doubling cube

rule-cube-no-cube = There is no doubling cube.
rule-cube-always = The doubling cube raises what a game counts. Every game begins at 1; what it counts in the end is multiplied by the number on the cube.
rule-cube-several-games = The doubling cube is used when several games have been agreed on, not in a single game. Every game begins at 1; what it counts in the end is multiplied by the number on the cube.
rule-cube-match-if-agreed = In a match the players may agree beforehand to use the doubling cube. Every game begins at 1; what it counts in the end is multiplied by the number on the cube.
rule-cube-limit = The cube goes from 2 up to { $number }, no higher.
rule-cube-no-limit = There is no limit to doubling.
rule-cube-rest-cube-middle =
    { $waits ->
        [aside] Before the first double the cube lies in the middle and belongs to nobody.
       *[bar] Before the first double the cube lies in the middle, on the bar, and belongs to nobody.
    }
rule-cube-rest-cube-beside = Before the first double the cube lies beside the board with 64 up, which stands for 1. To offer it, put it in the middle of the board and say “I double”. It goes to the side of the player who takes.
rule-who-may-double-before-own-roll = You may double before your own roll, once the opponent has finished a turn; so nobody doubles before the first roll of a game. Until a double has been taken, either player may double. Whoever takes a double owns the cube and is the only one who may double next.
rule-answer-to-double-take-or-drop = The opponent takes, and the game goes on at twice the stake with the cube on the taker’s side, or drops.
rule-answer-to-double-redouble-at-once = The opponent takes, drops, or redoubles at once. White doubles from 1 to 2: Black takes, and the cube lies with Black at 2; or drops, and White wins 1; or redoubles, which means taking at 2 and offering 4. Then it is White who takes with the cube at 4, drops and loses 2, or redoubles to 8, and so on. At the highest number one can only take or drop. When this is settled, the player who began it rolls.
rule-answer-to-double-beaver-if-agreed = For money a beaver may be agreed on: whoever is doubled turns the cube one step further at once and keeps it. The doubler plays on or loses the doubled stake.
rule-drop-costs-stake-before = Whoever drops loses the game at once, at the stake as it was before the double.
rule-automatic-double-automatic-never = The cube never turns by itself.
rule-automatic-double-automatic-if-agreed = By agreement the cube turns to 2 by itself, once, and stays in the middle: on a tie in the first opening throw of a game or, as the sheet may also be read, on a double as the first roll after it.
rule-automatic-double-automatic-money = By agreement, in money play only, a tie in the first opening throw of a game turns the cube to 2, once. It stays in the middle.
rule-crawford-no = There is no Crawford game: the cube is live in every game of a match.
rule-crawford-yes = When a player comes within one point of winning the match, the next game is the Crawford game, once in a match: nobody doubles in it, while gammons and backgammons count. After it the cube is live for both again. In a match to one point there is no cube.
rule-money-options-nothing = Nothing else about the cube can be agreed on for money play.
rule-money-options-jacoby = By agreement, in money play only, the Jacoby rule: gammons and backgammons count only after a double has been taken. Until then every game counts once.
rule-money-options-beavers = By agreement, in money play only, beavers.
rule-money-options-raccoons = By agreement, in money play only, raccoons: the doubler answers a beaver by turning the cube once more; it stays with the one who beavered.
example-scoring = Black doubles and White takes. Later White doubles back and Black takes: the cube shows 4. In the end Black wins a gammon: twice 4, that is 8 points.
example-jumbo-double = In figure 7 White, well ahead, may turn the cube to 2 before throwing: put it in the middle of the board and say plainly “I double”.

## Giving up

rule-resigning-offer = At any time you may offer to give up a single game, a gammon or a backgammon, as long as no double is waiting for an answer. It then counts once, twice or three times the current stake. The opponent may refuse; then the game goes on as if nothing had been said.
rule-resigning-at-once-backgammon = Whoever gives up loses at once, without asking, and loses a backgammon, three times the stake. Only dropping a double is cheaper.

## What is played

rule-sessions-single-game = A single game.
rule-sessions-running-total = Game after game for a stake, the points being added up for as long as both like.
rule-sessions-match-to = A match: games until one player has reached the number of points agreed on, preferably an odd one. It ends as soon as that number is reached or passed.
rule-sessions-money = Money play: game after game, each settled by itself, for as long as both like.
rule-sessions-games = An agreed number of games, such as 3 or 5. All are played and the points added up; equal totals are a draw.

## At a real board

rule-dice-fall-one-half = Both dice must lie flat in the same half of the board, on no checker, and must not be thrown before the opponent has finished. Otherwise the throw is void and made again.
rule-dice-fall-right-half = Both dice must lie flat in the right half of the board as the thrower sees it, on no checker, and must not be thrown before the opponent has finished. Otherwise the throw is void and made again.
rule-turn-end = Picking up the dice ends the turn.
own-one-hand = Checkers are moved with one hand, in the open.
own-signal = When your turn is over, you let the opponent know. The two of you may agree on a sign for it; if you have agreed on none, picking up the dice is the sign.
own-scorekeeper = If a record of the game is kept, it should be kept by a neutral third person.
rule-correction-either-until-lifted = Until the dice have been picked up, either player may demand that a wrong move be put right; the whole throw may then be played anew. After that it stands.
rule-correction-opponent-until-lifted = Until the dice have been picked up, the opponent may demand that a wrong move be put right; the whole throw may then be played anew. After that it stands.
rule-correction-either-until-roll = Until the next roll either player may demand that a wrong move be put right; the whole throw may then be played anew. After that it stands.
rule-correction-opponent-until-roll = The opponent, until rolling the dice, may demand that a wrong move be put right; the whole throw may then be played anew. After that it stands.
## Good advice

advice-buffalo-race = Make the most of every number. Get in each other’s way by closing points and by hitting.
advice-buffalo-bridge = A bridge that is long enough is a great nuisance to the opponent, whose checkers pile up in front of it.
advice-danish-walls = Play so that you have as few lone checkers on the board as possible, and try to build walls instead.
advice-danish-doubling = With a gammon or a backgammon in sight do not offer to double again: the opponent could give up and pay no more than the game is worth at that moment.
advice-jumbo-game = Backgammon is one of the oldest games of the world, tactical and exciting. The booklet teaches it step by step, with examples; follow them on a board.
advice-jumbo-cube = Over several games even a hopeless score, after two games perhaps, can be turned by clever use of the cube.
advice-ten-language-basics = There are several ways to play backgammon; the leaflet gives the best-known basic rules only.
advice-ten-language-safety = While the opponent has a checker on the bar, it can be wiser to move within your home board than to bear off, so that no checker stands alone there to be hit.

## What is special here

special-intro = Compared with today’s tournament rules:
# $question is a question, $here and $there are answers such as "only the rearmost checker".
special-item = { $question } Here: { $here }. In tournaments: { $there }.
special-none = These are the rules that clubs, tournaments and other programs use; the other rulebooks are compared with them.

## Where we had to decide

# Where no special reason is given for a ruling. $question is a question, $answer our answer.
ruling-silent = { $question } The sheet does not say, or not clearly. We play: { $answer }.
ruling-reason = { $question } { $reason } We play: { $answer }.
ruling-turn-end = When is a turn over? The sheet does not say. We play: once the dice have been picked up.
reason-buffalo-obligation = The sheet asks for the higher number if only one can be used, but not in so many words that both must be played if some order allows it.
reason-buffalo-backgammon = The sheet does not say whether a backgammon is still possible when the loser has borne off some checkers.
reason-buffalo-direction = In the Dutch text the first player runs clockwise, in the English and the German one counter-clockwise; the French leaves it to the picture.
reason-german-direction = The sheet says from where to where checkers run and that they never go back, but not whether that is clockwise.
reason-german-straggler = The sheet says “can be played with either number”; we read it as: either number alone would bring the checker home.
reason-german-correction = The sheet does not say what becomes of a wrong move that nobody has put right in time; with us it stands.
reason-german-resigning = The sheet says “at any time”; while a double waits for its answer we ask for that answer first.
reason-danish-backgammon = The sheet forgets the loser who has borne off a checker and still has another one far back.
reason-danish-who-may-double = The sheet lets a player double before a throw, without saying whether that includes the first throw of a game.
reason-danish-starts = For Jacquet the sheet only says that all checkers are first brought in by throws; where they enter, and that entering comes first, is our reading.
reason-danish-direction = The sheet gives the rows along which each side runs; which row lies nearer to White is only in its picture.
reason-danish-automatic-double = The sheet knows a variation in which the stake is doubled “if the first throw is a pas”. That may be a tie of the two opening dice or a double as the first real throw.
reason-jumbo-direction = The booklet shows the ways of both sides by arrows in a figure.
reason-jumbo-who-starts = The booklet says that the higher throw with two dice starts, but not whether that throw is then played.
reason-jumbo-obligation = The booklet says how far a double must be played, but not what becomes of two different numbers of which only one can be played.
reason-jumbo-who-may-double = The booklet lets players double on their turn before they throw; it does not say whether the starter may do so before the first throw of a game.
reason-jumbo-sessions = The booklet counts the score over the games agreed on; that all of them are played, and that equal scores are a draw, is our reading.
reason-jumbo-backgammon = The French text forgets the checker on the bar.
reason-ten-language-overshoot = Nine of the languages allow it; the French text asks for the exact number.
reason-ten-language-passing = Four of the languages forbid stopping on a single opposing checker in one paragraph and hit it in the next.
reason-ten-language-correction = The leaflet says neither whether the whole throw may be played anew nor what becomes of a wrong move that nobody has put right in time; with us it stands.
reason-ten-language-gammon = The leaflet names the gammon, but no factor for it.
reason-ten-language-backgammon = The leaflet names the backgammon, but no factor for it.
reason-ten-language-dice-fall = The leaflet only asks for the right half of the board; what makes a throw void beside that is taken from elsewhere.
misprint-buffalo-stake = The Dutch text gives the stake to the loser. That is a misprint.
misprint-buffalo-sum = The English text has the opening dice moved “taken together”. They are two separate numbers, like any throw.
misprint-buffalo-hitting = Only the English text says that a blot is hit by landing on it and goes to the bar; the others go straight on to coming in again.
misprint-buffalo-french = The French text plays for “moves” where the others play for stakes, calls a simple win an easy one, and asks for the larger number even if just one of the two can be played at all. It also enters hit checkers in the opponent’s “starting area”; his home is meant.
misprint-buffalo-twice = The German text lists one of the ways to play 3-3 twice; there are five ways.
misprint-jumbo-unoccupied = In the example of a 3-3 the English and the French text call points empty on which a single checker is left.
misprint-jumbo-besides = In the example of a 4-3 the German text bears off low checkers “except” the one on 4; “besides” is meant.
misprint-jumbo-french = The French text counts two pairs of dice in the box, lets one die decide who starts, has a single dark checker block a point, forbids in figure 8d what the others only advise against, takes it for granted in the example of a 3-3 that Black still has to enter, and counts three times only for a checker in the winner’s home, not for one on the bar.
misprint-jumbo-cube = In the example of a 5-3 the Dutch text plays the 3 with the doubling cube; an ordinary die is meant.
misprint-jumbo-wording = In the German text each player begins with one point; it is the game that counts one. In the English text checkers are hit “off the board”; they go to the bar. There, too, “the first” to have all checkers at home may begin to bear off; whoever has them there may. For a move by both dice it asks for “unoccupied” points to stop and to land on; points that are not blocked are meant.
misprint-ten-language-dice = The Dutch text speaks of three dice. There are two.
misprint-ten-language-list = The lists of contents name a single die in Italian, Danish and Polish, and none in Spanish. There are two.
misprint-ten-language-terms = The English text has the points aim at the bar, and the Italian calls them the edges of the board; they are the triangles.
misprint-ten-language-sum = The English, Dutch and Russian texts have the sum of the opening dice moved. They are two separate numbers, like any throw.
misprint-ten-language-doubles = In the example of a 2-2 the English text moves three pieces twice each, which is one too many, and the Italian moves one piece a single time; the Polish example of 2 and 5 leaves out the way with two pieces, and the Swedish one says 2 where it means 5 and 2.
misprint-ten-language-home = Instead of bearing off, the English text moves other pieces “into” the home field, and the Dutch one moves there “instead of in play”; moving within home instead of off the board is meant. And the English text wants the higher number when only one “piece” can move; only one number is meant.
misprint-ten-language-french = In the French text the loser of a backgammon has a checker in the home of “the opponent”, which elsewhere there means the loser; the winner’s is meant.
misprint-ten-language-italian = In the Italian text the inner and the outer field of White are swapped in the picture, the duty to move holds only “in this case”, hit checkers are to be brought back “onto the bar”, the advice hits the checker on the bar instead of being hit by it, and the note lets a cube double the throw and speaks of turns; it doubles the stake, and tournaments are meant.
misprint-ten-language-swedish = In the Swedish text it is the opposing checker that hits the one on the bar; it is the other way round. It also lets only a part of a throw be used to move at home; all of it may be.
misprint-ten-language-danish = The Danish and the Polish text have two pieces moved only “otherwise”; the choice is free. The Danish and the Dutch note leave out other “rules of the game”; those of tournaments are meant.
misprint-ten-language-russian = In the Polish and the Russian text the checker on the bar could hit one of its own side; it is one of yours that it could hit.

## The comparison

compare-title = Six rulebooks side by side
compare-intro = Every question on which the sheets might differ. Answers that differ from the tournament rules are marked.
compare-mark = unlike the tournament rules
## The sources

# $rulebook is the name of a rulebook.
sources-title = { $rulebook }: every statement and what answers it
# $count is how many statements the sheet makes, $open how many of them the program does not do justice to yet.
sources-count =
    { $count ->
        [one] { $count } statement in: { $languages }.
       *[other] { $count } statements in: { $languages }.
    } { $open ->
        [0] All are answered.
        [one] { $open } is still open.
       *[other] { $open } are still open.
    }
sources-intro = In the order of the printed sheet, in our own words. The names are those of the paragraphs on the rulebook’s page and of the tests in the program’s source.
sources-kind-rule = rule
sources-kind-option = by agreement
sources-kind-example = example
sources-kind-equipment = equipment
sources-kind-term = word
sources-kind-advice = advice
# $list is a list of names.
sources-told = Told by { $list }.
sources-kept = Kept by the test { $list }.
sources-hand = For the players to keep.
sources-only = Only in: { $languages }.
sources-open = Still open.

question-who-starts = Who starts?
question-next-game = Who starts the next game?
question-obligation = How much of a throw must be played?
question-doubles = What are doubles worth?
question-overshoot = What may a number bear off when it is higher than the checker’s point?
question-straggler = Must the last checker come home with the larger number?
question-pick-and-pass = May a checker hit at home and run on to a blot of its own side?
question-passing = What happens to a single opposing checker that one stops on along the way?
question-correction = Who may have a wrong move put right, and until when?
question-gammon = When does the game count twice, as a gammon?
question-backgammon = When does it count three times, as a backgammon?
question-cube = Is there a doubling cube?
question-who-may-double = Who may double?
question-answer-to-double = How may a double be answered?
question-drop-costs = What does a drop cost?
question-automatic-double = Does the cube ever turn by itself?
question-crawford = Is there a Crawford game?
question-money-options = What may be agreed on for money play?
question-resigning = How does one give up?
question-sessions = What is played?
question-starts = How do the checkers stand at the start?
question-numbering = How is the board numbered?
question-direction = Which way does White run?
question-colours = Who takes which colour?
question-dice-fall = Where must the dice fall on a real board?
question-hit-checkers = Where do hit checkers wait?
question-cube-rest = Where does the cube lie before the first double?

# The question in two or three words, for the list of what a changed rulebook changes.
topic-who-starts = the opening throw
topic-next-game = who starts the next game
topic-obligation = the obligation to play
topic-doubles = doubles
topic-overshoot = bearing off
topic-straggler = the last checker
topic-pick-and-pass = hitting and running on
topic-passing = stops on the way
topic-correction = wrong moves
topic-gammon = gammon
topic-backgammon = backgammon
topic-cube = the cube
topic-who-may-double = the right to double
topic-answer-to-double = the answer to a double
topic-drop-costs = the cost of a drop
topic-automatic-double = automatic doubles
topic-crawford = the Crawford game
topic-money-options = money options
topic-resigning = giving up
topic-sessions = sessions
topic-starts = starts
topic-numbering = numbering
topic-direction = direction
topic-colours = colours
topic-dice-fall = where the dice fall
topic-hit-checkers = where hit checkers wait
topic-cube-rest = where the cube lies

# Answers are parts of a list after a colon: no capital at the start unless the word always has one, no full stop.
answer-higher-die = one die each, the higher starts and plays both numbers
answer-lower-by-agreement = the lower, if agreed
answer-higher-total = both throw two dice, the higher total starts and rolls afresh
answer-opening-throw = an opening throw again
answer-winner-starts = the winner of the last game, without an opening throw
answer-most-numbers = as many numbers as possible; if only one, the larger
answer-four-moves = four moves
answer-farthest = only the rearmost checker
answer-any-below = any checker on a lower point, once none stands on the number’s point or farther back
answer-any-carried = any checker it carries over the edge, whatever stands behind
answer-no = no
answer-straggler-yes = yes, if either number would bring it home; not for doubles
answer-pick-and-pass-allowed = yes
answer-pick-and-pass-forbidden = no
answer-hits = it is hit
answer-either-until-lifted = either player, until the dice are picked up
answer-opponent-until-lifted = the opponent, until the dice are picked up
answer-either-until-roll = either player, until the next roll
answer-opponent-until-roll = the opponent, until rolling
answer-nothing-borne-off = the loser has borne off nothing
answer-checker-back = a checker of the loser is on the bar or in the winner’s home, even if others are off
answer-checker-back-nothing-off =
    { $waits ->
        [aside] the loser has borne off nothing and has a checker in the winner’s home, or one that was hit and is not yet back in play
       *[bar] the loser has borne off nothing and has a checker on the bar or in the winner’s home
    }
answer-no-cube = no
answer-cube-always = yes
answer-cube-several-games = when several games are agreed on
answer-cube-match-if-agreed = in a match, if agreed on
answer-cube-limit = up to { $number }
answer-cube-no-limit = without limit
answer-before-own-roll = before one’s own roll, once the opponent has finished a turn; later only the cube’s owner
answer-take-or-drop = take or drop
answer-redouble-at-once = take, drop, or redouble at once
answer-beaver-if-agreed = for money a beaver, if agreed on
answer-stake-before = the stake before the double
answer-not-applicable = –
answer-automatic-never = never
answer-automatic-if-agreed = if agreed on, once, on a tie in the first opening throw or on a double as the first roll
answer-automatic-money = for money, if agreed on, once, on a tie in the first opening throw
answer-crawford-yes = yes, the first game after a player comes within one point of the match
answer-jacoby = Jacoby
answer-beavers = beavers
answer-raccoons = raccoons
answer-nothing = nothing
answer-offer = by offering a single game, a gammon or a backgammon; the opponent may refuse
answer-at-once-backgammon = at once, losing a backgammon
answer-single-game = single games
answer-running-total = a running total
answer-match-to = matches to a number of points
answer-money = money play
answer-games = a number of games, totals added
answer-standard = as usual
answer-jacquet = Jacquet
answer-nackgammon = nackgammon
answer-hypergammon = hypergammon
answer-each-own = each player counts 24 down to 1
answer-up-with-white = 1 to 24 along the first player’s way
answer-down-with-black = 24 down to 1 along the dark player’s way
answer-down-with-white = 24 down to 1 along White’s way
answer-two-rows = two rows, S1 to S12 and W1 to W12
answer-counter-clockwise = counter-clockwise
answer-clockwise = clockwise
answer-agreed = as the players agree
answer-older-takes-dark = the older takes the dark checkers, if they disagree
answer-one-half = both in the same half
answer-right-half = both in the thrower’s right half
answer-on-bar = on the bar
answer-laid-aside = beside the board
answer-cube-middle = in the middle
answer-cube-beside = beside the board, 64 up
