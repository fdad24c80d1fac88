// The solitaire board without a screen: holes, and a game with its way back. Which jumps there are it is told.

import type { Jump, PuzzleInfo } from '../protocol';

export interface Hole {
  readonly number: number;
  readonly row: number;
  readonly column: number;
}

const ROWS = [3, 5, 7, 7, 7, 5, 3] as const;

/** Numbered row by row from 1 to 37, on a square of seven by seven. */
export const holes: readonly Hole[] = ROWS.flatMap((width, row) =>
  Array.from({ length: width }, (_, index) => ({ row, column: (7 - width) / 2 + index })),
).map((place, index) => ({ number: index + 1, ...place }));

const numberAt = new Map(holes.map(({ number, row, column }) => [row * 7 + column, number]));

export function holeAt(row: number, column: number): number | null {
  if (row < 0 || row > 6 || column < 0 || column > 6) return null;
  return numberAt.get(row * 7 + column) ?? null;
}

export type Pegs = ReadonlySet<number>;

export function jumped(pegs: Pegs, jump: Jump): Pegs {
  return new Set([...pegs].filter((hole) => hole !== jump.from && hole !== jump.over).concat(jump.to));
}

export function sorted(pegs: Pegs): number[] {
  return [...pegs].sort((a, b) => a - b);
}

/** The first so many jumps of some moves, as moves. */
export function firstJumps(moves: readonly (readonly Jump[])[], count: number): Jump[][] {
  let left = count;
  return moves.flatMap((move) => {
    const part = move.slice(0, Math.max(0, left));
    left -= part.length;
    return part.length > 0 ? [part] : [];
  });
}

/** A move as it is written: 17-19, or 17-19-6 for two jumps. */
export function written(move: readonly Jump[]): string {
  return [move[0]?.from ?? 0, ...move.map((jump) => jump.to)].join('-');
}

export interface Puzzle {
  readonly name: string;
  readonly start: Pegs;
  readonly goal: Pegs;
  /** What to aim for where the goal itself cannot be reached. */
  readonly instead: Pegs | null;
}

export function puzzleOf({ name, start, goal, instead }: PuzzleInfo): Puzzle {
  return { name, start: new Set(start), goal: new Set(goal), instead: instead && new Set(instead) };
}

/** A game: the jumps made, and those taken back that can be played again. */
export interface Game {
  readonly start: Pegs;
  readonly made: readonly Jump[];
  readonly undone: readonly Jump[];
}

export function begin(start: Pegs): Game {
  return { start, made: [], undone: [] };
}

export function pegsOf(game: Game): Pegs {
  return game.made.reduce(jumped, game.start);
}

export function make(game: Game, jump: Jump): Game {
  const [next, ...rest] = game.undone;
  const again = next !== undefined && next.from === jump.from && next.to === jump.to;
  return { start: game.start, made: [...game.made, jump], undone: again ? rest : [] };
}

export function undo(game: Game): Game {
  const last = game.made.at(-1);
  if (!last) return game;
  return { start: game.start, made: game.made.slice(0, -1), undone: [last, ...game.undone] };
}

export function redo(game: Game): Game {
  const [next] = game.undone;
  return next ? make(game, next) : game;
}

/** The jumps of a game that was kept, each from hole to hole; whether they are jumps is for others to say. */
export function keptJumps(kept: unknown): [number, number][] {
  const isJump = (item: unknown): item is [number, number] => Array.isArray(item) && item.length === 2 && item.every((hole) => Number.isInteger(hole));
  return Array.isArray(kept) && kept.every(isJump) ? kept : [];
}
