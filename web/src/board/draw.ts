// What is drawn beside the checkers: arrows, and the areas that dice cover.

import { bow, ROW, type Box, type Geometry, type Seat } from './geometry';
import type { Arrow, BoardState, Side } from './state';

export interface ArrowPath {
  readonly best: boolean;
  readonly d: string;
}

export function arrowPaths(board: Geometry, { checkers }: BoardState, arrows: readonly Arrow[], seatOf: (side: Side) => Seat): ArrowPath[] {
  const middle = { x: board.width / 2, y: board.height / 2 };
  return arrows.map((arrow) => {
    const seat = seatOf(arrow.side);
    const counts = checkers[arrow.side];
    // A checker that went has left a gap behind, one that is yet to go lies on top; and the other way round at the end.
    const tier = (point: number, more: number): number => Math.max(0, Math.min((counts[point] ?? 0) - more, ROW - 1));
    const from = board.checkerAt(seat, arrow.from, tier(arrow.from, arrow.planned ? 1 : 0));
    const to = board.checkerAt(seat, arrow.to, tier(arrow.to, arrow.planned ? 0 : 1));
    const control = bow(from, to, middle, board.unit, 0.12);
    return { best: arrow.kind === 'best', d: `M${from.x} ${from.y} Q${control.x} ${control.y} ${to.x} ${to.y}` };
  });
}

/** The area that a throw covers, gaps included, so that a tap between two dice counts. */
export function spread(board: Geometry, seat: Seat, count: number): Box {
  const [a, b] = [board.dieAt(seat, 0, count), board.dieAt(seat, count - 1, count)];
  return {
    x: Math.min(a.x, b.x) - board.die / 2,
    y: Math.min(a.y, b.y) - board.die / 2,
    width: Math.abs(a.x - b.x) + board.die,
    height: Math.abs(a.y - b.y) + board.die,
  };
}
