// What a key means at a place of the board: where the cursor goes, or what the hand does.

import type { Spot } from './geometry';
import { reach } from './hand';
import type { Place } from './places';
import type { Move } from './state';

export type KeyDeed =
  | { readonly do: 'go'; readonly to: Place }
  | { readonly do: 'tap' }
  | { readonly do: 'die'; readonly die: number }
  | { readonly do: 'let-go' };

export interface Cursor {
  readonly at: Place;
  readonly picked: Place | null;
  readonly moves: readonly Move[];
  readonly places: readonly Place[];
  centreOf(place: Place): Spot;
}

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function onKey(key: string, cursor: Cursor): KeyDeed | null {
  const direction = directions[key];
  if (direction) return { do: 'go', to: cursor.picked === null ? neighbour(cursor, ...direction) : nextStop(cursor, ...direction) };
  if (key === 'Enter' || key === ' ') return { do: 'tap' };
  if (key === 'Escape') return cursor.picked === null ? null : { do: 'let-go' };
  if (/^[1-6]$/.test(key)) return { do: 'die', die: Number(key) };
  if (key !== 'Home' && key !== 'End') return null;
  // To the first or the last checker that can move.
  const movable = cursor.moves.map((move) => move.from);
  if (movable.length === 0) return null;
  return { do: 'go', to: key === 'Home' ? Math.max(...movable) : Math.min(...movable) };
}

/** With a checker in hand the arrows go from one destination to the next. */
function nextStop({ at, picked, moves }: Cursor, dx: number, dy: number): Place {
  const stops = [...new Set([...(picked === null ? [] : [...reach(moves, picked), picked])])].sort((a, b) => b - a);
  const index = stops.indexOf(at);
  const step = dx + dy > 0 ? 1 : -1;
  return stops[(index + step + stops.length) % stops.length] ?? at;
}

/** The nearest place in a direction. */
function neighbour({ at, places, centreOf }: Cursor, dx: number, dy: number): Place {
  const from = centreOf(at);
  let best = at;
  let bestScore = Infinity;
  for (const candidate of places) {
    if (candidate === at) continue;
    const to = centreOf(candidate);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead < 4 || aside > ahead * 1.5 + 4) continue;
    const score = ahead + aside * 2;
    if (score < bestScore) {
      bestScore = score;
      best = candidate;
    }
  }
  return best;
}
