// The worker that holds the tables: it hands the house the page's messages, obeys its orders, and comes back with reports.
// It decides nothing.

import { compile, instantiate, type House } from './engine';
import { Pool, type Lane } from './pool';
import { Store, WriteFault, type Write } from './store';

export type ToHouse =
  | { readonly kind: 'start'; readonly base: string; readonly pace: number }
  | { readonly kind: 'message'; readonly text: string };

export type FromHouse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly text: string }
  /** The house cannot stand here, or not any longer. */
  | { readonly kind: 'closed'; readonly why: string };

type Order =
  | { readonly order: 'tell'; readonly answer: unknown }
  | { readonly order: 'write'; readonly number: number; readonly write: Write }
  | { readonly order: 'load'; readonly number: number; readonly table: string }
  | { readonly order: 'list'; readonly number: number; readonly owner: string }
  | { readonly order: 'fetch'; readonly number: number; readonly catalogues: readonly string[] }
  | { readonly order: 'think'; readonly number: number; readonly lane: Lane; readonly work: unknown }
  | { readonly order: 'wake'; readonly at: number };

class Shell {
  private readonly house: House;
  private readonly store: Store;
  private readonly pool: Pool;
  private readonly base: string;
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(house: House, store: Store, pool: Pool, base: string) {
    this.house = house;
    this.store = store;
    this.pool = pool;
    this.base = base;
  }

  hear(text: string): void {
    this.obey(this.house.hear(text));
  }

  private take(report: object): void {
    this.obey(this.house.take(JSON.stringify(report)));
  }

  private obey(orders: string): void {
    for (const order of JSON.parse(orders) as Order[]) this.carryOut(order);
  }

  private carryOut(order: Order): void {
    switch (order.order) {
      case 'tell':
        return say({ kind: 'answer', text: JSON.stringify(order.answer) });
      case 'write':
        this.store.write(order.write).then(
          () => this.take({ report: 'written', number: order.number }),
          (fault: unknown) => {
            console.warn('not written', fault);
            this.take({ report: 'written', number: order.number, fault: fault instanceof WriteFault ? fault.key : 'refused' });
          },
        );
        return;
      case 'load':
        this.store.load(order.table).then(
          (stored) => this.take({ report: 'loaded', number: order.number, stored }),
          () => this.take({ report: 'loaded', number: order.number }),
        );
        return;
      case 'list':
        this.store.list(order.owner).then(
          (lines) => this.take({ report: 'listed', number: order.number, lines }),
          () => this.take({ report: 'listed', number: order.number, lines: [] }),
        );
        return;
      case 'fetch':
        void Promise.all(order.catalogues.map((name) => this.catalogue(name))).then((texts) =>
          this.take({ report: 'fetched', number: order.number, texts }),
        );
        return;
      case 'think':
        void this.pool.think(order.lane, JSON.stringify(order.work)).then((done) =>
          this.obey(this.house.take(`{"report":"thought","number":${order.number},"done":${done ?? 'null'}}`)),
        );
        return;
      case 'wake':
        clearTimeout(this.alarm);
        this.alarm = setTimeout(() => this.take({ report: 'tick' }), Math.max(0, order.at - performance.now()) + 1);
    }
  }

  private async catalogue(name: string): Promise<string | null> {
    try {
      const response = await fetch(new URL(`words/${name}.ftl`, this.base));
      return response.ok ? await response.text() : null;
    } catch {
      return null;
    }
  }
}

function say(message: FromHouse): void {
  self.postMessage(message);
}

/** Two tabs must not write the same table: the latest one has the house, and the one before is told. */
function claim(): void {
  const locks = navigator.locks as LockManager | undefined;
  locks
    ?.request('pasch-house', { steal: true }, () => new Promise(() => undefined))
    .catch(() => say({ kind: 'closed', why: 'elsewhere' }));
}

let shell: Promise<Shell> | null = null;

async function open(base: string, pace: number): Promise<Shell> {
  const [module, store] = await Promise.all([compile(base), Store.open()]);
  const engine = await instantiate(module);
  const opened = new Shell(new engine.House(pace), store, new Pool(module, store), base);
  claim();
  say({ kind: 'ready' });
  return opened;
}

self.onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  try {
    if (data.kind === 'start') shell ??= open(data.base, data.pace);
    const opened = await shell;
    if (data.kind === 'message') opened?.hear(data.text);
  } catch (fault) {
    say({ kind: 'closed', why: String(fault) });
  }
};
