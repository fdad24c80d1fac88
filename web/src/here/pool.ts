// Those who think, and the bear-off tables they share: a few plain workers, each with an engine of its own. One of them
// thinks about the tables and nothing else, and is there from the start; others come for what takes longer, so that no turn
// waits behind it, and go when nothing has been asked of them for a while.

import type { Kept } from './store';
import type { FromThinker, Tables, ToThinker } from './thinker.worker';

/** What is thought about: a turn at a table, or a question that can take its time. */
export type Lane = 'play' | 'question';

interface Place {
  readonly worker: Worker;
  readonly lane: Lane;
  busy: Job | null;
  /** When whoever has nothing to do goes. */
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/** How long somebody who answers questions waits for another: each holds tables and a memory of its own. */
const REST = 30_000;

interface Job {
  readonly number: number;
  readonly lane: Lane;
  readonly work: string;
  readonly done: (thought: string | null) => void;
}

export class Pool {
  private readonly places: Place[] = [];
  private readonly queue: Job[] = [];
  /** The rules whose tables are there: kept by the browser, or, where it has no room for them, here. */
  private readonly tables = new Map<string, 'wanted' | 'kept' | Tables>();
  private last = 0;
  /** How many may think in each lane. */
  private readonly size: Readonly<Record<Lane, number>>;
  private readonly module: WebAssembly.Module;
  private readonly kept: Kept;

  constructor(module: WebAssembly.Module, kept: Kept) {
    this.module = module;
    this.kept = kept;
    this.size = { play: 1, question: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)) };
    this.places.push(this.place('play'));
  }

  /** What comes of thinking about this; nothing if the thought went wrong. */
  think(lane: Lane, work: string): Promise<string | null> {
    return new Promise((done) => {
      this.last += 1;
      this.queue.push({ number: this.last, lane, work, done });
      this.next();
    });
  }

  /** Gives whoever has nothing to do what has waited longest in their lane. */
  private next(): void {
    for (const job of [...this.queue]) {
      const place = this.free(job.lane);
      if (!place) continue;
      this.queue.splice(this.queue.indexOf(job), 1);
      place.busy = job;
      clearTimeout(place.leaving);
      say(place.worker, { kind: 'think', number: job.number, work: job.work });
    }
  }

  private free(lane: Lane): Place | null {
    const places = this.places.filter((place) => place.lane === lane);
    const idle = places.find(({ busy }) => busy === null);
    if (idle || places.length >= this.size[lane]) return idle ?? null;
    const place = this.place(lane);
    this.places.push(place);
    return place;
  }

  private place(lane: Lane): Place {
    const worker = thinker(this.module);
    const place: Place = { worker, lane, busy: null, leaving: undefined };
    const leave = (): void => {
      worker.terminate();
      this.places.splice(this.places.indexOf(place), 1);
    };
    for (const [rule, tables] of this.tables) if (tables !== 'wanted') hand(worker, rule, tables);
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind !== 'thought' || data.number !== place.busy?.number) return;
      const { done } = place.busy;
      place.busy = null;
      done(data.done);
      if (data.wants !== null) void this.want(data.wants);
      this.next();
      if (lane === 'question' && place.busy === null) place.leaving = setTimeout(leave, REST);
    };
    // Whoever has gone mad is let go; the thought is lost, and the table asks again.
    worker.onerror = () => {
      leave();
      place.busy?.done(null);
      this.next();
    };
    return place;
  }

  /** Has the tables of a rule made beside the thinking, if the browser does not keep them, and handed to everyone. */
  private async want(rule: string): Promise<void> {
    if (this.tables.has(rule)) return;
    this.tables.set(rule, 'wanted');
    try {
      const tables = (await this.kept.has(`bear-off ${rule}`)) ? 'kept' : await this.make(rule);
      if (tables === null) return;
      this.tables.set(rule, tables);
      for (const { worker } of this.places) hand(worker, rule, tables);
    } catch (fault) {
      console.error('no bear-off tables', fault);
    }
  }

  private make(rule: string): Promise<Tables | 'kept' | null> {
    const worker = thinker(this.module);
    return new Promise<Tables | 'kept' | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.kind === 'made') resolve(data.tables);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      say(worker, { kind: 'make', rule, keep: true });
    }).finally(() => worker.terminate());
  }
}

function thinker(module: WebAssembly.Module): Worker {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  say(worker, { kind: 'start', module });
  return worker;
}

/** Hands somebody tables; what the browser keeps they fetch themselves. */
function hand(worker: Worker, rule: string, tables: Tables | 'kept'): void {
  say(worker, { kind: 'adopt', rule, tables: tables === 'kept' ? null : tables });
}

function say(worker: Worker, message: ToThinker): void {
  worker.postMessage(message);
}
