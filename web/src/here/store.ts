// The store of a page that needs no server: the browser's own database. A write is done when it is durable, and done as a
// whole or not at all.

import { answer, change, database, isFull, type StoreName } from '../database';

/** How many games a list holds. */
const LISTED = 200;

/** Something to be written, as the house orders it. */
export type Write =
  | { readonly write: 'create'; readonly table: string; readonly setting: string; readonly summary: string; readonly owners: readonly string[] }
  | {
      readonly write: 'append';
      readonly table: string;
      readonly first: number;
      readonly entries: readonly string[];
      readonly summary: string | null;
      readonly owner: string | null;
      /** The secret of its dice: nothing leaves it as it is. */
      readonly secret: readonly [number, string] | null;
      readonly forget_secret: boolean;
    }
  | { readonly write: 'forget'; readonly owner: string; readonly table: string };

/** A table without its entries. */
export interface TableRow {
  readonly table: string;
  readonly setting: string;
  readonly summary: string;
  readonly owners: readonly string[];
  readonly updated: number;
  readonly secret: readonly [number, string] | null;
}

export interface EntryRow {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly entry: string;
}

export interface Stored {
  readonly setting: string;
  readonly entries: readonly string[];
  readonly secret: readonly [number, string] | null;
}

/** What is kept under a name. */
export interface Kept {
  has(name: string): Promise<boolean>;
  get(name: string): Promise<unknown>;
  put(name: string, value: unknown): Promise<void>;
}

/** Something was not written. */
export class WriteFault extends Error {
  readonly key: 'no-room' | 'refused';
  constructor(key: 'no-room' | 'refused', cause: unknown) {
    super(key, { cause });
    this.key = key;
  }
}

export class Store implements Kept {
  /** The store, once the database is open. */
  static async open(): Promise<Store> {
    await database();
    return new Store();
  }

  /** Writes, and is done once it is durable. A number that is there already is refused: another tab has written. */
  async write(write: Write): Promise<void> {
    await this.change(['tables', 'entries'], async (at) => {
      const tables = at('tables');
      if (write.write === 'create') {
        const { table, setting, summary, owners } = write;
        const row: TableRow = { table, setting, summary, owners, updated: Date.now(), secret: null };
        await answer(tables.add(row));
        return;
      }
      const row = (await answer(tables.get(write.table))) as TableRow | undefined;
      if (!row) throw new Error(`there is no table ${write.table}`);
      if (write.write === 'forget') {
        await answer(tables.put({ ...row, owners: row.owners.filter((owner) => owner !== write.owner) }));
        return;
      }
      const { table, first, summary, owner } = write;
      const now = Date.now();
      for (const [index, entry] of write.entries.entries()) {
        await answer(at('entries').add({ table, number: first + index, at: now, entry } satisfies EntryRow));
      }
      const owners = owner === null || row.owners.includes(owner) ? row.owners : [...row.owners, owner];
      const secret = write.forget_secret ? null : (write.secret ?? row.secret);
      await answer(tables.put({ ...row, summary: summary ?? row.summary, owners, secret, updated: now }));
    });
  }

  async load(table: string): Promise<Stored | null> {
    const reading = (await database()).transaction(['tables', 'entries']);
    const row = (await answer(reading.objectStore('tables').get(table))) as TableRow | undefined;
    if (!row) return null;
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const entries = (await answer(reading.objectStore('entries').getAll(range))) as EntryRow[];
    return { setting: row.setting, secret: row.secret, entries: entries.map(({ entry }) => entry) };
  }

  /** An owner's games, the latest first: their lines, and when each was touched last. */
  async list(owner: string): Promise<[string, number][]> {
    const rows = (await answer((await database()).transaction('tables').objectStore('tables').getAll())) as TableRow[];
    const own = rows.filter(({ owners }) => owners.includes(owner)).sort((one, other) => other.updated - one.updated);
    return own.slice(0, LISTED).map(({ summary, updated }) => [summary, updated]);
  }

  async has(name: string): Promise<boolean> {
    return (await answer((await database()).transaction('kept').objectStore('kept').count(name))) > 0;
  }

  async get(name: string): Promise<unknown> {
    return answer((await database()).transaction('kept').objectStore('kept').get(name));
  }

  async put(name: string, value: unknown): Promise<void> {
    await this.change(['kept'], async (at) => {
      await answer(at('kept').put(value, name));
    });
  }

  /** Does all of it or nothing, and says why not. */
  private async change(stores: readonly StoreName[], deeds: (at: (store: StoreName) => IDBObjectStore) => Promise<void>): Promise<void> {
    try {
      await change(stores, deeds);
    } catch (fault) {
      throw new WriteFault(isFull(fault) ? 'no-room' : 'refused', fault);
    }
  }
}
