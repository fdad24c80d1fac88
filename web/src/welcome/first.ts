// The first visit: which game lies ready, and what is remembered of the choice.

import { baseOf } from '../own/books';
import { USUAL_LEVEL, type RulebookInfo } from '../protocol';
import { fitted, nothingAgreed, termsOf, timingOf, type Draft, usualClock } from '../pages/terms';
import { createTable, rulebooks, type NewTable } from '../table/api';

const SEEN = 'pasch-welcomed';
const FIRST = 'pasch-first-table';
/** The form for a new game keeps its choices here. */
export const NEW_GAME = 'pasch-new-game';
const USUAL = 'tournament';

/** Is this the table that lies ready for someone who has never played here? */
export function isFirst(table: string): boolean {
  return localStorage.getItem(SEEN) === null && localStorage.getItem(FIRST) === table;
}

export function welcomed(): void {
  localStorage.setItem(SEEN, '1');
}

/** The rulebook chosen last. */
export function ownBox(): string {
  const { rulebook } = keptForm();
  return (typeof rulebook === 'string' ? baseOf(rulebook) : undefined) ?? USUAL;
}

/** A first game by a rulebook: against the computer, or with a friend. */
export async function firstTable(box: string | RulebookInfo, how: Partial<Omit<NewTable, 'terms'>> = {}): Promise<string> {
  const books = typeof box === 'string' ? await rulebooks() : [box];
  const sheet = books.find(({ id }) => id === box) ?? books.find(({ id }) => id === USUAL) ?? books[0];
  if (!sheet) throw new Error('no rulebook');
  const draft: Draft = { rulebook: sheet.id, session: 'match', length: 3, start: 'standard', agreement: { ...nothingAgreed } };
  const fit = fitted(draft, sheet);
  localStorage.setItem(NEW_GAME, JSON.stringify({ ...keptForm(), rulebook: sheet.id, session: fit.session, start: fit.start }));
  const table = await createTable({ terms: { ...termsOf(fit, sheet), timing: timingOf(usualClock, how.opponent === 'link') }, opponent: 'computer', level: USUAL_LEVEL, side: 'white', ...how });
  localStorage.setItem(FIRST, table);
  return table;
}

function keptForm(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NEW_GAME) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
