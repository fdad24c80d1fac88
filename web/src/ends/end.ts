// One end of the page's connection: a server behind a socket, or a worker in this browser. Both speak the same messages,
// and nothing else in the page knows which of them it talks to.

export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** The line is gone; `why` says more where more is known. */
  lost(why?: string): void;
}

export interface Line {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface End {
  /** Is there anybody else, or is everything in this browser? */
  readonly kind: 'server' | 'here';
  /** Where the secret is kept by which this browser's games are known there. */
  readonly owner: string;
  connect(ears: Ears): Line;
}
