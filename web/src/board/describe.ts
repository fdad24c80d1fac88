// The board in words, for those who do not see it.

import { t } from '../words.svelte';
import { reach } from './hand';
import { countAt, FAR_OFF, isPoint, ownerOf, type Place } from './places';
import { OFF, slotOf, type BoardState, type Move, type Side } from './state';

export interface Reading {
  readonly state: BoardState;
  readonly viewer: Side;
  readonly bottom: Side;
  readonly moves: readonly Move[];
  /** The name of each slot in the numbering in use. */
  readonly labels: readonly string[];
}

/** What lies at a place, and where it can go. */
export function described(reading: Reading, place: Place): string {
  const { state, viewer } = reading;
  const owner = ownerOf(place, state.checkers, viewer);
  const colour = owner === null ? 'none' : owner === 0 ? 'light' : 'dark';
  const count = countAt(place, state.checkers, viewer);
  if (!isPoint(place)) return t(place === OFF || place === FAR_OFF ? 'board-off' : 'board-bar', { count, colour });
  const what = t('board-point', { point: nameOf(reading, place), count, colour });
  const names = reach(reading.moves, place).map((to) => (to === OFF ? t('board-off-short') : nameOf(reading, to)));
  return names.length === 0 ? what : `${what} ${t('board-can-go', { places: names.join(', ') })}`;
}

function nameOf({ labels, viewer, bottom }: Reading, place: Place): string {
  const slot = slotOf(viewer, place, bottom);
  return labels[slot] ?? String(slot);
}
