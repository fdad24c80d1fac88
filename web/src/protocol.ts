// Generated from crates/protocol; do not edit. To write it anew after a change there:
//   PASCH_WRITE_TYPES=1 cargo test -p pasch-protocol
/* eslint-disable */

export const PROTOCOL_VERSION = 3;

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
 * `hint`.
 */
hint: boolean, 
/**
 * Throw to see who starts, with this many dice; 0 for not now.
 */
opening_dice: number, 
/**
 * Roll.
 */
roll: boolean, 
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

export type Answer = { 
/**
 * The request's number.
 */
re?: number, } & ({ "type": "welcome" } & Welcome | { "type": "joined", 
/**
 * The table.
 */
table: string, 
/**
 * The seats that this page holds, each with its secret: keep them to come back.
 */
tokens: Pair<string | null>, } | { "type": "table" } & Table | { "type": "done", 
/**
 * The table.
 */
table: string, 
/**
 * Its version now.
 */
version: number, } | { "type": "refused", 
/**
 * The table.
 */
table: string, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "dice-log", 
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
rulebooks: Array<RulebookInfo>, } | { "type": "games", 
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
record: DiceRecord, } | { "type": "position", 
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
settings: string, } | { "type": "solitaire", 
/**
 * The answer.
 */
answer: SolitaireAnswer, } | { "type": "fault" } & Fault | { "type": "closing" });

export type Ask = "evaluate" | "plays";

export type AtTable = { "event": "taken-back" } | { "event": "sat-down", 
/**
 * Where.
 */
side: Side, } | { "event": "presence", 
/**
 * Whose.
 */
side: Side, 
/**
 * Is it there now?
 */
present: boolean, };

export type Before = { "phase": "waiting" } | { "phase": "rolling", 
/**
 * Whose.
 */
side: Side, 
/**
 * Which roll.
 */
roll: number, };

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

export type Choice = string;

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

export type CubeOwner = "centred" | { "held": Side };

export type DecisionKind = "play" | "double" | "answer";

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
stake: Stake, } | { "do": "accept" } | { "do": "decline" } | { "do": "next-game" } | { "do": "finish" } | { "do": "take-back" } | { "do": "rematch" } | { "do": "void-throw", 
/**
 * Why.
 */
why: VoidThrow, } | { "do": "wrong-play", 
/**
 * What was moved.
 */
steps: Array<Step>, } | { "do": "demand-correction" } | { "do": "lift-dice" };

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

export type Ending = "borne-off" | "dropped" | "resigned";

export type Envelope = { 
/**
 * The page's own counting.
 */
id: number, } & ({ "type": "hello", 
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
tutor?: boolean, } | { "type": "join", 
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
name?: string, } | { "type": "leave", 
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
table: string, } | { "type": "rulebooks" } | { "type": "games" } | { "type": "forget", 
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
table: string, } | { "type": "read-position", 
/**
 * The text.
 */
text: string, 
/**
 * 15, or 3 for hypergammon.
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
level: Level, } | { "type": "solitaire", 
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
ask: SolitaireAsk, });

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
stake: Stake, } | { "event": "throw-void", 
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

export type FaultKey = "unreadable" | "other-version" | "no-table" | "not-at-table" | "not-your-seat" | "stale" | "seat-open" | "not-here" | "bad-terms" | "bad-position" | "bad-file" | "too-many" | "trouble";

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
 * Who is to act next.
 */
turn: Side | null, 
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
over: boolean, 
/**
 * The winner of the session.
 */
winner: Side | null, };

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

export type LeftOut = "absent" | "late";

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
stake: Stake | null, 
/**
 * For a void throw.
 */
void: VoidThrow | null, };

export type LogKind = "opening" | "tie" | "play" | "double" | "take" | "drop" | "resign" | "decline" | "void" | "wrong" | "corrected" | "stands" | "won";

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

export type Message = { "type": "welcome" } & Welcome | { "type": "joined", 
/**
 * The table.
 */
table: string, 
/**
 * The seats that this page holds, each with its secret: keep them to come back.
 */
tokens: Pair<string | null>, } | { "type": "table" } & Table | { "type": "done", 
/**
 * The table.
 */
table: string, 
/**
 * Its version now.
 */
version: number, } | { "type": "refused", 
/**
 * The table.
 */
table: string, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "dice-log", 
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
rulebooks: Array<RulebookInfo>, } | { "type": "games", 
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
record: DiceRecord, } | { "type": "position", 
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
settings: string, } | { "type": "solitaire", 
/**
 * The answer.
 */
answer: SolitaireAnswer, } | { "type": "fault" } & Fault | { "type": "closing" };

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

export type OpeningThrow = { "one": number } | { "two": Roll };

export type Outcome = { "won": Side } | "draw";

export type Pair<T> = { 
/**
 * White's.
 */
white: T, 
/**
 * Black's.
 */
black: T, };

export type Party = "server" | "white" | "black";

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
waits: Array<Side>, 
/**
 * Who asks for new chains while a roll is open.
 */
asks: Party | null, 
/**
 * Whose consent that waits for.
 */
grants: Array<Side>, };

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
 * What is played.
 */
session: SessionKind, 
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
tutor?: boolean, } | { "type": "join", 
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
name?: string, } | { "type": "leave", 
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
table: string, } | { "type": "rulebooks" } | { "type": "games" } | { "type": "forget", 
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
table: string, } | { "type": "read-position", 
/**
 * The text.
 */
text: string, 
/**
 * 15, or 3 for hypergammon.
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
level: Level, } | { "type": "solitaire", 
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
 * Its name in addresses and files.
 */
id: string, 
/**
 * The languages its sheet is printed in.
 */
languages: Array<string>, 
/**
 * Its answers, question by question.
 */
sheet: Array<SheetLine>, 
/**
 * The kinds of session it plays: `single-game`, `running-total`, `match`, `money`, `games`.
 */
sessions: Array<string>, 
/**
 * The starts it knows: `standard`, `jacquet`, `nackgammon`, `hypergammon`.
 */
starts: Array<string>, 
/**
 * What it leaves to the players: `lower-starts`, `cube`, `automatic-double`, `jacoby`, `beavers`, `raccoons`.
 */
choices: Array<string>, 
/**
 * Has it a cube at all?
 */
cube: boolean, 
/**
 * Is white's home at the left?
 */
clockwise: boolean, 
/**
 * All answers as data: change some and send them as `answers` to play by a rulebook of one's own.
 */
answers: Record<string, unknown>, };

export type Seat = { "kind": "me", 
/**
 * How this player wants to be called.
 */
name?: string, } | { "kind": "computer", 
/**
 * How strong.
 */
level: Level, } | { "kind": "link" };

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
 * What the player is called.
 */
name: string | null, 
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

export type SheetLine = { 
/**
 * The question's key: the sentence `question-<key>` in the catalogues.
 */
question: string, 
/**
 * The parts of the answer.
 */
phrases: Array<SheetPhrase>, 
/**
 * Is it our ruling, the sheet being silent?
 */
ruling: boolean, };

export type SheetPhrase = { 
/**
 * A key: the sentence `answer-<key>` in the catalogues.
 */
key: string, 
/**
 * The number in it.
 */
number: number | null, };

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

export type SolitaireAnswer = { 
/**
 * The pegs it is about.
 */
pegs: Array<number>, 
/**
 * Every jump from here.
 */
jumps: Array<Jump>, 
/**
 * Is the goal reached?
 */
solved: boolean, 
/**
 * The truth, where it was asked for.
 */
verdict: SolitaireVerdict | null, };

export type SolitaireAsk = "jumps" | "hint" | "verdict" | "solution";

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
nodes: Array<Array<Branch>>, };

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
 * Pip counts.
 */
pips: Pair<number>, 
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
 * Can neither side hit the other any more?
 */
race: boolean, 
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
rematch: string | null, };

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
 * Its name in English, with what differs.
 */
name: string, 
/**
 * What is played.
 */
session: SessionKind, 
/**
 * How the checkers stood at first.
 */
start: Start, 
/**
 * What was agreed.
 */
agreement: Agreement, 
/**
 * Is it a real board?
 */
real_board: boolean, 
/**
 * Is white's home at the left (seen from white)?
 */
clockwise: boolean, 
/**
 * Does the cube rest beside the board, 64 up?
 */
cube_beside: boolean, 
/**
 * Do hit checkers wait beside the board?
 */
hit_aside: boolean, };

export type Title = { 
/**
 * The preset it is, or was made from.
 */
base: Preset, 
/**
 * Was it made from that by changing answers?
 */
own: boolean, };

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
 * The cube's numbers.
 */
cube: CubeAdvice | null, 
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
 * The computer's levels.
 */
levels: Array<Level>, 
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
 * Is it played on a real board and only written down here? Then both seats are `me`.
 */
real_board?: boolean, };
