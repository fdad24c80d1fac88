// The one connection to the server: requests with numbers, answers to them, and news. It comes back by itself, ever
// more patiently, and tells those who asked for it.

import { PROTOCOL_VERSION, type Answer, type Envelope, type Fault, type Sentence, type Welcome } from './protocol';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A request as the page writes it; its number is given here. */
export type Request = Without<Envelope, 'id'>;
export type Message<Type extends Answer['type'] = Answer['type']> = Extract<Answer, { type: Type }>;

export const SOCKET_PATH = '/api/socket';
const OWNER = 'pasch-owner';
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
  private socket: WebSocket | null = null;
  private attempts = 0;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(message: Answer) => void>();
  private readonly watchers = new Set<(open: boolean) => void>();
  private ready: Promise<void> | null = null;
  private settleReady: (() => void) | null = null;

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
    const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${window.location.host}${SOCKET_PATH}`);
    this.socket = socket;
    socket.onopen = () => void this.greet();
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = () => this.lost();
  }

  private async greet(): Promise<void> {
    const owner = localStorage.getItem(OWNER);
    try {
      const answer = await this.send({ type: 'hello', protocol: PROTOCOL_VERSION, ...(owner ? { owner } : {}) });
      if (answer.type !== 'welcome') return;
      this.welcome = answer;
      localStorage.setItem(OWNER, answer.owner);
      this.attempts = 0;
      this.settleReady?.();
      for (const watcher of this.watchers) watcher(true);
    } catch (fault) {
      // A server of another version has newer pages to give: fetch them, but only once in a while.
      if (fault instanceof RequestFault && fault.key === 'other-version' && !sessionStorage.getItem('pasch-reloaded')) {
        sessionStorage.setItem('pasch-reloaded', '1');
        window.location.reload();
      }
    }
  }

  private send(request: Request): Promise<Answer> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new RequestFault('lost'));
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, ...request }));
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
    if (message.re === undefined) return;
    const waiting = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    if (message.type === 'fault') waiting?.reject(new RequestFault(message.key, message.sentences));
    else waiting?.resolve(message);
  }

  private lost(): void {
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
    const pause = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)] ?? 8000;
    this.attempts += 1;
    setTimeout(() => this.connect(), pause);
  }
}

export const connection = new Connection();
