// A position being edited: plain values in, plain values out. Light sits at the bottom, so slot p of the board is point p
// of Light and point 25 - p of Dark. Checkers come from the tray as long as it has some, and go back there, so that a
// position is complete whenever it can be; what is wrong with it is told as keys of sentences.

import type { Board, Place, Side, Start } from '../../protocol';

export type Tool = 'light' | 'dark' | 'away';

/** The editor's dice: 0 for a die that is not thrown. */
export type Dice = readonly [number, number];

export interface Fault {
  readonly key: 'checkers' | 'both' | 'all-off' | 'over' | 'one-die' | 'cube' | 'length' | 'score';
  readonly vars: Record<string, string | number>;
}

export const OFF = 0;
export const BAR = 25;
export const cubeValues: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** The usual start, Light to roll, for money. */
export function startPlace(): Place {
  const side = (): number[] => sideFrom({ 6: 5, 8: 3, 13: 5, 24: 2 });
  return {
    board: { white: side(), black: side() },
    on_roll: 'white',
    dice: null,
    cube: 1,
    cube_owner: null,
    score: { white: 0, black: 0 },
    match_length: null,
    crawford: false,
    jacoby: false,
    beavers: false,
    checkers: 15,
    rulebook: 'tournament',
  };
}

function sideFrom(counts: Record<number, number>): number[] {
  return Array.from({ length: 26 }, (_, point) => counts[point] ?? 0);
}

/** The same terms with every checker in the tray. */
export function cleared(place: Place): Place {
  const side = (): number[] => sideFrom({ [OFF]: place.checkers });
  return { ...place, board: { white: side(), black: side() } };
}

/** The same position with the colours changed: what Light had, Dark has now. */
export function turned(place: Place): Place {
  const other = (side: Side | null): Side | null => (side === null ? null : side === 'white' ? 'black' : 'white');
  return {
    ...place,
    board: { white: place.board.black, black: place.board.white },
    on_roll: other(place.on_roll) ?? 'white',
    cube_owner: other(place.cube_owner),
    score: { white: place.score.black, black: place.score.white },
  };
}

/** A tap on the board. `owner` says whose bar or tray it was; a point belongs to nobody. */
export function tapped(place: Place, tool: Tool, slot: number, owner: Side): Place {
  const board: Board = { white: [...place.board.white], black: [...place.board.black] };
  const point = (side: Side): number => (slot === OFF || slot === BAR || side === 'white' ? slot : 25 - slot);
  const aside = slot === OFF || slot === BAR;
  if (tool === 'away') {
    const side = aside ? owner : (board.white[slot] ?? 0) > 0 ? 'white' : 'black';
    takeAway(board[side], point(side), place.checkers);
  } else {
    // On a bar or a tray only its owner's checkers can lie, whatever the tool.
    const side = aside ? owner : tool === 'light' ? 'white' : 'black';
    const other = side === 'white' ? 'black' : 'white';
    if (!aside) while ((board[other][point(other)] ?? 0) > 0) takeAway(board[other], point(other), place.checkers);
    add(board[side], point(side), place.checkers);
  }
  return { ...place, board };
}

function takeAway(side: number[], point: number, checkers: number): void {
  if ((side[point] ?? 0) === 0) return;
  side[point] = (side[point] ?? 0) - 1;
  if (point !== OFF && total(side) < checkers) side[OFF] = (side[OFF] ?? 0) + 1;
}

function add(side: number[], point: number, checkers: number): void {
  if (point !== OFF && total(side) >= checkers && (side[OFF] ?? 0) > 0) side[OFF] = (side[OFF] ?? 0) - 1;
  side[point] = (side[point] ?? 0) + 1;
}

export function total(side: readonly number[]): number {
  return side.reduce((sum, count) => sum + count, 0);
}

/** The position as the server takes it. */
export function withDice(place: Place, dice: Dice): Place {
  const [first, second] = dice;
  return { ...place, dice: first > 0 && second > 0 ? [first, second] : null };
}

/** The position as a game goes on from it: with its dice and its cube, and in a match with its score. */
export function startOf(place: Place): Start {
  const { board, on_roll, dice, cube, cube_owner, match_length, crawford } = place;
  const score = match_length === null ? { white: 0, black: 0 } : place.score;
  const middle = { board, on_roll, dice, score, crawford: crawford && canBeCrawford(place) };
  // In the Crawford game the cube is not used, whatever it shows.
  if (middle.crawford) return { start: 'middle', ...middle };
  return { start: 'middle', ...middle, cube, ...(cube_owner ? { cube_owner } : {}) };
}

/** Everything that is wrong, in the order in which it is usually put right. */
export function faultsOf(place: Place, dice: Dice): Fault[] {
  const faults: Fault[] = [];
  const sides = [
    { side: 'light', counts: place.board.white, points: place.score.white },
    { side: 'dark', counts: place.board.black, points: place.score.black },
  ];
  for (const { side, counts } of sides) {
    const found = total(counts);
    if (found !== place.checkers) faults.push({ key: 'checkers', vars: { side, found, wanted: place.checkers } });
  }
  for (let point = 1; point <= 24; point++) {
    if ((place.board.white[point] ?? 0) > 0 && (place.board.black[25 - point] ?? 0) > 0) faults.push({ key: 'both', vars: { point } });
  }
  const out = sides.filter(({ counts }) => (counts[OFF] ?? 0) >= place.checkers).length;
  if (out === 2) faults.push({ key: 'all-off', vars: {} });
  if (out === 1) faults.push({ key: 'over', vars: {} });
  if (dice[0] > 0 !== dice[1] > 0) faults.push({ key: 'one-die', vars: {} });
  if (place.cube === 1 && place.cube_owner !== null) faults.push({ key: 'cube', vars: {} });
  const length = place.match_length;
  if (length !== null) {
    if (!Number.isInteger(length) || length < 1 || length > 1000) faults.push({ key: 'length', vars: {} });
    for (const { side, points } of sides) {
      if (points >= length) faults.push({ key: 'score', vars: { side, points, length } });
    }
  }
  return faults;
}

/** Does either side need one point, so that this can be the Crawford game? */
export function canBeCrawford(place: Place): boolean {
  const { match_length: length, score } = place;
  return length !== null && (length - score.white === 1) !== (length - score.black === 1);
}
