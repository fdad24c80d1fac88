// Generated from crates/protocol; do not edit. To write it anew after a change there:
//   PASCH_WRITE_TYPES=1 cargo test -p pasch-protocol
/* eslint-disable */

export const PROTOCOL_VERSION = 8;

export const LEVELS: readonly Level[] = ["beginner","casual","advanced","expert","world-class"];

export const USUAL_LEVEL: Level = "advanced";

export const THOROUGHNESSES: readonly Thoroughness[] = ["quick","standard","deep"];

export const STAKES: readonly Stake[] = ["single","gammon","backgammon"];

export const STAGES: readonly Stage[] = ["opening","contact","prime-against-prime","back-game","containment","race","bear-off"];

export const CUBE_ERRORS: readonly CubeError[] = ["missed_double_take","missed_double_pass","wrong_double_early","wrong_double_too_good","wrong_take","wrong_pass"];

export const USUAL_TIMINGS: readonly Timing[] = [{"kind":"none"},{"kind":"claim","after":600},{"kind":"delay","delay":12,"per_point":120,"pause":120},{"kind":"fischer","increment":8,"per_point":120,"pause":120},{"kind":"days","days":3}];

export const STARTING_BOARD: Board = {"white":[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],"black":[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0]};

export const RATING_BOUNDS: readonly number[] = [2.5,5.0,7.5,12.5,17.5,22.5,30.0];

export const MARK_SIGNS: Readonly<Record<Mark, string>> = {"blunder":"??","doubtful":"?!","error":"?"};

export const CHOICE_KEYS: Readonly<Record<Exclude<Choice, { play: string }>, string>> = {"accept":"analysis-accepted","beaver":"tutor-decision-beaver","decline":"analysis-declined","double":"tutor-decision-double","no-double":"tutor-decision-no-double","pass":"tutor-decision-pass","play-on":"analysis-play-on","redouble":"tutor-decision-redouble","resign":"analysis-resigned","take":"tutor-decision-take"};

export type Account = { 
/**
 * Plays that count, and what plays cost.
 */
checker: Share, 
/**
 * Doubles, and rolls without one that count.
 */
double: Share, 
/**
 * Answers to doubles.
 */
answer: Share, 
/**
 * Resignations offered, accepted or refused; they are no part of any rate.
 */
resign: Share, 
/**
 * All rolls played, forced ones too.
 */
moves: number, 
/**
 * Plays that were not forced, and cube decisions that were close.
 */
open: [number, number], 
/**
 * The cost in chances to win the match.
 */
match_cost: number, 
/**
 * The cost as it counts for the rating.
 */
rated_cost: number, 
/**
 * Marks, all decisions together.
 */
marks: Marks, 
/**
 * Cube errors by class, in the order of [`CubeError::ALL`].
 */
cube: [Share, Share, Share, Share, Share, Share], 
/**
 * By kind of position, in the order of [`Stage::ALL`].
 */
stages: [Share, Share, Share, Share, Share, Share, Share], 
/**
 * Luck, in normalised equity.
 */
luck: number, 
/**
 * Luck, in chances to win the match.
 */
match_luck: number, };

export type Agreement = { 
/**
 * The lower die starts.
 */
lower_starts: boolean, 
/**
 * The cube is used, where that needs agreement.
 */
cube: boolean, 
/**
 * A tie in the first opening throw turns the cube to 2.
 */
automatic_double: boolean, 
/**
 * A double as the first roll of a game turns the cube to 2: the other reading of the sheet that says "if the first
 * throw is a double".
 */
first_double: boolean, 
/**
 * Gammons count only once a double has been taken.
 */
jacoby: boolean, 
/**
 * Beavers.
 */
beavers: boolean, 
/**
 * Raccoons.
 */
raccoons: boolean, };

export type Allowed = { 
/**
 * `take-back`.
 */
take_back: boolean, 
/**
 * `rematch`.
 */
rematch: boolean, 
/**
 * `claim`.
 */
claim: boolean, 
/**
 * `hint`.
 */
hint: boolean, 
/**
 * Throw this many dice, to see who starts or to play; 0 for not now.
 */
dice: number, 
/**
 * Play the throw.
 */
play: boolean, 
/**
 * Double.
 */
double: boolean, 
/**
 * Take the double, or play on with it.
 */
take: boolean, 
/**
 * Drop it.
 */
drop: boolean, 
/**
 * Take it and redouble at once.
 */
redouble: boolean, 
/**
 * Beaver it.
 */
beaver: boolean, 
/**
 * Raccoon the beaver.
 */
raccoon: boolean, 
/**
 * Resign, at these stakes.
 */
resign: Array<Stake>, 
/**
 * Accept an offer to resign.
 */
accept: boolean, 
/**
 * Decline it.
 */
decline: boolean, 
/**
 * Declare a throw void, for these reasons.
 */
void_throw: Array<VoidThrow>, 
/**
 * Demand that a wrong play be put right.
 */
demand_correction: boolean, 
/**
 * Pick up the dice.
 */
lift_dice: boolean, 
/**
 * Begin the next game.
 */
next_game: boolean, 
/**
 * End the session.
 */
finish: boolean, };

export type Answer = { re?: number } & Message;

export type AnswerPart = { 
/**
 * May any number of its phrases hold? Otherwise it is exactly one.
 */
several: boolean, 
/**
 * What may be chosen.
 */
phrases: Array<OfferedPhrase>, };

export type Ask = "evaluate" | "plays";

export type AtTable = { "event": "taken-back" } | { "event": "sat-down" } | { "event": "presence", 
/**
 * Is it there now?
 */
present: boolean, } | { "event": "engine-failed", 
/**
 * Whose.
 */
side: Side, 
/**
 * Why.
 */
why: EngineFailing, };

export type Before = { "phase": "waiting" } | { "phase": "rolling", 
/**
 * Whose.
 */
side: Side, };

export type Board = { 
/**
 * White's checkers.
 */
white: number[], 
/**
 * Black's checkers.
 */
black: number[], };

export type Branch = { 
/**
 * The step.
 */
step: DieStep, 
/**
 * The index of the node after it.
 */
next: number, };

export type Chances = { 
/**
 * Winning at all.
 */
win: number, 
/**
 * Winning a gammon or more.
 */
win_gammon: number, 
/**
 * Winning a backgammon.
 */
win_backgammon: number, 
/**
 * Losing a gammon or more.
 */
lose_gammon: number, 
/**
 * Losing a backgammon.
 */
lose_backgammon: number, };

export type Choice = { "play": string } | "double" | "no-double" | "take" | "pass" | "beaver" | "redouble" | "resign" | "accept" | "decline" | "play-on";

export type Chosen = { 
/**
 * To which question.
 */
question: Question, 
/**
 * The phrase.
 */
phrase: string, 
/**
 * The number in it, if it has one.
 */
number?: number, 
/**
 * Chosen, or taken back.
 */
yes: boolean, };

export type ClockFace = { 
/**
 * What is left of the reserve.
 */
reserve: number, 
/**
 * What is left of the time that is free in this turn.
 */
free: number, 
/**
 * For how long the clock stands still before it goes on: a pause, or a roll that waits for the page.
 */
still: number, 
/**
 * Is it this player's time?
 */
runs: boolean, 
/**
 * Does it stand because the connection is lost?
 */
paused: boolean, };

export type ClockInfo = { 
/**
 * Each player's time.
 */
sides: Pair<ClockFace>, 
/**
 * In how many milliseconds each may claim the win from an opponent who is awaited and away; nothing if he is not.
 */
claim: Pair<number | null>, };

export type Colour = "red" | "orange" | "gold" | "green" | "teal" | "blue" | "purple" | "pink";

export type Colouring = { 
/**
 * The colour (0, 1, 2) of each hole, hole 1 first.
 */
colours: Array<number>, 
/**
 * Pegs on each colour at the start.
 */
start: [number, number, number], 
/**
 * Pegs on each colour at the goal.
 */
goal: [number, number, number], 
/**
 * Which colours do not fit.
 */
contradicts: [boolean, boolean, boolean], };

export type Contradiction = { 
/**
 * Why.
 */
sentence: Sentence, 
/**
 * The questions.
 */
questions: Array<Question>, };

export type Cube = { 
/**
 * What a single game is worth now.
 */
value: number, 
/**
 * Who may turn it.
 */
owner: CubeOwner, };

export type CubeAction = "no double" | "double" | "redouble" | "too good" | "not available";

export type CubeAdvice = { 
/**
 * Equity without a double.
 */
no_double: number, 
/**
 * Equity doubled and taken.
 */
double_take: number, 
/**
 * Equity doubled and dropped.
 */
double_pass: number, 
/**
 * What is best.
 */
action: CubeAction, 
/**
 * And how to answer a double.
 */
answer: CubeAnswer, };

export type CubeAnswer = "take" | "pass" | "beaver" | "redouble";

export type CubeError = "missed_double_take" | "missed_double_pass" | "wrong_double_early" | "wrong_double_too_good" | "wrong_take" | "wrong_pass";

export type CubeFacts = { 
/**
 * Who doubles.
 */
doubler: Side, 
/**
 * From this number.
 */
cube: number, 
/**
 * The chance that the other needs to take, if the cube is never turned again; gammons aside.
 */
take_point: number, 
/**
 * The same if he turns it again at the best moment.
 */
live_take_point: number, 
/**
 * What a gammon of the doubler adds, in units of a single win against a loss, with the cube as it stands.
 */
gammon: number, };

export type CubeOwner = "centred" | { "held": Side };

export type Decision = { 
/**
 * The game, from 1.
 */
game: number, 
/**
 * Its number as people count: in a match file that of the move in its game, one for both players; at a table that
 * of the action in the session.
 */
number: number, 
/**
 * Which deed of the game, or action of the session, it lies in, from 0.
 */
deed: number, 
/**
 * Who decided.
 */
side: Side, 
/**
 * How it stood just before. For an answer to a double the doubler is on roll, the cube as it was before he turned
 * it, and nothing waits; a cube that was turned on waits.
 */
situation: Situation, 
/**
 * What was decided.
 */
matter: Matter, };

export type DecisionKind = "checker" | "double" | "answer" | "resign";

export type Deed = { "do": "roll" } | { "do": "throw", 
/**
 * The dice.
 */
dice: Array<number>, } | { "do": "play", 
/**
 * The steps, in the mover's counting.
 */
steps: Array<Step>, } | { "do": "double" } | { "do": "take" } | { "do": "drop" } | { "do": "redouble" } | { "do": "beaver" } | { "do": "raccoon" } | { "do": "resign", 
/**
 * How high.
 */
stake: Stake, } | { "do": "accept" } | { "do": "decline" } | { "do": "next-game" } | { "do": "finish" } | { "do": "take-back" } | { "do": "claim" } | { "do": "rematch" } | { "do": "void-throw", 
/**
 * Why.
 */
why: VoidThrow, } | { "do": "wrong-play", 
/**
 * What was moved.
 */
steps: Array<Step>, } | { "do": "demand-correction" } | { "do": "lift-dice" };

export type DiceCounts = { 
/**
 * Throws of two dice.
 */
throws: number, 
/**
 * Doubles among them, by their number.
 */
doubles: number[], 
/**
 * How often each number fell, a double counting twice.
 */
numbers: number[], 
/**
 * Throws with a checker on the bar.
 */
on_bar: number, 
/**
 * Those of them that brought none in.
 */
danced: number, 
/**
 * The pips that fell, a double counting four times; 49 in six throws are to be expected.
 */
pips: number, };

export type DiceEntry = { "entry": "chain" } & GameChain | { "entry": "decided", 
/**
 * The roll.
 */
roll: number, 
/**
 * The chain.
 */
chain: number, 
/**
 * The link.
 */
link: number, 
/**
 * Who throws.
 */
side: Side, 
/**
 * For what.
 */
purpose: RollPurpose, 
/**
 * How many dice.
 */
count: number, 
/**
 * Whose pages were asked.
 */
asked: Array<Side>, } | { "entry": "rolled" } & ProofRoll | { "entry": "action", 
/**
 * The action.
 */
action: unknown, } | { "entry": "taken-back", 
/**
 * How many.
 */
remain: number, };

export type DiceRecord = { 
/**
 * The version of this format: 1.
 */
pasch_dice: number, 
/**
 * The table, part of what is hashed.
 */
table: string, 
/**
 * What is played, as the rules store it.
 */
terms: unknown, 
/**
 * What happened.
 */
entries: Array<DiceEntry>, };

export type DieStep = { 
/**
 * 1 to 24, or [`BAR`].
 */
from: number, 
/**
 * 1 to 24, or [`OFF`](crate::OFF).
 */
to: number, 
/**
 * The number it is played with.
 */
die: number, 
/**
 * Is a lone opposing checker sent to the bar?
 */
hit: boolean, };

export type Due = { 
/**
 * Who.
 */
side: Side, 
/**
 * By when, in milliseconds since 1970.
 */
at: number, };

export type Ending = "borne-off" | "dropped" | "resigned" | "flag" | "absent";

export type EngineFailing = "gone" | "silent" | "wrong";

export type EngineInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * Why the computer plays on for it.
 */
failed: EngineFailing | null, };

export type Entry = { 
/**
 * The game, from 1.
 */
game: number, 
/**
 * Who decided.
 */
side: Side, 
/**
 * About what.
 */
kind: DecisionKind, 
/**
 * In what kind of position.
 */
stage: Stage, 
/**
 * What it cost, in normalised equity.
 */
cost: number, 
/**
 * And as chance to win the match.
 */
match_cost: number | null, 
/**
 * Does it count?
 */
counted: boolean, 
/**
 * For gnubg's rates: a play that was not forced, or a cube decision that was close.
 */
open: boolean, 
/**
 * The class of a cube error.
 */
cube_error: CubeError | null, 
/**
 * The luck of the roll.
 */
luck: Luck | null, };

export type Envelope = { id: number } & Request;

export type EquityTable = { 
/**
 * Before the Crawford game, or in it: one's own points to go in rows, the opponent's in columns, from 1.
 */
before: Array<Array<number>>, 
/**
 * After the Crawford game, the opponent needing one point, by one's own points to go.
 */
after: Array<number>, };

export type Evaluation = { 
/**
 * The chances of the player on roll.
 */
chances: Chances, 
/**
 * The equity.
 */
equity: number, 
/**
 * The chance to win the match, at a match score.
 */
match_chance: number | null, 
/**
 * The cube, where one is turned.
 */
cube: CubeAdvice | null, 
/**
 * Which engine looked how far.
 */
settings: string, };

export type Event = { "event": "game-started", 
/**
 * 1, 2, 3 ...
 */
number: number, 
/**
 * Is it the Crawford game?
 */
crawford: boolean, } | { "event": "opening-thrown", 
/**
 * Who.
 */
side: Side, 
/**
 * What.
 */
throw: OpeningThrow, } | { "event": "opening-tied" } | { "event": "automatically-doubled", 
/**
 * What it shows now.
 */
cube: number, } | { "event": "starts", 
/**
 * Who.
 */
side: Side, 
/**
 * The throw to play, unless the starter rolls afresh.
 */
roll: Roll | null, } | { "event": "rolled", 
/**
 * Who.
 */
side: Side, 
/**
 * What.
 */
roll: Roll, 
/**
 * Can any of it be played?
 */
playable: boolean, } | { "event": "played", 
/**
 * Who.
 */
side: Side, 
/**
 * The throw.
 */
roll: Roll, 
/**
 * One by one; none if nothing could be played.
 */
steps: Array<Step>, } | { "event": "doubled" } & Offer | { "event": "taken", 
/**
 * Who.
 */
side: Side, 
/**
 * The cube now.
 */
cube: Cube, } | { "event": "dropped", 
/**
 * Who.
 */
side: Side, } | { "event": "resign-offered", 
/**
 * Who.
 */
side: Side, 
/**
 * How high.
 */
stake: Stake, } | { "event": "resign-declined", 
/**
 * Who declined.
 */
side: Side, } | { "event": "resigned", 
/**
 * Who.
 */
side: Side, 
/**
 * How high.
 */
stake: Stake, } | { "event": "flag-fell", 
/**
 * Whose.
 */
side: Side, } | { "event": "claimed", 
/**
 * Who claimed it.
 */
side: Side, } | { "event": "throw-void", 
/**
 * Who.
 */
side: Side, 
/**
 * Why.
 */
why: VoidThrow, } | { "event": "wrongly-played", 
/**
 * Who.
 */
side: Side, 
/**
 * The throw.
 */
roll: Roll, 
/**
 * What was moved.
 */
steps: Array<Step>, 
/**
 * The rule it breaks.
 */
reason: { reason: string }, } | { "event": "correction-demanded", 
/**
 * Who demanded it.
 */
by: Side, 
/**
 * Who plays again.
 */
side: Side, 
/**
 * The throw.
 */
roll: Roll, } | { "event": "wrong-play-stands", 
/**
 * Whose.
 */
side: Side, } | { "event": "dice-lifted", 
/**
 * Whose.
 */
side: Side, } | { "event": "game-over" } & GameResult | { "event": "session-over", 
/**
 * Who won it; nobody is a draw.
 */
winner: Side | null, };

export type Fault = { 
/**
 * A stable key: the sentence `fault-<key>` in the catalogues.
 */
key: FaultKey, 
/**
 * What exactly is wrong, where more is known than the key says.
 */
sentences?: Array<Sentence>, };

export type FaultKey = "unreadable" | "other-version" | "no-table" | "not-at-table" | "not-your-seat" | "stale" | "seat-open" | "not-here" | "bad-terms" | "no-engine" | "bad-position" | "bad-file" | "too-many" | "no-room" | "trouble";

export type Finding = { "plays": { 
/**
 * The best few, best first, and the one made wherever it stands.
 */
plays: Array<RankedPlay>, 
/**
 * Which of them was made.
 */
made: number, 
/**
 * How many different results the throw has.
 */
distinct: number, } } | { "cube": { 
/**
 * Equities and what is best.
 */
advice: CubeAdvice, 
/**
 * What doubling is worth if it is answered as it should be.
 */
doubled: number, 
/**
 * The doubler's chances without a double.
 */
chances: Chances, } } | { "turned-on": TurnedOn } | { "resignation": { 
/**
 * Playing on.
 */
playing_on: number, 
/**
 * What the resignation gives.
 */
given: number, } };

export type Frame = { 
/**
 * The board after it.
 */
board: Board, 
/**
 * The cube after it.
 */
cube: Cube | null, 
/**
 * What happened; nothing at the start.
 */
entry: LogEntry | null, 
/**
 * The steps, in the mover's counting.
 */
steps: Array<Step>, 
/**
 * The position after it as XGID, for the editor.
 */
xgid: string | null, };

export type GameChain = { 
/**
 * Its number, from 1.
 */
chain: number, 
/**
 * The game of the session it was made for.
 */
game: number, 
/**
 * How many links it has.
 */
length: number, 
/**
 * Link 0: the hash of link 1.
 */
commitment: string, };

export type GameResult = { 
/**
 * Who won.
 */
winner: Side, 
/**
 * How high.
 */
stake: Stake, 
/**
 * The cube's value that counts.
 */
cube: number, 
/**
 * Stake times cube.
 */
points: number, 
/**
 * How.
 */
ending: Ending, };

export type GameSummary = { 
/**
 * The table.
 */
table: string, 
/**
 * When something last happened, in milliseconds since 1970.
 */
updated: number, 
/**
 * The rulebook, or the one it was made from.
 */
rulebook: string, 
/**
 * What is played.
 */
session: SessionKind, 
/**
 * Is it a real board?
 */
real_board: boolean, 
/**
 * What was agreed about time.
 */
timing: Timing, 
/**
 * By when somebody must have played, where a turn takes days.
 */
due: Due | null, 
/**
 * Who sits where; `mine` tells this browser's seats.
 */
seats: Pair<SeatInfo>, 
/**
 * Points.
 */
score: Pair<number>, 
/**
 * Is it over?
 */
over: boolean, };

export type Grade = "again" | "hard" | "good";

export type Impossible = { "proof": "colouring", 
/**
 * How many jumps a solution would have.
 */
jumps: number, 
/**
 * Both colourings.
 */
colourings: Array<Colouring>, } | { "proof": "weights", 
/**
 * The weight of each hole, hole 1 first.
 */
weights: Array<number>, 
/**
 * The sum at the start.
 */
start: number, 
/**
 * The sum at the goal.
 */
goal: number, } | { "proof": "exhausted", 
/**
 * How many positions were looked at.
 */
positions: number, };

export type Judged = { 
/**
 * The judgement.
 */
judgement: Judgement, 
/**
 * What was done; nothing for a resignation.
 */
made: Choice | null, 
/**
 * What was best.
 */
best: Choice | null, 
/**
 * How bad it was.
 */
mark: Mark | null, 
/**
 * Why.
 */
whys: Array<Sentence>, 
/**
 * For the sums.
 */
entry: Entry, };

export type Judgement = { 
/**
 * What the choice cost, in normalised equity.
 */
cost: number, 
/**
 * The same as chance to win the match, in a match.
 */
match_cost: number | null, 
/**
 * Does it count as a decision? Forced and trivial ones do not.
 */
counted: boolean, 
/**
 * How far ahead the choices were looked at.
 */
plies: number, 
/**
 * How often each was played out, if they were.
 */
trials: number, 
/**
 * What the situation is worth to the one who decides, if he does what is best.
 */
worth: Worth, 
/**
 * What was found.
 */
finding: Finding, 
/**
 * How lucky the roll was, if it was one.
 */
luck: Luck | null, };

export type Jump = { 
/**
 * From where.
 */
from: number, 
/**
 * Over which hole, whose peg is taken.
 */
over: number, 
/**
 * To where.
 */
to: number, };

export type LastPlay = { 
/**
 * Grows with every play of the session.
 */
number: number, 
/**
 * Who.
 */
side: Side, 
/**
 * The dice.
 */
dice: [number, number], 
/**
 * The steps, in the mover's counting.
 */
steps: Array<Step>, 
/**
 * The board before it.
 */
before: Board, };

export type Law = { 
/**
 * The rulebook.
 */
rulebook: Rulebook, 
/**
 * Is the rulebook's cube used, where it has one?
 */
cube: boolean, 
/**
 * For points: gammons count only once a double has been taken.
 */
jacoby: boolean, 
/**
 * For points: the one doubled may turn the cube on and keep it.
 */
beavers: boolean, };

export type Learnt = "learning" | "known" | "forgotten";

export type LeftOut = "absent" | "late";

export type Lesson = { 
/**
 * The labels beside the points.
 */
labels: Pair<Array<string>>, 
/**
 * Is white's home at the left?
 */
clockwise: boolean, 
/**
 * Does the cube rest beside the board?
 */
cube_beside: boolean, 
/**
 * The steps. The learner has the light checkers.
 */
steps: Array<LessonStep>, };

export type LessonStep = { 
/**
 * What to know, and what to do.
 */
text: Sentence, 
/**
 * What to say once it is done.
 */
praise: Sentence, 
/**
 * Where the checkers stand.
 */
board: Board, 
/**
 * The cube, where the step has one.
 */
cube: Cube | null, 
/**
 * What the learner does.
 */
task: LessonTask, };

export type LessonTask = { "task": "tap", 
/**
 * The points, in the learner's counting.
 */
points: Array<number>, 
/**
 * Does a checker come to stand there?
 */
places: boolean, } | { "task": "throw", 
/**
 * The learner's.
 */
own: Array<number>, 
/**
 * The other side's.
 */
other: Array<number>, } | { "task": "play", 
/**
 * The dice.
 */
dice: [number, number], 
/**
 * Every way to play them.
 */
tree: StepTree, 
/**
 * The nodes of the tree at which the turn does what is taught.
 */
goals: Array<number>, } | { "task": "double", 
/**
 * To this.
 */
value: number, } | { "task": "points", 
/**
 * What can be chosen.
 */
choices: Array<number>, 
/**
 * What is right.
 */
right: number, };

export type Level = "beginner" | "casual" | "advanced" | "expert" | "world-class";

export type LogEntry = { 
/**
 * What kind of line.
 */
kind: LogKind, 
/**
 * Who.
 */
side: Side | null, 
/**
 * The dice.
 */
dice: Array<number> | null, 
/**
 * The play in notation (`8/5 6/5`), empty if nothing could be played.
 */
play: string | null, 
/**
 * The cube's value, the points won.
 */
number: number | null, 
/**
 * How high a game was won or given up.
 */
stake: Stake | null, };

export type LogKind = "opening" | "tie" | "play" | "double" | "take" | "drop" | "resign" | "decline" | "flag" | "claim" | "void" | "wrong" | "corrected" | "stands" | "won";

export type LogRecord = { 
/**
 * The version of this format: 2.
 */
pasch_dice: number, 
/**
 * The text of the record of the first protocol, if the table began with it.
 */
before: string | null, 
/**
 * The lines of the log, as exact text.
 */
lines: Array<string>, };

export type Luck = { 
/**
 * In normalised equity.
 */
equity: number, 
/**
 * As chance to win the match, in a match.
 */
match_chance: number | null, };

export type Mark = "doubtful" | "error" | "blunder";

export type Marks = { 
/**
 * Doubtful.
 */
doubtful: number, 
/**
 * Errors.
 */
error: number, 
/**
 * Blunders.
 */
blunder: number, };

export type Matter = { "play": { 
/**
 * The throw.
 */
roll: [number, number], 
/**
 * What was played.
 */
steps: Array<Step>, 
/**
 * Did this throw decide who starts? Then it is no double.
 */
opening: boolean, } } | { "double": boolean } | { "answer": CubeAnswer } | { "resign": Stake } | { "accept": Stake } | { "decline": Stake };

export type Memory = { 
/**
 * When it comes again.
 */
due: number, 
/**
 * When it was answered last.
 */
answered: number, 
/**
 * Days until it is forgotten by one in ten.
 */
stability: number, 
/**
 * From 1 to 10.
 */
difficulty: number, 
/**
 * Days between the last two answers.
 */
elapsed_days: number, 
/**
 * Days that lie between the last answer and the next.
 */
scheduled_days: number, 
/**
 * How often it was answered.
 */
answers: number, 
/**
 * How often it was forgotten.
 */
lapses: number, 
/**
 * How far it is learnt.
 */
state: Learnt, };

export type Message = { "type": "welcome" } & Welcome | { "type": "joined", 
/**
 * The table.
 */
table: string, 
/**
 * The seats that this page holds, each with its secret: keep them to come back.
 */
tokens: Pair<string | null>, } | { "type": "table" } & Table | { "type": "said", 
/**
 * The table.
 */
table: string, 
/**
 * Who.
 */
side: Side, 
/**
 * What.
 */
phrase: Phrase, } | { "type": "here" } | { "type": "lesson", 
/**
 * The lesson.
 */
lesson: Lesson, } | { "type": "done", 
/**
 * The table.
 */
table: string, 
/**
 * Its version now.
 */
version: number, } | { "type": "noted" } | { "type": "refused", 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "possible" } | { "type": "dice-log", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the first line, from 0.
 */
first: number, 
/**
 * The lines, as exact text, to the last there is.
 */
lines: Array<string>, 
/**
 * The hash of the whole log up to there: 64 digits of hexadecimal.
 */
head: string, } | { "type": "hint", 
/**
 * The table.
 */
table: string, 
/**
 * The version it is about.
 */
version: number, 
/**
 * The plays, best first, if there is a throw to play.
 */
plays: Array<RankedPlay>, 
/**
 * The cube, if there is a decision about it.
 */
cube: CubeAdvice | null, 
/**
 * What the answers come to, if the cube was turned in answer to a double.
 */
turned_on: TurnedOn | null, 
/**
 * Which engine looked how far.
 */
settings: string, } | { "type": "verdict", 
/**
 * The table.
 */
table: string, 
/**
 * The verdict.
 */
verdict: Verdict, } | { "type": "summary", 
/**
 * The table.
 */
table: string, 
/**
 * The summary.
 */
summary: Summary, } | { "type": "rulebooks", 
/**
 * All of them.
 */
rulebooks: Array<RulebookInfo>, } | { "type": "own-rulebook", 
/**
 * As it stands.
 */
rulebook: OwnRulebook, } | { "type": "games", 
/**
 * All of them.
 */
games: Array<GameSummary>, } | { "type": "replay", 
/**
 * The session.
 */
replay: Replay, } | { "type": "dice", 
/**
 * The record.
 */
record: DiceRecord, } | { "type": "file", 
/**
 * What it is called.
 */
name: string, 
/**
 * What a browser calls its kind.
 */
media: string, 
/**
 * What it holds.
 */
text: string, } | { "type": "page", 
/**
 * The page.
 */
page: unknown, } | { "type": "position", 
/**
 * The situation.
 */
situation: Situation, 
/**
 * Every fault; none if it can be played.
 */
faults: Array<Sentence>, 
/**
 * gnubg's position ID.
 */
position_id: string | null, 
/**
 * gnubg's match ID.
 */
match_id: string | null, 
/**
 * The XGID.
 */
xgid: string | null, 
/**
 * Pip counts.
 */
pips: Pair<number>, 
/**
 * Can it be the Crawford game?
 */
can_be_crawford: boolean, 
/**
 * Every way to play the dice, if there are any.
 */
tree: StepTree | null, } | { "type": "evaluation", 
/**
 * Its thoughts.
 */
evaluation: Evaluation, } | { "type": "plays", 
/**
 * The plays.
 */
plays: Array<RankedPlay>, 
/**
 * Which engine looked how far.
 */
settings: string, } | { "type": "puzzles", 
/**
 * All of them.
 */
puzzles: Array<PuzzleInfo>, } | { "type": "solitaire-game", 
/**
 * The game.
 */
game: SolitaireGame, } | { "type": "solitaire", 
/**
 * The truth.
 */
verdict: SolitaireVerdict, } | { "type": "study", 
/**
 * The match.
 */
study: Study, } | { "type": "judged", 
/**
 * One for each decision, in order; nothing for what cannot be judged. Less where time ran out: ask again for
 * the rest.
 */
judged: Array<Judged | null>, } | { "type": "sums", 
/**
 * The sums.
 */
sums: RatedMatch, } | { "type": "tallies", 
/**
 * One for each group.
 */
tallies: Array<Rated>, 
/**
 * The throws of each group.
 */
dice: Array<DiceCounts>, } | { "type": "remembered", 
/**
 * The answer, judged in the card's numbers.
 */
judged: Judged, 
/**
 * What is remembered of it now.
 */
memory: Memory, 
/**
 * How the answer was.
 */
grade: Grade, } | { "type": "score-facts", 
/**
 * The facts.
 */
facts: ScoreFacts, } | { "type": "equity-table", 
/**
 * The table.
 */
table: EquityTable, } | { "type": "fault" } & Fault | { "type": "waiting", 
/**
 * Does it wait?
 */
on: boolean, } | { "type": "closing" };

export type NonceLeftOut = { 
/**
 * Whose page.
 */
side: Side, 
/**
 * Why.
 */
why: LeftOut, };

export type Occurrence = AtTable | Event;

export type Offer = { 
/**
 * Who turned the cube.
 */
by: Side, 
/**
 * How.
 */
turning: Turning, 
/**
 * The number it shows now; the stake if taken.
 */
value: number, 
/**
 * What dropping costs.
 */
drop_costs: number, 
/**
 * Who keeps the cube if it is taken.
 */
keeper: Side, 
/**
 * Who rolls once it is taken.
 */
roller: Side, 
/**
 * In a match: a single win at the stake before was already enough for the one who turned it.
 */
dead: boolean, };

export type OfferedPhrase = { 
/**
 * Its name.
 */
phrase: string, 
/**
 * The number in it.
 */
number?: number, 
/**
 * Is it chosen?
 */
chosen: boolean, };

export type OpenChoice = "lower-starts" | "cube" | "automatic-double" | "first-double" | "jacoby" | "beavers" | "raccoons";

export type OpenQuestion = { 
/**
 * The question.
 */
question: Question, 
/**
 * The parts of the answer; none where another answer makes the question void.
 */
parts: Array<AnswerPart>, 
/**
 * Is it answered otherwise than by the rulebook it was made from?
 */
changed: boolean, };

export type OpeningThrow = { "one": number } | { "two": Roll };

export type Outcome = { "won": Side } | "draw";

export type OwnRulebook = { 
/**
 * All answers as data.
 */
answers: Record<string, unknown>, 
/**
 * The questions, in the order of the comparison.
 */
questions: Array<OpenQuestion>, 
/**
 * What does not go together.
 */
contradictions: Array<Contradiction>, 
/**
 * What can be played by it; nothing while something does not go together.
 */
info: RulebookInfo | null, };

export type Pair<T> = { 
/**
 * White's.
 */
white: T, 
/**
 * Black's.
 */
black: T, };

export type Phase = { "phase": "opening", 
/**
 * White's throw.
 */
white: OpeningThrow | null, 
/**
 * Black's throw.
 */
black: OpeningThrow | null, } | { "phase": "to-roll", 
/**
 * Who.
 */
side: Side, } | { "phase": "to-play", 
/**
 * Who.
 */
side: Side, 
/**
 * The throw.
 */
roll: Roll, } | { "phase": "double-offered" } & Offer | { "phase": "resign-offered", 
/**
 * Who would lose.
 */
by: Side, 
/**
 * How high.
 */
stake: Stake, 
/**
 * Where the game goes on if it is declined.
 */
resume: Phase, } | { "phase": "over" } & GameResult;

export type Phrase = "hello" | "good-luck" | "well-played" | "lucky-roll" | "bad-luck" | "oops" | "thinking" | "one-moment" | "back" | "thanks" | "good-game" | "another" | "goodbye";

export type Played = { 
/**
 * To how many points; 0 for money.
 */
length: number, 
/**
 * How many games.
 */
games: number, 
/**
 * The points at the end.
 */
result: Pair<number>, 
/**
 * Who won the match, if it was played to its end.
 */
winner: Side | null, };

export type Preset = "buffalo" | "german" | "danish" | "jumbo" | "ten-language" | "tournament";

export type Proof = { 
/**
 * The number of the chains in use, from 1.
 */
epoch: number, 
/**
 * What two players may read to each other, once every party has fixed its part: 64 digits of hexadecimal.
 */
code: string | null, 
/**
 * How many lines the log has: a page decides only on what it has followed.
 */
lines: number, 
/**
 * How many rolls of the table were made.
 */
rolls: number, 
/**
 * How often chains were renewed.
 */
renewed: number, 
/**
 * In how many rolls the dice were known, because a turn was taken back.
 */
foreseen: number, 
/**
 * Whose page the dice wait for.
 */
waits: Array<Side>, };

export type ProofRoll = { 
/**
 * Its number at this table, from 1.
 */
roll: number, 
/**
 * The chain.
 */
chain: number, 
/**
 * The number of the link, from 1.
 */
link: number, 
/**
 * The link: 64 digits of hexadecimal.
 */
secret: string, 
/**
 * Who threw.
 */
side: Side, 
/**
 * For what.
 */
purpose: RollPurpose, 
/**
 * The nonces: 64 digits of hexadecimal each.
 */
nonces: Pair<string | null>, 
/**
 * Pages that should have sent one.
 */
left_out: Array<NonceLeftOut>, 
/**
 * The hash that the dice are read from: 64 digits of hexadecimal. It gives a changed nonce away even where the
 * dice would be the same.
 */
digest: string, 
/**
 * One or two dice, as they fell.
 */
dice: Array<number>, };

export type PuzzleInfo = { 
/**
 * Its letter, in lower case.
 */
name: string, 
/**
 * The pegs at the start, by hole number (1 to 37).
 */
start: Array<number>, 
/**
 * The pegs at the end.
 */
goal: Array<number>, 
/**
 * What to aim for instead, where the goal cannot be reached.
 */
instead: Array<number> | null, };

export type Question = "who-starts" | "next-game" | "obligation" | "doubles" | "overshoot" | "straggler" | "pick-and-pass" | "passing" | "correction" | "gammon" | "backgammon" | "cube" | "who-may-double" | "answer-to-double" | "drop-costs" | "automatic-double" | "crawford" | "money-options" | "resigning" | "sessions" | "starts" | "numbering" | "direction" | "colours" | "dice-fall" | "hit-checkers" | "cube-rest";

export type RankedPlay = { 
/**
 * In notation.
 */
play: string, 
/**
 * The steps, in the mover's counting.
 */
steps: Array<Step>, 
/**
 * The equity: points per unit of the cube, or its like at a match score.
 */
equity: number, 
/**
 * How much less than the best.
 */
cost: number, 
/**
 * The mover's chances afterwards.
 */
chances: Chances, };

export type Rated = { 
/**
 * The sums.
 */
account: Account, 
/**
 * Decisions that count.
 */
decisions: number, 
/**
 * What was lost, without resignations.
 */
cost: number, 
/**
 * Ratings over parts of it; matches that were kept by earlier versions have none.
 */
parts: RatedParts, 
/**
 * The performance rating, and the word for it.
 */
pr: number | null, 
/**
 * The word.
 */
word: RatingWord | null, 
/**
 * gnubg's two rates: the cost of an unforced play, and of a close cube decision.
 */
gnubg: [number | null, number | null], };

export type RatedMatch = { 
/**
 * The whole match.
 */
whole: Pair<Rated>, 
/**
 * Game by game.
 */
games: Array<Pair<Rated>>, 
/**
 * Snowie's error rate.
 */
snowie: Pair<number | null>, 
/**
 * The result without luck.
 */
luck_adjusted: Pair<number | null>, };

export type RatedParts = { 
/**
 * Over plays.
 */
checker: number | null, 
/**
 * Over doubles.
 */
double: number | null, 
/**
 * Over answers.
 */
answer: number | null, 
/**
 * Over each kind of position, in the order of [`Stage::ALL`].
 */
stages: [number | null, number | null, number | null, number | null, number | null, number | null, number | null], };

export type RatingWord = "world-champion" | "world-class" | "expert" | "advanced" | "intermediate" | "casual" | "beginner" | "distracted";

export type RecordFormat = "mat" | "sgf" | "dice";

export type Refusal = { 
/**
 * The sentence that tells it.
 */
sentence: Sentence, 
/**
 * Who acted: points in the sentence are in this side's counting.
 */
side: Side, 
/**
 * The rulebook in use, or the one it was made from.
 */
rulebook: Preset, 
/**
 * The rule that was broken, as the rulebook pages name it.
 */
rule: Rule, };

export type Replay = { 
/**
 * The players' names, where known.
 */
names: Pair<string | null>, 
/**
 * The labels beside the points.
 */
labels: Pair<Array<string>>, 
/**
 * Does the cube lie beside the board until somebody has it?
 */
cube_beside: boolean, 
/**
 * The games.
 */
games: Array<ReplayGame>, };

export type ReplayGame = { 
/**
 * Its number.
 */
number: number, 
/**
 * The score before it.
 */
score: Pair<number>, 
/**
 * Is it the Crawford game?
 */
crawford: boolean, 
/**
 * What happened, one by one; the first is the start.
 */
frames: Array<Frame>, 
/**
 * How it ended.
 */
result: GameResult | null, };

export type Request = { "type": "hello", 
/**
 * The version of the protocol that the page speaks.
 */
protocol: number, 
/**
 * The secret by which the server knows this browser's games, from an earlier `welcome`.
 */
owner?: string, } | { "type": "create", 
/**
 * What is played.
 */
terms: WishedTerms, 
/**
 * Who has the light checkers.
 */
white: Seat, 
/**
 * Who has the dark ones.
 */
black: Seat, 
/**
 * Is the tutor switched on?
 */
tutor?: boolean, 
/**
 * The table on a server whose game goes on here after the server went away.
 */
parent?: string, } | { "type": "join", 
/**
 * Which.
 */
table: string, 
/**
 * The tokens of the seats that this page holds.
 */
tokens?: Array<string>, 
/**
 * Only watch, even if a seat is free.
 */
watch?: boolean, 
/**
 * How this player wants to be called.
 */
name?: string, } | { "type": "sit", 
/**
 * Which table.
 */
table: string, 
/**
 * Where.
 */
side: Side, } | { "type": "introduce", 
/**
 * Which table.
 */
table: string, 
/**
 * The name.
 */
name?: string, 
/**
 * The colour.
 */
colour?: Colour, } | { "type": "say", 
/**
 * Which table.
 */
table: string, 
/**
 * What.
 */
phrase: Phrase, } | { "type": "leave", 
/**
 * Which.
 */
table: string, } | { "type": "act", 
/**
 * Which table.
 */
table: string, 
/**
 * The `version` of the table that the page has before it: an action for another one is refused as stale.
 */
at: number, 
/**
 * For which side, where the page holds both seats; otherwise it is the side of its seat.
 */
side?: Side, 
/**
 * What.
 */
deed: Deed, } | { "type": "explain", 
/**
 * Which table.
 */
table: string, 
/**
 * The steps of this turn already made on the page.
 */
steps: Array<DieStep>, 
/**
 * From where.
 */
from: number, 
/**
 * To where.
 */
to: number, } | { "type": "dice-log", 
/**
 * Which table.
 */
table: string, 
/**
 * The number of the first line wanted, from 0: as many as the page has.
 */
from: number, } | { "type": "anchor", 
/**
 * Which table.
 */
table: string, 
/**
 * The epoch.
 */
epoch: number, 
/**
 * The anchor of the page's chain: 64 digits of lower-case hexadecimal.
 */
anchor: string, } | { "type": "link", 
/**
 * Which table.
 */
table: string, 
/**
 * Which roll.
 */
roll: number, 
/**
 * The next link of the page's chain: 64 digits of lower-case hexadecimal.
 */
link: string, } | { "type": "renew", 
/**
 * Which table.
 */
table: string, 
/**
 * The epoch that is to end.
 */
epoch: number, 
/**
 * Why.
 */
why: Why, } | { "type": "grant", 
/**
 * Which table.
 */
table: string, 
/**
 * The epoch that is to end.
 */
epoch: number, } | { "type": "hint", 
/**
 * Which table.
 */
table: string, } | { "type": "tutor", 
/**
 * Which table.
 */
table: string, 
/**
 * On?
 */
on: boolean, } | { "type": "summary", 
/**
 * Which table.
 */
table: string, } | { "type": "ping" } | { "type": "lesson", 
/**
 * The rulebook's name.
 */
rulebook: string, } | { "type": "lesson-explain", 
/**
 * The rulebook's name.
 */
rulebook: string, 
/**
 * The step, from 0.
 */
step: number, 
/**
 * The steps of the turn already made on the page.
 */
steps: Array<DieStep>, 
/**
 * From where.
 */
from: number, 
/**
 * To where.
 */
to: number, } | { "type": "rulebooks" } | { "type": "amend", 
/**
 * The rulebook it is made from.
 */
base: string, 
/**
 * Its answers so far: all of them, or those that are other than the rulebook's.
 */
answers?: Record<string, unknown>, 
/**
 * What is chosen now.
 */
choose?: Chosen, } | { "type": "games" } | { "type": "forget", 
/**
 * Which table.
 */
table: string, } | { "type": "replay", 
/**
 * Which table.
 */
table: string, } | { "type": "read-file", 
/**
 * Its bytes in base64.
 */
bytes: string, } | { "type": "dice", 
/**
 * Which table.
 */
table: string, } | { "type": "record", 
/**
 * Which table.
 */
table: string, 
/**
 * In which form.
 */
format: RecordFormat, } | { "type": "read", 
/**
 * The code of the language.
 */
language: string, 
/**
 * Which page.
 */
page: string, } | { "type": "picture", 
/**
 * The position as text, in any form that `read-position` takes.
 */
position: string, } | { "type": "read-position", 
/**
 * The text.
 */
text: string, 
/**
 * How many checkers a side is to be read with first, where the text does not tell: 15, or 3 for hypergammon.
 * What cannot be read so is read with the other.
 */
checkers?: number, } | { "type": "check-position", 
/**
 * The situation.
 */
situation: Situation, } | { "type": "ask", 
/**
 * The situation.
 */
situation: Situation, 
/**
 * What is asked.
 */
ask: Ask, 
/**
 * How strong an answer is wanted.
 */
level: Level, } | { "type": "study", 
/**
 * Which match.
 */
source: StudySource, 
/**
 * How closely its decisions are to be looked at, which their names depend on.
 */
thoroughness?: Thoroughness, } | { "type": "judge", 
/**
 * The decisions: a few at a time.
 */
decisions: Array<Decision>, 
/**
 * How closely to look.
 */
thoroughness?: Thoroughness, } | { "type": "sum-up", 
/**
 * How the match went.
 */
played: Played, 
/**
 * What is judged.
 */
entries: Array<Entry>, } | { "type": "tally", 
/**
 * Each group is added up by itself.
 */
groups: Array<Array<Account>>, 
/**
 * Throws, likewise.
 */
dice?: Array<Array<DiceCounts>>, } | { "type": "remember", 
/**
 * The card's decision, with what was answered.
 */
decision: Decision, 
/**
 * What the card knows of it.
 */
judged: Judged, 
/**
 * How closely that was looked at.
 */
thoroughness: Thoroughness, 
/**
 * What was remembered of it before; nothing for a new one.
 */
memory: Memory | null, 
/**
 * When, in milliseconds since 1970.
 */
now: number, } | { "type": "score-facts", 
/**
 * The points that each still needs; nothing for money.
 */
away: Pair<number> | null, 
/**
 * Is it the Crawford game?
 */
crawford: boolean, } | { "type": "equity-table", 
/**
 * The length.
 */
length: number, } | { "type": "some-position", 
/**
 * The number.
 */
seed: number, } | { "type": "puzzles" } | { "type": "solitaire-game", 
/**
 * The puzzle's letter.
 */
puzzle: string, 
/**
 * The jumps, each from hole to hole.
 */
made: [number, number][], } | { "type": "solitaire", 
/**
 * The pegs on the board, by hole number (1 to 37).
 */
pegs: Array<number>, 
/**
 * The pegs to end with.
 */
goal: Array<number>, 
/**
 * What is asked.
 */
ask: SolitaireAsk, };

export type Roll = [number, number];

export type RollPurpose = "opening" | "move";

export type Rule = "direction" | "opening" | "turns" | "throw" | "numbers" | "doubles" | "obligation" | "closed-point" | "bar-first" | "entering" | "straggler" | "pick-and-pass" | "bearing-off" | "overshoot" | "correction" | "turn-end" | "cube" | "resigning" | "sessions";

export type Rulebook = { base: Preset, 
/**
 * Left out for a preset as it is.
 */
answers?: Record<string, unknown>, };

export type RulebookInfo = { 
/**
 * Its name in addresses and files, or that of the one it was made from.
 */
id: string, 
/**
 * The languages its sheet is printed in.
 */
languages: Array<string>, 
/**
 * Every kind of session, with a usual length; what it plays if nobody says is the first that is its own.
 */
sessions: Array<SessionOffer>, 
/**
 * The starts it knows.
 */
starts: Array<Start>, 
/**
 * Can engines of other programs play by it?
 */
engines: boolean, 
/**
 * All answers as data: change some and send them as `answers` to play by a rulebook of one's own.
 */
answers: Record<string, unknown>, };

export type ScoreFacts = { 
/**
 * White's chance to win the match; nothing for money.
 */
chance: number | null, 
/**
 * Can this be the Crawford game?
 */
can_be_crawford: boolean, 
/**
 * For each number of the cube and each player.
 */
cubes: Array<CubeFacts>, };

export type Seat = { "kind": "me", 
/**
 * How this player wants to be called.
 */
name?: string, } | { "kind": "computer", 
/**
 * How strong.
 */
level: Level, 
/**
 * An engine of another program, by the name that `welcome` gives; the computer plays on for it should it fail.
 */
engine?: string, } | { "kind": "link" };

export type SeatInfo = { 
/**
 * Who has it.
 */
kind: SeatKind, 
/**
 * The computer's level.
 */
level: Level | null, 
/**
 * The engine of another program that plays for the computer, or did.
 */
engine: EngineInfo | null, 
/**
 * What the player is called.
 */
name: string | null, 
/**
 * The colour that the player is shown in.
 */
colour: Colour | null, 
/**
 * Is a page of this player connected (always so for the computer)?
 */
present: boolean, 
/**
 * Does this page hold it?
 */
mine: boolean, };

export type SeatKind = "person" | "computer" | "open";

export type Sentence = { 
/**
 * The whole key, as in `refusal-blocked`.
 */
key: string, 
/**
 * Names and values.
 */
variables?: { [key in string]: Variable }, };

export type SessionKind = { "kind": "single-game" } | { "kind": "running-total" } | { "kind": "match", 
/**
 * How many.
 */
points: number, } | { "kind": "money" } | { "kind": "games", 
/**
 * How many.
 */
count: number, };

export type SessionOffer = { 
/**
 * What is played.
 */
session: SessionKind, 
/**
 * Does the rulebook play it itself?
 */
own: boolean, 
/**
 * What the players can settle between them.
 */
choices: Array<OpenChoice>, };

export type Share = { 
/**
 * How many.
 */
count: number, 
/**
 * What they cost, in normalised equity.
 */
cost: number, };

export type Side = "white" | "black";

export type Situation = { 
/**
 * How many checkers each side should have: 15, or 3 in hypergammon.
 */
checkers: number, 
/**
 * What waits for an answer.
 */
waiting?: Waiting, 
/**
 * To how many points the match goes; nothing in a game for points.
 */
length: number | null, 
/**
 * The law in force.
 */
law: Law, 
/**
 * Where the checkers stand.
 */
board: Board, 
/**
 * Who is to roll, or to play the throw.
 */
on_roll: Side, 
/**
 * The throw to be played, if it has been made.
 */
roll?: [number, number], 
/**
 * The cube.
 */
cube: Cube, 
/**
 * The points won before.
 */
score: Pair<number>, 
/**
 * Is this the Crawford game, if the rulebook has one?
 */
crawford: boolean, };

export type SolitaireAsk = "hint" | "verdict" | "solution";

export type SolitaireGame = { 
/**
 * Every jump that can be made now.
 */
jumps: Array<Jump>, 
/**
 * What was played, move by move: jumps of the same peg in a row are one move.
 */
moves: Array<Array<Jump>>, 
/**
 * Is the puzzle solved?
 */
solved: boolean, };

export type SolitaireVerdict = { "verdict": "solvable", 
/**
 * The jumps of each move.
 */
moves: Array<Array<Jump>>, 
/**
 * Is it known that no solution has fewer moves?
 */
fewest: boolean, 
/**
 * No solution has fewer moves than this.
 */
at_least: number, } | { "verdict": "impossible", 
/**
 * Why.
 */
why: Impossible, } | { "verdict": "unknown" };

export type Stage = "opening" | "contact" | "prime-against-prime" | "back-game" | "containment" | "race" | "bear-off";

export type Stake = "single" | "gammon" | "backgammon";

export type Standing = { 
/**
 * Where the checkers stand.
 */
board: Board, 
/**
 * Who is to roll, or to play the throw.
 */
on_roll: Side, 
/**
 * The throw to be played, if it has been made.
 */
roll?: [number, number], 
/**
 * The cube.
 */
cube: Cube, 
/**
 * The points won before.
 */
score: Pair<number>, 
/**
 * Is this the Crawford game, if the rulebook has one?
 */
crawford: boolean, };

export type Start = { "start": "standard" } | { "start": "jacquet" } | { "start": "nackgammon" } | { "start": "hypergammon" } | { "start": "setup", 
/**
 * Where the checkers stand.
 */
board: Board, 
/**
 * Who is on roll, in the middle of a game; without it there is an opening throw.
 */
on_roll?: Side, } | { "start": "middle" } & Standing;

export type Step = { 
/**
 * 1 to 24, or [`BAR`].
 */
from: number, 
/**
 * 1 to 24, or [`OFF`].
 */
to: number, 
/**
 * Was a lone opposing checker sent to the bar? Whoever hands a step in need not say.
 */
hit?: boolean, };

export type StepTree = { 
/**
 * The first node is the turn's present state; a node without branches is a completed turn.
 */
nodes: Array<Array<Branch>>, 
/**
 * The nodes from which every way to complete the turn leads to the same board.
 */
forced: number[], 
/**
 * In a race, once all checkers are home: the node, and its branch by which most of them come off in this turn.
 */
bear_off: [number, number][], };

export type Study = { 
/**
 * The players' names, where known.
 */
names: Pair<string | null>, 
/**
 * The labels beside the points.
 */
labels: Pair<Array<string>>, 
/**
 * How it went.
 */
played: Played, 
/**
 * Every decision, in order.
 */
decisions: Array<StudyDecision>, 
/**
 * What is wrong with the record, and what of it is not judged.
 */
remarks: Array<Sentence>, 
/**
 * How often each side threw what.
 */
dice: Pair<DiceCounts>, 
/**
 * What another program thought of it, where the file says so.
 */
theirs: TheirStudy | null, };

export type StudyDecision = { 
/**
 * The name, which knows the engine and how closely it looks.
 */
key: string, 
/**
 * The decision.
 */
decision: Decision, 
/**
 * The cube that lies there; nothing where none is in play.
 */
cube: Cube | null, 
/**
 * The play that was made, in notation.
 */
play: string | null, 
/**
 * The situation as XGID, to take it to the editor.
 */
xgid: string | null, 
/**
 * What another program thought.
 */
theirs: TheirOpinion | null, };

export type StudySource = { "from": "file", 
/**
 * Its bytes in base64.
 */
bytes: string, } | { "from": "table", 
/**
 * Which.
 */
table: string, };

export type Summary = { 
/**
 * Decisions judged.
 */
decisions: Pair<number>, 
/**
 * What they cost together.
 */
cost: Pair<number>, 
/**
 * The costliest, first the worst.
 */
costliest: Array<Verdict>, 
/**
 * Decisions still being looked at.
 */
pending: number, };

export type Table = { 
/**
 * Its name, which is also its address: whoever knows it may watch.
 */
table: string, 
/**
 * Counts every change; an `act` names the version it was decided on.
 */
version: number, 
/**
 * What is played.
 */
terms: TermsInfo, 
/**
 * Who sits where.
 */
seats: Pair<SeatInfo>, 
/**
 * How many watch.
 */
watchers: number, 
/**
 * From whose side this page looks: its seat's, white's when it holds both or none.
 */
view: Side, 
/**
 * The labels beside the points, for each side's own points 1 to 24 in order.
 */
labels: Pair<Array<string>>, 
/**
 * Where the checkers stand.
 */
board: Board, 
/**
 * What the game waits for.
 */
phase: TablePhase, 
/**
 * Who must act, if it is one player alone.
 */
turn: Side | null, 
/**
 * Is the computer thinking?
 */
thinking: boolean, 
/**
 * The cube, or nothing where none is used.
 */
cube: Cube | null, 
/**
 * What it shows once it is turned the next time; nothing where it cannot be turned.
 */
next_cube: number | null, 
/**
 * Points of the session.
 */
score: Pair<number>, 
/**
 * The number of the game, from 1.
 */
game: number, 
/**
 * Is this the Crawford game?
 */
crawford: boolean, 
/**
 * The results of the games that are over.
 */
results: Array<GameResult>, 
/**
 * How the session ended, if it has.
 */
over: Outcome | null, 
/**
 * What this page may do for each side; nothing for a side whose seat it does not hold.
 */
allowed: Pair<Allowed | null>, 
/**
 * Every way to play the turn, if it is this page's.
 */
tree: StepTree | null, 
/**
 * What happened in this game.
 */
log: Array<LogEntry>, 
/**
 * The play made last in this game.
 */
last_play: LastPlay | null, 
/**
 * What the last change brought, in order, for sounds and announcements.
 */
news: Array<Occurrence>, 
/**
 * The rule that the wrong play just made on a real board breaks.
 */
wrong: Refusal | null, 
/**
 * The clocks, where any were agreed on, or what a player who is away may lose.
 */
clock: ClockInfo | null, 
/**
 * Is the tutor on?
 */
tutor: boolean, 
/**
 * What the dice are made with, and whom they wait for.
 */
proof: Proof | null, 
/**
 * The table of the rematch, once both have gone there.
 */
rematch: string | null, 
/**
 * The table, on a server that went away, whose game goes on here.
 */
parent: string | null, 
/**
 * Where a computer plays: from where the game can be gone on with elsewhere.
 */
taken_up: Start | null, };

export type TablePhase = Before | Phase;

export type TermsInfo = { 
/**
 * The rulebook, or the one it was made from.
 */
rulebook: string, 
/**
 * Has it other answers than the sheet?
 */
custom: boolean, 
/**
 * What is played.
 */
session: SessionKind, 
/**
 * How the checkers stood at first.
 */
start: Start, 
/**
 * What was agreed where the rulebook leaves it to the players.
 */
agreement: Agreement, 
/**
 * Is it a real board?
 */
real_board: boolean, 
/**
 * What was agreed about time.
 */
timing: Timing, 
/**
 * Is white's home at the left (seen from white)?
 */
clockwise: boolean, 
/**
 * Does the cube rest beside the board, 64 up?
 */
cube_beside: boolean, };

export type TheirOpinion = { 
/**
 * What it would have done.
 */
best: Choice, 
/**
 * What it says the choice cost.
 */
cost: number, };

export type TheirStudy = { 
/**
 * Which program.
 */
program: string, 
/**
 * Its figures.
 */
sums: RatedMatch, };

export type Thoroughness = "quick" | "standard" | "deep";

export type Timing = { "kind": "none" } | { "kind": "claim", 
/**
 * How long.
 */
after: number, } | { "kind": "delay", 
/**
 * What is free in each turn.
 */
delay: number, 
/**
 * The reserve, for each point of a match.
 */
per_point: number, 
/**
 * For how long in all a lost connection stops the clock.
 */
pause: number, } | { "kind": "fischer", 
/**
 * What a turn adds.
 */
increment: number, 
/**
 * The reserve, for each point of a match.
 */
per_point: number, 
/**
 * For how long in all a lost connection stops the clock.
 */
pause: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

export type Title = { 
/**
 * The preset it is, or was made from.
 */
base: Preset, 
/**
 * Was it made from that by changing answers?
 */
own: boolean, };

export type TurnedOn = { 
/**
 * Playing on for the higher stake.
 */
take: number, 
/**
 * Giving the game up.
 */
pass: number, };

export type Turning = "double" | "redouble-at-once" | "beaver" | "raccoon";

export type Variable = { "kind": "number", "value": number } | { "kind": "point", "value": number } | { "kind": "player", "value": Side } | { "kind": "dice", "value": [number, number] } | { "kind": "choice", "value": string } | { "kind": "rulebook", "value": Title } | { "kind": "text", "value": string } | { "kind": "sentence", "value": Sentence } | { "kind": "list", "value": Array<Sentence> };

export type Verdict = { 
/**
 * The game of the session.
 */
game: number, 
/**
 * The number of the action in the session, which names the decision.
 */
number: number, 
/**
 * Who decided.
 */
side: Side, 
/**
 * About what.
 */
kind: DecisionKind, 
/**
 * The dice, for a play.
 */
dice: [number, number] | null, 
/**
 * The board before.
 */
board: Board, 
/**
 * What was done.
 */
made: Choice, 
/**
 * What the engine preferred.
 */
best: Choice, 
/**
 * The steps that the engine preferred.
 */
best_steps: Array<Step>, 
/**
 * The steps that were made.
 */
made_steps: Array<Step>, 
/**
 * What it cost, in points per unit of the cube; 0 for the best.
 */
cost: number, 
/**
 * The best few plays, with the one made among them.
 */
plays: Array<RankedPlay>, 
/**
 * The cube's numbers, for a double before the roll and its answer.
 */
cube: CubeAdvice | null, 
/**
 * What the answers come to, for a cube that was turned in answer to a double.
 */
turned_on: TurnedOn | null, 
/**
 * The situation as XGID, to take it to the editor.
 */
xgid: string, 
/**
 * Which engine looked how far.
 */
settings: string, };

export type VoidThrow = "not-flat" | "different-halves" | "on-checker" | "before-turn-ended" | "wrong-half";

export type Waiting = { "turned": Turning } | { "resignation": Stake };

export type Welcome = { 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the program.
 */
version: string, 
/**
 * The secret by which this browser's games are known: keep it, and send it with the next `hello`.
 */
owner: string, 
/**
 * Engines of other programs that can be played against here, by name.
 */
engines: Array<string>, 
/**
 * Addresses under which other devices reach this server; none if it listens to this machine alone.
 */
addresses: Array<string>, 
/**
 * The port it listens on.
 */
port: number, };

export type Why = "lost" | "restored";

export type WishedTerms = { 
/**
 * A rulebook by name: `buffalo`, `german`, `danish`, `jumbo`, `ten-language`, `tournament`.
 */
rulebook: string, 
/**
 * Other answers than the rulebook's own: all of them, as `rulebooks` gives them.
 */
answers?: Record<string, unknown>, 
/**
 * What is played.
 */
session: SessionKind, 
/**
 * How the checkers stand at first.
 */
start?: Start, 
/**
 * What was agreed where the rulebook leaves it to the players.
 */
agreement?: Agreement, 
/**
 * Is it played on a real board and only written down here? Then no seat is a `link`; for the computer the page throws, too.
 */
real_board?: boolean, 
/**
 * What was agreed about time.
 */
timing?: Timing, };

export type Worth = { 
/**
 * Normalised.
 */
equity: number, 
/**
 * In a match.
 */
match_chance: number | null, };
