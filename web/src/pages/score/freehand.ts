// What was really moved on a real board, right or wrong: any checker to anywhere it can lie.

import { BAR, OFF, facing, withStep, type Checkers, type Move, type Side } from '../../board/state';

export interface Carried {
  readonly from: number;
  readonly to: number;
}

/** More checkers than four are never moved with two dice. */
const MOST = 4;

export function freeMoves(checkers: readonly [Checkers, Checkers], side: Side, carried: readonly Carried[]): Move[] {
  if (carried.length >= MOST) return [];
  const now = after(checkers, side, carried);
  const moves: Move[] = [];
  for (let from = BAR; from > OFF; from--) {
    if ((now[side][from] ?? 0) === 0) continue;
    for (let to = BAR - 1; to >= OFF; to--) {
      if (to === from || facing(now, side, to) > 1) continue;
      moves.push({ from, to, steps: [{ from, to, die: 0 }] });
    }
  }
  return moves;
}

export function after(checkers: readonly [Checkers, Checkers], side: Side, carried: readonly Carried[]): readonly [Checkers, Checkers] {
  return carried.reduce<readonly [Checkers, Checkers]>((now, step) => withStep(now, side, step), checkers);
}
