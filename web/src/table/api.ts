// What the pages ask the server for, in their own words.

import { isFull } from '../database';
import type { Deed, Side as WireSide, GameSummary, Level, Replay, RulebookInfo, Seat, WishedTerms } from '../protocol';
import { persist } from '../here/service.svelte';
import { connection, RequestFault, type Request } from '../socket';
import { told } from '../told';
import { knows, t } from '../words.svelte';

/** Something done at a table, with everything that belongs to it. */
export type Act = Deed;

export { LEVELS as levels } from '../protocol';

export interface NewTable {
  readonly terms: WishedTerms;
  readonly opponent: 'computer' | 'device' | 'link';
  readonly level: Level;
  /** An engine of another program that plays for the computer. */
  readonly engine?: string;
  readonly side: WireSide;
  /** Is the tutor on from the start? */
  readonly tutor?: boolean;
}

/** Sets up a table, keeps the seats' secrets, and gives its name. */
export async function createTable(wanted: NewTable): Promise<string> {
  const me: Seat = { kind: 'me' };
  const other: Seat =
    wanted.opponent === 'computer'
      ? { kind: 'computer', level: wanted.level, ...(wanted.engine ? { engine: wanted.engine } : {}) }
      : wanted.opponent === 'device'
        ? { kind: 'me' }
        : { kind: 'link' };
  const seats = wanted.side === 'white' ? { white: me, black: other } : { white: other, black: me };
  const table = await create({ type: 'create', terms: wanted.terms, ...seats, tutor: wanted.tutor ?? false });
  if (wanted.opponent === 'link') keepSide(table, wanted.side);
  return table;
}

/** The same from the request itself. */
export async function create(request: Extract<Request, { type: 'create' }>): Promise<string> {
  const joined = await connection.request<'joined'>(request);
  keepTokens(joined.table, [joined.tokens.white, joined.tokens.black]);
  // What is played here is worth keeping: the browser is asked to promise it.
  if (connection.end.kind === 'here') void persist();
  return joined.table;
}

export async function joinTable(table: string): Promise<void> {
  const joined = await connection.request<'joined'>({ type: 'join', table, tokens: tokensOf(table) });
  keepTokens(table, [joined.tokens.white, joined.tokens.black]);
  const side = ownSide(table);
  if (side !== null) await sit(table, side).catch(() => undefined);
}

/** Sits down at this side in this window alone: at the open seat, or at one of two that this browser has. */
export async function sit(table: string, side: WireSide): Promise<void> {
  const joined = await connection.request<'joined'>({ type: 'sit', table, side });
  keepTokens(table, [...tokensOf(table), joined.tokens.white, joined.tokens.black]);
  sessionStorage.setItem(`${SIDE}${table}`, side);
}

const SIDE = 'pasch-side-';

/** The side of this window, where two windows of one browser sit opposite each other. */
function ownSide(table: string): WireSide | null {
  const side = sessionStorage.getItem(`${SIDE}${table}`);
  return side === 'white' || side === 'black' ? side : null;
}

/** A window that waits for a friend keeps to its own side, whoever comes. */
export function keepSide(table: string, side: WireSide): void {
  sessionStorage.setItem(`${SIDE}${table}`, side);
}

/** What went wrong outside the rules of the game, in a sentence. */
export function faultText(fault: RequestFault): string {
  const key = fault.key === 'lost' ? 'turn-lost' : `fault-${fault.key}`;
  const details = fault.sentences.map((sentence) => told(sentence)).join(' ');
  if (!knows(key)) return details || fault.key;
  return details ? `${t(key)} (${details})` : t(key);
}

/** The same for anything that was thrown. */
export function faultSentence(fault: unknown): string {
  if (isFull(fault)) return t('fault-no-room');
  return fault instanceof RequestFault ? faultText(fault) : String(fault);
}

export async function rulebooks(): Promise<RulebookInfo[]> {
  return (await connection.request<'rulebooks'>({ type: 'rulebooks' })).rulebooks;
}

export async function games(): Promise<GameSummary[]> {
  return (await connection.request<'games'>({ type: 'games' })).games;
}

export async function forget(table: string): Promise<void> {
  await connection.request({ type: 'forget', table });
}

export async function replay(table: string): Promise<Replay> {
  return (await connection.request<'replay'>({ type: 'replay', table })).replay;
}

const TOKENS = 'pasch-tokens';
const KEPT = 300;

function allTokens(): Record<string, string[]> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(TOKENS) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

export function tokensOf(table: string): string[] {
  const tokens = allTokens()[table];
  return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string') : [];
}

export function keepTokens(table: string, tokens: readonly (string | null)[]): void {
  const held = tokens.filter((token) => token !== null);
  if (held.length === 0) return;
  const entries = Object.entries(allTokens()).filter(([name]) => name !== table);
  const kept = Object.fromEntries([...entries.slice(-KEPT), [table, held]]);
  localStorage.setItem(TOKENS, JSON.stringify(kept));
}

const CURRENT = 'pasch-table';

/** The table to come back to. */
export const current = {
  get: (): string | null => localStorage.getItem(CURRENT),
  set: (table: string): void => localStorage.setItem(CURRENT, table),
  clear: (): void => localStorage.removeItem(CURRENT),
};
