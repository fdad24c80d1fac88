// The one connection to the tables: requests with numbers, answers to them, and news. It comes back by itself, ever
// more patiently, and tells those who asked for it. Which end it has, a server or this browser, is chosen once.

import { chosenEnd } from './ends/choice';
import type { End, Line } from './ends/end';
import { renew } from './here/service.svelte';
import { PROTOCOL_VERSION, type Answer, type Envelope, type Fault, type Sentence, type Welcome } from './protocol';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A request as the page writes it; its number is given here. */
export type Request = Without<Envelope, 'id'>;
export type Message<Type extends Answer['type'] = Answer['type']> = Extract<Answer, { type: Type }>;

/** How often the server is asked whether it is there, in milliseconds; it has as long to answer. */
const BEAT = 4000;
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000] as const;

/** The server found something wrong with a request, outside the rules of the game. */
export class RequestFault extends Error {
  readonly key: Fault['key'] | 'lost';
  /** What exactly is wrong, where more is known than the key says. */
  readonly sentences: readonly Sentence[];
  constructor(key: Fault['key'] | 'lost', sentences: readonly Sentence[] = []) {
    super(key);
    this.key = key;
    this.sentences = sentences;
  }
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(fault: RequestFault): void;
}

export class Connection {
  welcome: Welcome | null = null;
  /** Why the tables in this browser cannot be had: `elsewhere` if another tab has them now. */
  closed: string | null = null;
  readonly end: End;
  private line: Line | null = null;
  private attempts = 0;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(message: Answer) => void>();
  private readonly watchers = new Set<(open: boolean) => void>();
  private ready: Promise<void> | null = null;
  private settleReady: (() => void) | null = null;
  private beating: ReturnType<typeof setInterval> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  /** Since when a question whether the server is there has no answer. */
  private askedAt: number | null = null;

  constructor(end: End) {
    this.end = end;
  }

  /** Hears every message; the answer ends it. */
  listen(listener: (message: Answer) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hears when the connection opens and when it is lost. */
  watch(watcher: (open: boolean) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Sends a request and waits for its answer; a `fault` rejects. */
  async request<Type extends Answer['type']>(request: Request): Promise<Message<Type>> {
    await this.open();
    return (await this.send(request)) as Message<Type>;
  }

  /** Connects, if that has not begun. */
  start(): void {
    void this.open();
  }

  private open(): Promise<void> {
    if (!this.ready) {
      this.ready = new Promise((resolve) => {
        this.settleReady = resolve;
      });
      this.connect();
    }
    return this.ready;
  }

  private connect(): void {
    this.line = this.end.connect({
      opened: () => void this.greet(),
      heard: (text) => this.hear(text),
      lost: (why) => this.lost(why),
    });
  }

  private async greet(): Promise<void> {
    const owner = localStorage.getItem(this.end.owner);
    try {
      const answer = await this.send({ type: 'hello', protocol: PROTOCOL_VERSION, ...(owner ? { owner } : {}) });
      if (answer.type !== 'welcome') return;
      this.welcome = answer;
      localStorage.setItem(this.end.owner, answer.owner);
      this.attempts = 0;
      this.closed = null;
      this.askedAt = null;
      clearInterval(this.beating);
      this.beating = setInterval(() => this.beat(), BEAT);
      this.settleReady?.();
      for (const watcher of this.watchers) watcher(true);
    } catch (fault) {
      // A server of another version has newer pages to give: fetch them, but only once in a while.
      if (fault instanceof RequestFault && fault.key === 'other-version' && !sessionStorage.getItem('pasch-reloaded')) {
        sessionStorage.setItem('pasch-reloaded', '1');
        await renew().catch(() => undefined);
        window.location.reload();
      }
    }
  }

  private send(request: Request): Promise<Answer> {
    const line = this.line;
    if (!line?.open) return Promise.reject(new RequestFault('lost'));
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      line.send(JSON.stringify({ id, ...request }));
    });
  }

  private hear(text: string): void {
    let message: Answer;
    try {
      message = JSON.parse(text) as Answer;
    } catch {
      return;
    }
    for (const listener of this.listeners) listener(message);
    // The server, or the table, goes down: whoever connects again gets it as it is stored.
    if (message.type === 'closing') {
      this.line?.close();
      this.lost();
    }
    if (message.re === undefined) return;
    const waiting = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    if (message.type === 'fault') waiting?.reject(new RequestFault(message.key, message.sentences));
    else waiting?.resolve(message);
  }

  /** Asks whether the server is there. If it has not answered for a beat, the connection is dead though nobody said so. */
  private beat(): void {
    if (this.welcome === null) return;
    if (this.askedAt !== null) {
      if (performance.now() - this.askedAt > BEAT * 0.9) this.drop();
      return;
    }
    this.askedAt = performance.now();
    this.send({ type: 'ping' }).then(
      () => {
        this.askedAt = null;
      },
      () => undefined,
    );
  }

  /** The network or the person is back: look at once, and do not wait out a pause. */
  wake(): void {
    if (this.welcome !== null) return this.beat();
    if (this.retrying === undefined) return;
    clearTimeout(this.retrying);
    this.retrying = undefined;
    this.connect();
  }

  private drop(): void {
    this.line?.close();
    this.lost();
  }

  private lost(why?: string): void {
    this.closed = why ?? null;
    clearInterval(this.beating);
    const wasOpen = this.welcome !== null;
    this.welcome = null;
    if (wasOpen || !this.ready) {
      this.ready = new Promise((resolve) => {
        this.settleReady = resolve;
      });
    }
    for (const { reject } of this.waiting.values()) reject(new RequestFault('lost'));
    this.waiting.clear();
    for (const watcher of this.watchers) watcher(false);
    // Another tab has the tables now: whoever wants them here says so.
    if (why === 'elsewhere') return;
    const pause = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)] ?? 8000;
    this.attempts += 1;
    this.retrying = setTimeout(() => {
      this.retrying = undefined;
      this.connect();
    }, pause);
  }
}

export const connection = new Connection(chosenEnd());

window.addEventListener('online', () => connection.wake());
window.addEventListener('offline', () => connection.wake());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.wake();
});
