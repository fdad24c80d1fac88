// When the server goes away in the middle of a game against the computer: the same game as a new one in this browser, which
// names its parent. The two are never merged.

import { standHere } from '../ends/choice';
import type { Table } from '../protocol';
import type { Request } from '../socket';

type Create = Extract<Request, { type: 'create' }>;
const KEY = 'pasch-going-on';

/** What would be played here; nothing if it cannot be. */
export function goingOn(table: Table): Create | null {
  const { seats, terms } = table;
  const mine = (['white', 'black'] as const).find((side) => seats[side].mine);
  const other = mine === 'white' ? 'black' : 'white';
  const { level } = seats[other];
  const start = table.taken_up;
  if (mine === undefined || seats[other].kind !== 'computer' || level === null || terms.custom || terms.real_board || start === null) return null;
  const me = { kind: 'me' } as const;
  const computer = { kind: 'computer', level } as const;
  return {
    type: 'create',
    terms: { rulebook: terms.rulebook, session: terms.session, agreement: terms.agreement, start },
    ...(mine === 'white' ? { white: me, black: computer } : { white: computer, black: me }),
    tutor: table.tutor,
    parent: table.table,
  };
}

/** Goes on here: the page starts anew, with its tables in this browser. */
export function goOnHere(create: Create): void {
  sessionStorage.setItem(KEY, JSON.stringify(create));
  standHere(true, '#/');
}

/** What was to go on, once. */
export function takeGoingOn(): Create | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text === null ? null : (JSON.parse(text) as Create);
}
