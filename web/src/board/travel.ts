// How checkers travel: those that stand elsewhere than before glide there along an arc. The animation runs beside the
// drawing, so that nothing waits for it.

import { arc, bow, type Geometry, type Seat, type Spot } from './geometry';
import type { Piece } from './pieces';
import type { Side } from './state';

export class Travel {
  private readonly elements = new Map<number, SVGGElement>();
  private spots: Record<number, Spot> = {};
  private laidOut: Geometry | null = null;

  /** Remembers which element draws a piece, until the function it returns is called. */
  keep(id: number, element: SVGGElement): () => void {
    this.elements.set(id, element);
    return () => void this.elements.delete(id);
  }

  /** The pieces lie there now. After a change of the board's size nothing travels. */
  settle(board: Geometry, pieces: readonly Piece[], seatOf: (side: Side) => Seat, duration: number): void {
    const before = this.laidOut === board && duration > 0 ? this.spots : {};
    const middle = { x: board.width / 2, y: board.height / 2 };
    this.laidOut = board;
    this.spots = {};
    for (const { id, side, point, tier } of pieces) {
      const to = board.checkerAt(seatOf(side), point, tier);
      this.spots[id] = to;
      const from = before[id];
      if (from && Math.hypot(from.x - to.x, from.y - to.y) > 1) this.glide(id, from, to, bow(from, to, middle, board.unit * 0.9), duration);
    }
  }

  /** A piece was let go here: it travels on from there, wherever it goes. */
  letGo(id: number, at: Spot): void {
    this.spots[id] = at;
  }

  /** A piece that was let go returns to where it lay. */
  giveBack(id: number, from: Spot, home: Spot, duration: number): void {
    this.spots[id] = home;
    if (duration > 0) this.glide(id, from, home, bow(from, home, home, 0), duration);
  }

  private glide(id: number, from: Spot, to: Spot, control: Spot, duration: number): void {
    const frames = arc(from, to, control).map((transform) => ({ transform }));
    this.elements.get(id)?.animate(frames, { duration, easing: 'cubic-bezier(.35,.05,.25,1)' });
  }
}
