// Everything that this browser keeps, as one file, and back. Games that are in both stay as they are, unless the file
// has more of them.

import { answer, change, database, type StoreName } from '../database';
import { sha256Of } from '../dice/hash';
import type { Judged } from '../protocol';
import { isCard, isJudged } from '../study/cards';
import { renamed, type Card, type KeptMatch } from '../study/store';
import type { EntryRow, TableRow } from './store';

/** What a file holds. */
interface Copy {
  readonly pasch: 1;
  readonly made: string;
  readonly tables: readonly TableRow[];
  readonly entries: readonly EntryRow[];
  readonly matches: readonly KeptMatch[];
  readonly judgements: readonly (readonly [string, Judged])[];
  readonly cards: readonly Card[];
  /** Settings, the secrets of seats: what is kept under names that begin with `pasch`. */
  readonly kept: Readonly<Record<string, string>>;
}

/** How much of a file was new. */
export interface TakenIn {
  readonly games: number;
  /** Matches that were analysed, and cards. */
  readonly studied: number;
}

const PREFIX = 'pasch-';
/** It belongs to a moment, not to a person. */
const LEFT_OUT: readonly string[] = ['pasch-table'];

export async function everything(): Promise<Blob> {
  const kept = Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && !LEFT_OUT.includes(key))
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  );
  const copy: Copy = { pasch: 1, made: new Date().toISOString(), ...(await rows()), kept };
  return new Blob([JSON.stringify(copy)], { type: 'application/json' });
}

type Rows = Pick<Copy, 'tables' | 'entries' | 'matches' | 'judgements' | 'cards'>;

/** What the database holds, all of it of one moment. Bear-off tables are left out: they can be made again. */
async function rows(): Promise<Rows> {
  const stores = ['tables', 'entries', 'matches', 'judgements', 'cards'] as const satisfies readonly StoreName[];
  const reading = (await database()).transaction(stores);
  const all = (store: StoreName): Promise<unknown> => answer(reading.objectStore(store).getAll());
  const [tables, entries, matches, names, judged, cards] = await Promise.all([
    all('tables'),
    all('entries'),
    all('matches'),
    answer(reading.objectStore('judgements').getAllKeys()),
    all('judgements') as Promise<Judged[]>,
    all('cards'),
  ]);
  const judgements = judged.map((one, index) => [String(names[index]), one] as const);
  return { tables, entries, matches, judgements, cards } as Rows;
}

/** Takes a file in, all of it or nothing, and tells how much was new. What is no such file is refused. */
export async function takeIn(text: string): Promise<TakenIn> {
  const copy = read(text);
  const mine = await rows();
  const tables = copy.tables.filter(({ table }) => {
    const known = mine.tables.some((row) => row.table === table);
    return !known || count(copy.entries, table) > count(mine.entries, table);
  });
  const names = new Set(tables.map(({ table }) => table));
  const matches = newer(copy.matches, mine.matches, (one, other) => one.whole && !other.whole);
  // Whoever has answered a card since then remembers it better.
  const cards = newer(copy.cards, mine.cards, (one, other) => (one.memory?.answered ?? 0) > (other.memory?.answered ?? 0));
  const known = new Set(mine.judgements.map(([key]) => key));
  // Whoever takes the file in lists its games beside their own.
  const own = localStorage.getItem('pasch-owner-here');
  const print = own === null ? [] : [sha256Of(own)];
  await change(['tables', 'entries', 'matches', 'judgements', 'cards'], async (at) => {
    for (const row of tables) at('tables').put({ ...row, owners: [...new Set([...row.owners, ...print])] });
    for (const row of copy.entries) if (names.has(row.table)) at('entries').put(row);
    for (const row of matches) at('matches').put(row);
    for (const [key, judged] of copy.judgements) if (!known.has(key)) at('judgements').put(judged, key);
    for (const row of cards) at('cards').put(row);
  });
  for (const [key, value] of Object.entries(copy.kept)) {
    if (key === 'pasch-tokens') localStorage.setItem(key, JSON.stringify({ ...parsed(value), ...parsed(localStorage.getItem(key)) }));
    else if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  return { games: tables.length, studied: matches.length + cards.length };
}

/** The rows of a file that are not here, or of which the file has the better. */
function newer<Row extends { readonly id: string }>(theirs: readonly Row[], mine: readonly Row[], better: (one: Row, other: Row) => boolean): Row[] {
  const known = new Map(mine.map((row) => [row.id, row]));
  return theirs.filter((row) => {
    const other = known.get(row.id);
    return other === undefined || better(row, other);
  });
}

function read(text: string): Copy {
  const copy: unknown = JSON.parse(text);
  const { pasch, tables, entries, matches, judgements, cards, kept } = record(copy);
  const every = (rows: unknown, test: (row: Record<string, unknown>) => boolean): boolean =>
    Array.isArray(rows) && rows.every((row: unknown) => typeof row === 'object' && row !== null && test(row as Record<string, unknown>));
  const texts = (row: Record<string, unknown>, ...names: string[]): boolean => names.every((name) => typeof row[name] === 'string');
  if (pasch !== 1) throw new Error('pasch: 1');
  if (!every(tables, (row) => texts(row, 'table', 'setting', 'summary') && Array.isArray(row['owners']))) throw new Error('tables');
  if (!every(entries, (row) => texts(row, 'table', 'entry') && Number.isInteger(row['number']))) throw new Error('entries');
  if (!every(matches, (row) => texts(renamed(row), 'id', 'thoroughness') && Array.isArray(record(row['study'])['decisions']))) throw new Error('matches');
  if (!every(judgements, (row) => typeof row[0] === 'string' && isJudged(row[1]))) throw new Error('judgements');
  if (!every(cards, isCard)) throw new Error('cards');
  if (!Object.entries(record(kept)).every(([key, value]) => key.startsWith(PREFIX) && typeof value === 'string')) throw new Error('kept');
  return copy as Copy;
}

function count(entries: readonly EntryRow[], table: string): number {
  return entries.filter((row) => row.table === table).length;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
