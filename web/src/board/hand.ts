// What a tap, a drop or a die means, given the moves on offer: plain values in, a deed out. The board knows no rules, so
// whatever is not on offer is handed on as a question.

import type { Place } from './places';
import type { Move } from './state';
import { BAR } from './state';

export interface Offer {
  /** Where there are several ways from a place, the one to prefer comes first. */
  readonly moves: readonly Move[];
  /** What a tap on a checker does: play the first move from there, or show all of them. */
  readonly tap: 'play' | 'show';
  /** Does the one who moves have a checker there? */
  owns(place: Place): boolean;
}

export type HandDeed =
  | { readonly do: 'move'; readonly move: Move }
  | { readonly do: 'pick'; readonly place: Place }
  | { readonly do: 'let-go' }
  /** Without a destination the checker cannot move at all. */
  | { readonly do: 'refuse'; readonly from: Place; readonly to: Place | null };

/** A tap on a place, with a checker picked elsewhere or none; `show` picks even where a tap would play. */
export function onTap(offer: Offer, picked: Place | null, place: Place, show = offer.tap === 'show'): HandDeed | null {
  if (picked === place) return { do: 'let-go' };
  const movable = offer.moves.find((move) => move.from === place);
  if (picked !== null) {
    const move = between(offer, picked, place);
    if (move) return { do: 'move', move };
    if (!movable) return { do: 'refuse', from: picked, to: place };
  }
  if (movable) return show ? { do: 'pick', place } : { do: 'move', move: movable };
  return offer.owns(place) ? { do: 'refuse', from: place, to: null } : null;
}

/** A checker was carried and let go. */
export function onDrop(offer: Offer, from: Place, to: Place | null): HandDeed {
  if (to === null || to === from) return { do: 'let-go' };
  const move = between(offer, from, to);
  return move ? { do: 'move', move } : { do: 'refuse', from, to };
}

/** The checker at a place, by one die. */
export function onDie(offer: Offer, from: Place, die: number): HandDeed | null {
  const move = offer.moves.find(({ from: start, steps }) => start === from && steps.length === 1 && steps[0]?.die === die);
  if (move) return { do: 'move', move };
  return offer.owns(from) ? { do: 'refuse', from, to: from === BAR ? BAR - die : Math.max(0, from - die) } : null;
}

/** Where a checker from this place can go. */
export function reach(moves: readonly Move[], from: Place): Place[] {
  return [...new Set(moves.filter((move) => move.from === from).map((move) => move.to))];
}

function between(offer: Offer, from: Place, to: Place): Move | undefined {
  return offer.moves.find((move) => move.from === from && move.to === to);
}
