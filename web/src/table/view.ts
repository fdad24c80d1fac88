// A table as this page sees it: one plain value, made from the server's messages in adapter.ts and shown by
// Table.svelte. Nothing else in the page knows the wire.

import type { Checkers, Side } from '../board/state';
import type { StepTree } from './turn';

export interface PlayerView {
  readonly name: string | null;
  readonly kind: 'person' | 'computer' | 'empty';
  readonly level: string | null;
  readonly present: boolean;
  /** Does this page play this side? */
  readonly mine: boolean;
}

export type Level = 1 | 2 | 3;

export interface Result {
  readonly winner: Side;
  readonly points: number;
  readonly level: Level;
  readonly reason: 'played' | 'drop' | 'resign';
  readonly cube: number;
}

export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'opening'; readonly tie: boolean }
  | { readonly kind: 'roll'; readonly side: Side }
  | { readonly kind: 'play'; readonly side: Side; readonly dice: readonly [number, number]; readonly tree: StepTree | null }
  | { readonly kind: 'double'; readonly by: Side; readonly to: Side; readonly value: number }
  | { readonly kind: 'resign'; readonly by: Side; readonly level: Level }
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
  | 'refuse'
  | 'next'
  | 'rematch'
  | 'take-back';

export interface Entry {
  readonly side: Side | null;
  readonly text: string;
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

export interface TableView {
  readonly id: string;
  readonly rulebook: string;
  readonly custom: boolean;
  /** The label of each point, 1 to 24 in the light side's counting. */
  readonly labels: readonly [readonly string[], readonly string[]];
  readonly players: readonly [PlayerView, PlayerView];
  readonly watchers: number;
  readonly checkers: readonly [Checkers, Checkers];
  readonly phase: Phase;
  /** Dice to show: of the roll being played, or of the opening throw. */
  readonly throws: readonly { readonly side: Side; readonly dice: readonly number[] }[];
  readonly throwId: string;
  readonly cube: { readonly value: number; readonly owner: Side | null } | null;
  readonly score: readonly [number, number];
  readonly target: number | null;
  readonly deeds: ReadonlySet<Deed>;
  readonly resignations: readonly Level[];
  /** What the cube would show after a redouble, beaver or raccoon. */
  readonly nextCube: number;
  readonly log: readonly Entry[];
  readonly lastPlay: LastPlay | null;
  readonly shareable: boolean;
  readonly sameDevice: boolean;
}
