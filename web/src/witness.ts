// What this browser saw of the dice before they fell: the nonces it sent and the commitments it was given. With them
// the proof of a game rests on nothing that the server says afterwards.

export interface Seen {
  /** By the number of the roll. */
  readonly nonces: Readonly<Record<string, string>>;
  /** By the number of the chain. */
  readonly commitments: Readonly<Record<string, string>>;
}

const KEY = 'pasch-witness';
const TABLES = 40;

/** A nonce from the browser's own source of chance, kept for later. */
export function freshNonce(table: string, roll: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const seen = seenOf(table);
  keep(table, { ...seen, nonces: { ...seen.nonces, [roll]: nonce } });
  return nonce;
}

/** The first commitment to a chain counts: a later one would prove nothing. */
export function keepCommitment(table: string, chain: number, commitment: string): void {
  const seen = seenOf(table);
  if (seen.commitments[chain] !== undefined) return;
  keep(table, { ...seen, commitments: { ...seen.commitments, [chain]: commitment } });
}

export function seenOf(table: string): Seen {
  const seen = all()[table] as Partial<Seen> | undefined;
  return { nonces: seen?.nonces ?? {}, commitments: seen?.commitments ?? {} };
}

function keep(table: string, seen: Seen): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  const kept = Object.fromEntries([...others.slice(1 - TABLES), [table, seen]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // No room: the game goes on, only this browser's own witness is lost.
  }
}

function all(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
