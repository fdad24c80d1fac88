// What is settled before the first throw, as a form holds it and as the server wants it. Which sessions, starts and
// agreements a rulebook knows comes from the rulebook's own answers; anything else makes a rulebook of one's own.

import type { Book } from '../own/books';
import { USUAL_TIMINGS, type Agreement, type OpenChoice, type RulebookInfo, type SessionKind, type SessionOffer, type Timing, type WishedTerms } from '../protocol';
import type { SessionName } from '../table/view';
import { t } from '../words.svelte';

export type StartName = 'standard' | 'jacquet' | 'nackgammon' | 'hypergammon';

/** The clock as the form holds it; only the numbers of the kind chosen count. */
export interface ClockDraft {
  kind: 'none' | 'delay' | 'fischer' | 'days';
  delay: number;
  increment: number;
  minutes: number;
  days: number;
}

export const clockKinds: readonly ClockDraft['kind'][] = ['none', 'delay', 'fischer', 'days'];

type Usual<Kind extends Timing['kind']> = Extract<Timing, { kind: Kind }>;

/** What is proposed to whoever wishes for a kind of clock. */
function usual<Kind extends Timing['kind']>(kind: Kind): Usual<Kind> {
  return USUAL_TIMINGS.find((timing): timing is Usual<Kind> => timing.kind === kind) as Usual<Kind>;
}

/** The clock of tournaments, not chosen yet. */
export const usualClock: ClockDraft = {
  kind: 'none',
  delay: usual('delay').delay,
  increment: usual('fischer').increment,
  minutes: usual('delay').per_point / 60,
  days: usual('days').days,
};

/** What the form's clock means; without one, friends who play from afar agree on a time to stay away. */
export function timingOf({ kind, delay, increment, minutes, days }: ClockDraft, friend: boolean): Timing {
  const per_point = Math.round(minutes * 60);
  switch (kind) {
    case 'none':
      return usual(friend ? 'claim' : 'none');
    case 'delay':
      return { ...usual(kind), delay, per_point };
    case 'fischer':
      return { ...usual(kind), increment, per_point };
    case 'days':
      return { kind, days };
  }
}

export interface Draft {
  rulebook: string;
  session: SessionName;
  length: number;
  start: StartName;
  agreement: Agreement;
}

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

/** The kinds of session, in the order in which they are proposed. */
export function sessionNames(sheet: RulebookInfo): SessionName[] {
  return sheet.sessions.map(({ session }) => session.kind);
}

function offerOf(sheet: RulebookInfo, name: SessionName): SessionOffer | undefined {
  return sheet.sessions.find(({ session }) => session.kind === name);
}

export function knowsSession(sheet: RulebookInfo, session: SessionName): boolean {
  return offerOf(sheet, session)?.own ?? false;
}

export function knowsStart(sheet: RulebookInfo, start: StartName): boolean {
  return sheet.starts.some((known) => known.start === start);
}

/** What the players of this session may agree on by this rulebook. */
export function agreeable(sheet: RulebookInfo, session: SessionName): (keyof Agreement)[] {
  return (offerOf(sheet, session)?.choices ?? []).map((choice) => fields[choice]);
}

const fields: Record<OpenChoice, keyof Agreement> = {
  'lower-starts': 'lower_starts',
  cube: 'cube',
  'automatic-double': 'automatic_double',
  'first-double': 'first_double',
  jacoby: 'jacoby',
  beavers: 'beavers',
  raccoons: 'raccoons',
};

/** The draft by another rulebook: what that one does not know gives way to what it does. */
export function fitted<D extends Draft>(draft: D, sheet: RulebookInfo): D {
  const usual = sheet.sessions.find(({ own }) => own)?.session.kind ?? 'single-game';
  const session = knowsSession(sheet, draft.session) ? draft.session : usual;
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

/** What a rulebook is called. */
export function bookName({ id, own }: Book): string {
  return own?.name ?? t(`rulebook-${id}`);
}

export function termsOf(draft: Draft, sheet: Book): WishedTerms {
  const open = agreeable(sheet, draft.session);
  const agreed = Object.entries(draft.agreement).map(([name, yes]) => [name, yes && open.includes(name as keyof Agreement)]);
  return {
    rulebook: sheet.own?.base ?? sheet.id,
    ...(isCustom(draft, sheet) || sheet.own ? { answers: amended(draft, sheet.answers) } : {}),
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
