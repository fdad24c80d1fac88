// What the page does by itself once everything has come to rest, if the person wishes so. It only says what: the
// session does it, after a moment in which a hand on the page comes first.

import type { Step } from '../board/state';
import { bearingOff, forced, isComplete, type Turn } from './turn';
import type { TableView } from './view';

export interface Wishes {
  readonly autoRoll: boolean;
  readonly autoForced: boolean;
  readonly autoPass: boolean;
  readonly autoBearOff: boolean;
}

export type Automatic =
  | { readonly do: 'roll'; readonly after: number }
  | { readonly do: 'play'; readonly steps: readonly Step[]; readonly after: number }
  | { readonly do: 'pass'; readonly after: number };

/** `turn` is the turn that this page plays now. */
export function automatic(wishes: Wishes, view: TableView, turn: Turn | null): Automatic | null {
  const phase = view.phase;
  if (phase.kind === 'roll') {
    const mine = view.players[phase.side].mine;
    return wishes.autoRoll && mine && !view.deeds.has('double') ? { do: 'roll', after: 350 } : null;
  }
  if (!turn) return null;
  if (isComplete(turn)) return wishes.autoPass && turn.steps.length === 0 ? { do: 'pass', after: 1600 } : null;
  const steps = (wishes.autoForced && forced(turn)) || (wishes.autoBearOff && bearingOff(turn));
  return steps ? { do: 'play', steps, after: 700 } : null;
}
