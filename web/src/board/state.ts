// What a board shows: checkers, dice and cube as plain values. Nothing here knows a rule: the moves that may be made
// are given from outside, and a board without moves is a picture.
//
// Each side counts its own points from 24 down to 1; 0 is borne off, 25 the bar. A *slot* is a point as the player at
// the bottom of the screen counts it, so slot p is point p of the bottom side and point 25 - p of the top side.

/** 0 has the light checkers, 1 the dark ones. */
export type Side = 0 | 1;

export const OFF = 0;
export const BAR = 25;

/** How many checkers stand on each point of one side's own counting, 0 (off) to 25 (bar). */
export type Checkers = readonly number[];

export interface Die {
  readonly value: number;
  readonly used: boolean;
}

/** Dice that lie in front of one side. */
export interface Throw {
  readonly side: Side;
  readonly dice: readonly Die[];
}

export interface Cube {
  readonly value: number;
  readonly owner: Side | null;
  /** The side the cube is being offered to, at `value`. */
  readonly offeredTo: Side | null;
  /** Does it lie beside the board while nobody has it? */
  readonly beside?: boolean | undefined;
}

export interface BoardState {
  readonly checkers: readonly [Checkers, Checkers];
  /** Usually one throw; two with a die each in an opening throw. */
  readonly throws: readonly Throw[];
  /** Changes whenever dice were thrown, so that equal numbers roll visibly again. */
  readonly throwId: string | number;
  readonly cube: Cube | null;
}

/** One checker, one die. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly die: number;
}

/** A way for one checker to go, in one step or several. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly Step[];
}

/** An arrow of the last play, in the mover's own counting. */
export interface Arrow {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  /** Not what was played, but what would have been better. */
  readonly kind?: 'best';
  /** The checkers still stand where they were before this play. */
  readonly planned?: boolean;
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The slot of a side's point, and the point of a side's slot: the same turn both ways. */
export function slotOf(side: Side, point: number, bottom: Side): number {
  return side === bottom ? point : 25 - point;
}

export function pips(checkers: Checkers): number {
  return checkers.reduce((sum, count, point) => sum + count * point, 0);
}

/** How many opposing checkers lie where a side's point is; none on its bar and its tray. */
export function facing(checkers: readonly [Checkers, Checkers], side: Side, point: number): number {
  return point === OFF || point === BAR ? 0 : (checkers[other(side)][25 - point] ?? 0);
}

/** A lone opposing checker on a side's point goes to the bar. */
export function withHit(checkers: readonly [Checkers, Checkers], side: Side, point: number): readonly [Checkers, Checkers] {
  if (facing(checkers, side, point) !== 1) return checkers;
  const theirs = [...checkers[other(side)]];
  theirs[25 - point] = 0;
  theirs[BAR] = (theirs[BAR] ?? 0) + 1;
  return side === 0 ? [checkers[0], theirs] : [theirs, checkers[1]];
}

/** Moves one checker; a lone opposing checker on the point goes to the bar. */
export function withStep(
  checkers: readonly [Checkers, Checkers],
  side: Side,
  step: { readonly from: number; readonly to: number },
): readonly [Checkers, Checkers] {
  const own = [...checkers[side]];
  own[step.from] = (own[step.from] ?? 0) - 1;
  own[step.to] = (own[step.to] ?? 0) + 1;
  const theirs = withHit(checkers, side, step.to)[other(side)];
  return side === 0 ? [own, theirs] : [theirs, own];
}

/** A side's 26 counts from "point: count" pairs. */
export function checkersFrom(pairs: Record<number, number>): Checkers {
  return Array.from({ length: 26 }, (_, point) => pairs[point] ?? 0);
}
