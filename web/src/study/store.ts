// What is studied is kept in this browser: matches, judgements by their names, cards.

import { answer, change, database } from '../database';
import type { Cube, Judged, Decision, Memory, RatedMatch, Side, Study, StudySource, Thoroughness } from '../protocol';

/** A match that was opened here. */
export interface KeptMatch {
  readonly id: string;
  /** The file's name, or nothing for a game of this server. */
  readonly file: string | null;
  /** When it was played, or opened first. */
  readonly at: number;
  readonly source: StudySource;
  readonly thoroughness: Thoroughness;
  readonly study: Study;
  /** Which of the two is the one who studies. */
  readonly me: Side | null;
  readonly sums: RatedMatch | null;
  /** Is every decision judged? */
  readonly whole: boolean;
}

/** A question to be answered again and again. */
export interface Card {
  readonly id: string;
  readonly deck: string;
  readonly made: number;
  /** How closely it was looked at. */
  readonly thoroughness: Thoroughness;
  readonly decision: Decision;
  /** The cube that lies there; cards of earlier pages do not say. */
  readonly cube?: Cube | null;
  readonly judged: Judged;
  readonly xgid: string | null;
  /** The opening that is replied to. */
  readonly after?: string | null;
  readonly memory: Memory | null;
}

interface Rows {
  matches: KeptMatch;
  judgements: Judged;
  cards: Card;
}
type Store = keyof Rows;

async function reading(store: Store): Promise<IDBObjectStore> {
  return (await database()).transaction(store, 'readonly').objectStore(store);
}

export const get = async <S extends Store>(store: S, key: string): Promise<Rows[S] | undefined> =>
  renamed((await answer((await reading(store)).get(key))) as Rows[S] | undefined);

export const all = async <S extends Store>(store: S): Promise<Rows[S][]> => ((await answer((await reading(store)).getAll())) as Rows[S][]).map(renamed);

/** What earlier pages kept calls `level` how closely it was looked at. */
export function renamed<Row>(row: Row): Row {
  return typeof row === 'object' && row !== null && 'level' in row ? { ...row, thoroughness: row.level } : row;
}

export const put = <S extends 'matches' | 'cards'>(store: S, row: Rows[S]): Promise<void> =>
  change([store], async (at) => {
    at(store).put(row);
  });

export const remove = (store: Store, key: string): Promise<void> =>
  change([store], async (at) => {
    at(store).delete(key);
  });

/** Judgements that are kept under these names; nothing where there is none. */
export async function recall(keys: readonly string[]): Promise<(Judged | undefined)[]> {
  const rows = await reading('judgements');
  return Promise.all(keys.map((key) => answer(rows.get(key) as IDBRequest<Judged | undefined>)));
}

/** Keeps judgements, all at once. */
export function keep(judged: readonly (readonly [string, Judged])[]): Promise<void> {
  return change(['judgements'], async (at) => {
    for (const [key, one] of judged) at('judgements').put(one, key);
  });
}

/** Keeps cards, all at once; a card that is there already keeps what is remembered of it. */
export async function addCards(cards: readonly Card[]): Promise<number> {
  const known = new Set((await all('cards')).map((card) => card.id));
  const fresh = cards.filter((card) => !known.has(card.id));
  await change(['cards'], async (at) => {
    for (const card of fresh) at('cards').put(card);
  });
  return fresh.length;
}
