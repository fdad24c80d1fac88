// The places of a board that a hand can reach, as the one who moves counts them: 1 to 24, 0 for the own tray, 25 for the
// own bar. Whoever edits a board also reaches the tray and the bar of the other side.

import type { Box, Geometry, Seat, Spot } from './geometry';
import { BAR, OFF, other, slotOf, type Checkers, type Side } from './state';

export type Place = number;

export const FAR_OFF: Place = -1;
export const FAR_BAR: Place = 26;

const near: readonly Place[] = Array.from({ length: 26 }, (_, index) => index);
const all: readonly Place[] = [...near, FAR_OFF, FAR_BAR];

export function placesOf(editing: boolean): readonly Place[] {
  return editing ? all : near;
}

export const isFar = (place: Place): boolean => place === FAR_OFF || place === FAR_BAR;
export const isPoint = (place: Place): boolean => place > OFF && place < BAR;

/** Where a place lies for a viewer who looks from this end of the screen. */
export function boxOf(board: Geometry, place: Place, viewer: Side, bottom: Side): Box {
  const seat: Seat = (viewer === bottom) !== isFar(place) ? 'bottom' : 'top';
  if (place === OFF || place === FAR_OFF) return board.tray(seat);
  if (place === BAR || place === FAR_BAR) return board.barOf(seat);
  return board.strip(slotOf(viewer, place, bottom));
}

export function centreOf(box: Box): Spot {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The side whose tray or bar this is; on a point, the side that stands there, if any does. */
export function ownerOf(place: Place, checkers: readonly [Checkers, Checkers], viewer: Side): Side | null {
  const far = other(viewer);
  if (isFar(place)) return far;
  if (!isPoint(place) || (checkers[viewer][place] ?? 0) > 0) return viewer;
  return (checkers[far][25 - place] ?? 0) > 0 ? far : null;
}

/** The place in a side's own counting. */
export function pointOf(place: Place, side: Side, viewer: Side): number {
  if (place === OFF || place === FAR_OFF) return OFF;
  if (place === BAR || place === FAR_BAR) return BAR;
  return side === viewer ? place : 25 - place;
}

/** How many checkers of its owner lie there. */
export function countAt(place: Place, checkers: readonly [Checkers, Checkers], viewer: Side): number {
  const side = ownerOf(place, checkers, viewer);
  return side === null ? 0 : (checkers[side][pointOf(place, side, viewer)] ?? 0);
}
