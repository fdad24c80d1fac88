// The checkers as things with an identity, so that a change of state can be shown as movement: the difference between
// two states says which checkers travel, and all others stay the same elements on the page.

import type { Checkers, Side } from './state';

export interface Piece {
  readonly id: number;
  readonly side: Side;
  /** The point in the side's own counting, 0 off, 25 bar. */
  readonly point: number;
  /** 0 lies at the edge of the board, higher ones further in. */
  readonly tier: number;
}

/** The pieces of a state, reusing those that already lie there. Travelling pieces come last, so they are drawn above. */
export function settle(previous: readonly Piece[], checkers: readonly [Checkers, Checkers]): Piece[] {
  let nextId = previous.reduce((highest, piece) => Math.max(highest, piece.id), -1) + 1;
  const resting: Piece[] = [];
  const travelling: Piece[] = [];
  for (const side of [0, 1] as const) {
    const lost: Piece[] = [];
    const gained: { point: number; tier: number }[] = [];
    for (let point = 25; point >= 0; point--) {
      const wanted = checkers[side][point] ?? 0;
      const here = previous
        .filter((piece) => piece.side === side && piece.point === point)
        .sort((a, b) => a.tier - b.tier);
      here.forEach((piece, tier) => {
        if (tier < wanted) resting.push(piece.tier === tier ? piece : { ...piece, tier });
        else lost.push(piece);
      });
      for (let tier = here.length; tier < wanted; tier++) gained.push({ point, tier });
    }
    // In order from the rear to the front no two paths cross more than they must.
    gained.forEach((place, index) => {
      const piece = lost[index];
      travelling.push({ id: piece?.id ?? nextId++, side, ...place });
    });
  }
  resting.sort((a, b) => a.tier - b.tier);
  travelling.sort((a, b) => a.tier - b.tier);
  return [...resting, ...travelling];
}
