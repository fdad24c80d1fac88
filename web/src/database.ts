// The browser's own database: games, matches that are studied, judgements and cards, and what is kept beside them. There is one,
// so that everything can be changed in one step, or not at all.

const NAME = 'pasch';
const LATEST = 2;

export type StoreName = 'tables' | 'entries' | 'kept' | 'matches' | 'judgements' | 'cards';

/** Each store, and what of a row is its name; nothing where the name is given beside the row. */
const STORES: Readonly<Record<StoreName, string | string[] | null>> = {
  tables: 'table',
  entries: ['table', 'number'],
  kept: null,
  matches: 'id',
  judgements: null,
  cards: 'id',
};

let opening: Promise<IDBDatabase> | null = null;

/** Opens it, once for this page or worker. */
export function database(): Promise<IDBDatabase> {
  opening ??= open().catch((fault: unknown) => {
    // Whoever asks later may have more luck.
    opening = null;
    throw fault;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, LATEST);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const [store, keyPath] of Object.entries(STORES)) {
      if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath });
    }
  };
  const opened = await answer(request);
  // A newer page in another tab wants to change the form: it may, and this one ends.
  opened.onversionchange = () => opened.close();
  opened.onclose = () => (opening = null);
  return opened;
}

/** Does all of it or nothing; done once it is durable. */
export async function change(stores: readonly StoreName[], deeds: (at: (store: StoreName) => IDBObjectStore) => Promise<void>): Promise<void> {
  const writing = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  const durable = new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error('aborted'));
  });
  try {
    await deeds((store) => writing.objectStore(store));
  } catch (fault) {
    durable.catch(() => undefined);
    try {
      writing.abort();
    } catch {
      // It has aborted by itself.
    }
    throw fault;
  }
  await durable;
}

/** What comes of a request. */
export function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database says no'));
  });
}

/** Is this what a browser says when there is no room left? */
export function isFull(fault: unknown): boolean {
  return fault instanceof DOMException && fault.name === 'QuotaExceededError';
}
