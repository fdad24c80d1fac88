// A position being set up: plain values in, plain values out. Light sits at the bottom, so that a place of the board is a
// point as Light counts. Checkers come from the tray as long as it has some, and go back there, so that a position is
// complete whenever it can be. What is wrong with it the rules say, not the page.

import { isPoint, ownerOf, pointOf, type Place } from '../../board/places';
import { checkersFrom, facing, OFF, other, withHit, type Checkers, type Side } from '../../board/state';
import { STARTING_BOARD } from '../../protocol';

export type Tool = 'light' | 'dark' | 'away';

/** 0 for a die that is not thrown. */
export type Dice = readonly [number, number];

export interface Setup {
  readonly checkers: readonly [Checkers, Checkers];
  readonly onRoll: Side;
  readonly dice: Dice;
  readonly cube: number;
  readonly cubeOwner: Side | null;
  readonly score: readonly [number, number];
  /** Nothing for money. */
  readonly matchLength: number | null;
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** How many checkers each side has. */
  readonly each: number;
  readonly rulebook: string;
}

const LIGHT: Side = 0;
const LARGEST_BY_HAND = 64;
export const cubeValues: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** The usual start, Light to roll, for money. */
export function startSetup(): Setup {
  return {
    checkers: [STARTING_BOARD.white, STARTING_BOARD.black],
    onRoll: LIGHT,
    dice: [0, 0],
    cube: 1,
    cubeOwner: null,
    score: [0, 0],
    matchLength: null,
    crawford: false,
    jacoby: false,
    beavers: false,
    each: 15,
    rulebook: 'tournament',
  };
}

/** The same terms with every checker in the tray. */
export function cleared(setup: Setup): Setup {
  const side = checkersFrom({ [OFF]: setup.each });
  return { ...setup, checkers: [side, side] };
}

/** The same position with the colours changed: what Light had, Dark has now. */
export function turned(setup: Setup): Setup {
  const { checkers, score, cubeOwner } = setup;
  return {
    ...setup,
    checkers: [checkers[1], checkers[0]],
    onRoll: other(setup.onRoll),
    cubeOwner: cubeOwner === null ? null : other(cubeOwner),
    score: [score[1], score[0]],
  };
}

/** A tap on the board; nothing if the other colour holds the point. */
export function tapped(setup: Setup, tool: Tool, place: Place): Setup | null {
  const owner = ownerOf(place, setup.checkers, LIGHT);
  // On a bar or a tray only its owner's checkers can lie, whatever the tool.
  const side = isPoint(place) && tool !== 'away' ? (tool === 'light' ? 0 : 1) : owner;
  if (side === null) return setup;
  const point = pointOf(place, side, LIGHT);
  if (tool === 'away') return withSide(setup, side, takenAway(setup.checkers[side], point, setup.each));
  const freed = struck(setup, side, place);
  return freed && withSide(freed, side, added(freed.checkers[side], point, setup.each));
}

/** The topmost checker of a place brought to another; nothing if it cannot lie there. */
export function carried(setup: Setup, from: Place, to: Place): Setup | null {
  const side = ownerOf(from, setup.checkers, LIGHT);
  if (side === null || (!isPoint(to) && ownerOf(to, setup.checkers, LIGHT) !== side)) return null;
  const freed = struck(setup, side, to);
  if (!freed) return null;
  const counts = [...freed.checkers[side]];
  const [start, end] = [pointOf(from, side, LIGHT), pointOf(to, side, LIGHT)];
  if ((counts[start] ?? 0) === 0) return null;
  counts[start] = (counts[start] ?? 0) - 1;
  counts[end] = (counts[end] ?? 0) + 1;
  return withSide(freed, side, counts);
}

/** A lone checker of the other side goes to its bar, as on a real board; two or more hold their point. */
function struck(setup: Setup, side: Side, place: Place): Setup | null {
  const point = pointOf(place, side, LIGHT);
  return facing(setup.checkers, side, point) > 1 ? null : { ...setup, checkers: withHit(setup.checkers, side, point) };
}

function takenAway(counts: Checkers, point: number, each: number): Checkers {
  // From the tray only what is too much can be taken.
  if ((counts[point] ?? 0) === 0 || (point === OFF && total(counts) <= each)) return counts;
  const next = [...counts];
  next[point] = (next[point] ?? 0) - 1;
  if (point !== OFF && total(next) < each) next[OFF] = (next[OFF] ?? 0) + 1;
  return next;
}

function added(counts: Checkers, point: number, each: number): Checkers {
  const next = [...counts];
  if (point !== OFF && total(next) >= each && (next[OFF] ?? 0) > 0) next[OFF] = (next[OFF] ?? 0) - 1;
  next[point] = (next[point] ?? 0) + 1;
  return next;
}

function withSide(setup: Setup, side: Side, counts: Checkers): Setup {
  return { ...setup, checkers: side === 0 ? [counts, setup.checkers[1]] : [setup.checkers[0], counts] };
}

export function total(counts: Checkers): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A die set to a value; without one, to the next, and after six to none. */
export function withDie(setup: Setup, index: number, value: number | null): Setup {
  const [first, second] = setup.dice;
  const next = value ?? ((index === 0 ? first : second) + 1) % 7;
  return { ...setup, dice: index === 0 ? [next, second] : [first, next] };
}

/** The cube turned once more; after 64 it starts again, in the middle. */
export function withCubeTurned(setup: Setup): Setup {
  const cube = setup.cube >= LARGEST_BY_HAND ? 1 : setup.cube * 2;
  return { ...setup, cube, cubeOwner: cube === 1 ? null : setup.cubeOwner };
}

/** The cube with a side, or in the middle. Who holds it has been doubled at least once. */
export function withCubeOwner(setup: Setup, cubeOwner: Side | null): Setup {
  return { ...setup, cubeOwner, cube: cubeOwner !== null && setup.cube === 1 ? 2 : setup.cube };
}

/** Is one die chosen and the other not? */
export function lacksDie({ dice: [first, second] }: Setup): boolean {
  return first > 0 !== second > 0;
}
