// What is settled before the first throw, as a form holds it and as the server wants it. Which sessions, starts and
// agreements a rulebook knows comes from the rulebook's own answers; anything else makes a rulebook of one's own.

import type { Agreement, RulebookInfo, SessionKind, WishedTerms } from '../protocol';
import type { SessionName } from '../table/view';

export type StartName = 'standard' | 'jacquet' | 'nackgammon' | 'hypergammon';

type Choice = 'lower-starts' | 'cube' | 'automatic-double' | 'first-double' | 'jacoby' | 'beavers' | 'raccoons';

export interface Draft {
  rulebook: string;
  session: SessionName;
  length: number;
  start: StartName;
  agreement: Agreement;
}

export const sessionNames: readonly SessionName[] = ['single-game', 'running-total', 'match', 'games', 'money'];
export const startNames: readonly StartName[] = ['standard', 'jacquet', 'nackgammon', 'hypergammon'];

const sessionField = {
  'single-game': 'single_game',
  'running-total': 'running_total',
  match: 'match_to',
  money: 'money',
  games: 'games',
} as const;

export const nothingAgreed: Agreement = {
  lower_starts: false,
  cube: false,
  automatic_double: false,
  first_double: false,
  jacoby: false,
  beavers: false,
  raccoons: false,
};

export function knowsSession(sheet: RulebookInfo, session: SessionName): boolean {
  return sheet.sessions.includes(session);
}

export function knowsStart(sheet: RulebookInfo, start: StartName): boolean {
  return sheet.starts.includes(start);
}

/** What the players of this session may agree on by this rulebook. */
export function agreeable(sheet: RulebookInfo, session: SessionName): (keyof Agreement)[] {
  const automaticForMoney = sheet.answers['automatic_double'] === 'if-agreed-for-money';
  const fits: Record<Choice, boolean> = {
    cube: session === 'match',
    'lower-starts': true,
    'automatic-double': session === 'money' || !automaticForMoney,
    'first-double': true,
    jacoby: session === 'money',
    beavers: session === 'money',
    raccoons: session === 'money',
  };
  const open = Object.entries(fits).filter(([choice, yes]) => yes && sheet.choices.includes(choice));
  return open.map(([choice]) => choice.replace('-', '_') as keyof Agreement);
}

/** The draft by another rulebook: what that one does not know gives way to what it does. */
export function fitted<D extends Draft>(draft: D, sheet: RulebookInfo): D {
  const session = knowsSession(sheet, draft.session) ? draft.session : (sessionNames.find((name) => knowsSession(sheet, name)) ?? 'single-game');
  return { ...draft, rulebook: sheet.id, session, start: knowsStart(sheet, draft.start) ? draft.start : 'standard' };
}

export function isCustom(draft: Draft, sheet: RulebookInfo): boolean {
  return !knowsSession(sheet, draft.session) || !knowsStart(sheet, draft.start);
}

/** What each agreement is called in the forms. */
export const agreementWords: Record<keyof Agreement, string> = {
  cube: 'new-cube',
  lower_starts: 'new-lower-starts',
  automatic_double: 'new-automatic',
  first_double: 'new-first-double',
  jacoby: 'new-jacoby',
  beavers: 'new-beavers',
  raccoons: 'new-raccoons',
};

export function termsOf(draft: Draft, sheet: RulebookInfo): WishedTerms {
  const open = agreeable(sheet, draft.session);
  const agreed = Object.entries(draft.agreement).map(([name, yes]) => [name, yes && open.includes(name as keyof Agreement)]);
  return {
    rulebook: sheet.id,
    ...(isCustom(draft, sheet) ? { answers: amended(draft, sheet.answers) } : {}),
    session: sessionOf(draft),
    start: { start: draft.start },
    agreement: Object.fromEntries(agreed) as Agreement,
  };
}

function sessionOf(draft: Draft): SessionKind {
  if (draft.session === 'match') return { kind: 'match', points: draft.length };
  if (draft.session === 'games') return { kind: 'games', count: draft.length };
  return { kind: draft.session };
}

/** The sheet's answers, with the session and the start that it does not have itself. */
function amended(draft: Draft, answers: Record<string, unknown>): Record<string, unknown> {
  const sessions = { ...(answers['sessions'] as object), [sessionField[draft.session]]: true };
  const starts = { ...(answers['starts'] as object), ...(draft.start === 'standard' ? {} : { [draft.start]: true }) };
  return { ...answers, sessions, starts };
}
