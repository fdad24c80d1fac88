// A table as this page sees it: one plain value, made from the server's messages in adapter.ts. Whoever shows a table
// knows this value and not the wire.

import type { Colour, EngineInfo } from '../protocol';
import type { Checkers, Side, Throw } from '../board/state';
import type { ClockFace, Ending, SessionKind, Stake, StepTree, Timing, Turning, VoidThrow } from '../protocol';
import type { Labels } from './counting';

export interface PlayerView {
  readonly name: string | null;
  readonly kind: 'person' | 'computer' | 'empty';
  readonly level: string | null;
  /** The engine of another program that plays for the computer, or did. */
  readonly engine: EngineInfo | null;
  readonly colour: Colour | null;
  readonly present: boolean;
  /** Does this page play this side? */
  readonly mine: boolean;
}

/** What is played: one game, a match, or games that add up. */
export type SessionName = SessionKind['kind'];

/** A sentence that says why something is against the rules, and the address of the rule. */
export interface Told {
  readonly text: string;
  readonly rule: string | null;
}

export interface Result {
  readonly winner: Side;
  readonly points: number;
  readonly stake: Stake;
  readonly ending: Ending;
  readonly cube: number;
}

export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'opening'; readonly tie: boolean }
  | { readonly kind: 'roll'; readonly side: Side; readonly rolling: boolean }
  | { readonly kind: 'play'; readonly side: Side; readonly dice: readonly [number, number]; readonly tree: StepTree | null }
  | { readonly kind: 'double'; readonly by: Side; readonly to: Side; readonly value: number; readonly turning: Turning }
  | { readonly kind: 'resign'; readonly by: Side; readonly stake: Stake }
  | { readonly kind: 'over'; readonly result: Result }
  | { readonly kind: 'session-over'; readonly result: Result; readonly winner: Side | null };

/** What a person at this page may do now, beside moving checkers. */
export type Deed =
  | 'roll'
  | 'double'
  | 'take'
  | 'drop'
  | 'redouble'
  | 'beaver'
  | 'raccoon'
  | 'accept'
  | 'decline'
  | 'next-game'
  | 'finish'
  | 'rematch'
  | 'take-back'
  | 'claim';

/** A line of the log: a sentence of the catalogue with its values, and the play in it in the usual notation. */
export interface Entry {
  readonly side: Side | null;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly play: string | null;
}

/** The last play that was made, for showing it as movement and arrows. */
export interface LastPlay {
  /** Grows with every play of the session. */
  readonly number: number;
  readonly side: Side;
  readonly dice: readonly [number, number];
  readonly steps: readonly { readonly from: number; readonly to: number }[];
  readonly before: readonly [Checkers, Checkers];
}

/** The clocks as the server said they stood, and when that was on this page's own clock. */
export interface ClockView {
  readonly timing: Timing;
  readonly sides: readonly [ClockFace, ClockFace];
  /** In how many milliseconds each side may claim the win. */
  readonly claim: readonly [number | null, number | null];
  readonly since: number;
}

/** What is only written down of a game on a real board. */
export interface RealBoard {
  /** Who may enter a throw now, of how many dice. */
  readonly throwers: readonly { readonly side: Side; readonly count: number }[];
  /** Whose throw may be declared void, and why. */
  readonly voids: readonly { readonly side: Side; readonly reasons: readonly VoidThrow[] }[];
  /** Who may have a wrong play put right, and whose dice still lie. */
  readonly demanders: readonly Side[];
  readonly lifters: readonly Side[];
  /** The wrong play that was written down just now. */
  readonly wrong: { readonly side: Side; readonly play: string; readonly dice: string; readonly why: Told } | null;
}

export interface TableView {
  readonly id: string;
  /** Counts every change; a deed names the one it was decided on. */
  readonly version: number;
  readonly rulebook: string;
  readonly custom: boolean;
  /** Does the light side run clockwise by this rulebook? */
  readonly clockwise: boolean;
  /** The sheet's label of each point, 1 to 24, for a board with that side at the bottom. */
  readonly labels: Labels;
  readonly players: readonly [PlayerView, PlayerView];
  readonly watchers: number;
  /** The side at the bottom of this page's board. */
  readonly bottom: Side;
  readonly checkers: readonly [Checkers, Checkers];
  readonly phase: Phase;
  /** Dice to show: of the roll being played, or of the opening throw. */
  readonly throws: readonly { readonly side: Side; readonly dice: readonly number[] }[];
  readonly throwId: string;
  readonly cube: { readonly value: number; readonly owner: Side | null } | null;
  /** Does the cube lie beside the board until somebody has it? */
  readonly cubeBeside: boolean;
  readonly score: readonly [number, number];
  readonly target: number | null;
  /** For how many points, or games, the reserve of a clock is. */
  readonly units: number;
  readonly session: SessionName;
  readonly game: number;
  readonly crawford: boolean;
  readonly thinking: boolean;
  /** Each deed with the side for which this page may do it. */
  readonly deeds: ReadonlyMap<Deed, Side>;
  readonly resignations: { readonly side: Side; readonly stakes: readonly Stake[] };
  /** What the cube shows once it is turned the next time. */
  readonly nextCube: number | null;
  readonly log: readonly Entry[];
  readonly lastPlay: LastPlay | null;
  readonly sameDevice: boolean;
  /** The table where the same players go on. */
  readonly rematch: string | null;
  /** The clocks, or what a player who is away may lose; nothing where neither was agreed on. */
  readonly clock: ClockView | null;
  /** The games that are over. */
  readonly results: readonly Result[];
  /** The throws of this change, if they settled who starts or were a tie. */
  readonly openingThrows: readonly Throw[] | null;
  /** Only at a table that stands for a real board. */
  readonly real: RealBoard | null;
}
