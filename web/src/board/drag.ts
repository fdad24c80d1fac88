// A pointer on the board: pressed, perhaps carried along, let go. A press that hardly moves is a tap.

import type { Place } from './places';

/** How far a pointer may stray and still tap, in pixels. */
const STRAY = 6;

export interface Pressed {
  readonly from: Place;
  readonly x: number;
  readonly y: number;
}

export interface Carried {
  /** The piece that is carried. */
  readonly id: number;
  readonly from: Place;
  readonly x: number;
  readonly y: number;
}

export function strays(pressed: Pressed, x: number, y: number): boolean {
  return Math.hypot(x - pressed.x, y - pressed.y) > STRAY;
}

/** The place under a pointer, as the drawing marks it. */
export function placeAt(x: number, y: number): Place | null {
  const value = document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place');
  return value === null || value === undefined ? null : Number(value);
}
