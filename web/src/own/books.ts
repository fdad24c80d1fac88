// Rulebooks of one's own: kept in this browser, passed on as a link or as the file that `pasch play --rulebook` reads. What may
// be answered, and what does not go together, is asked for; nothing of it is known here.

import type { Chosen, OwnRulebook, RulebookInfo } from '../protocol';
import { connection } from '../socket';
import { rulebooks } from '../table/api';

export interface OwnBook {
  /** What it is called in addresses here; none while it is not kept. */
  readonly key: string;
  readonly name: string;
  /** The rulebook it was made from. */
  readonly base: string;
  readonly answers: Record<string, unknown>;
}

/** A rulebook to play by: one of the six, or one's own. */
export interface Book extends RulebookInfo {
  /** What its makers call it, and what they made it from. */
  readonly own?: { readonly name: string; readonly base: string };
}

/** How the names of such rulebooks begin, where one of the six could stand. */
const OWN = 'own-';
const KEPT = 'pasch-own-rulebooks';
const LONGEST = 60;

/** Those kept in this browser; what cannot be read any more is left out. */
export function ownBooks(): OwnBook[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(all) ? all.map(bookOf).filter((book) => book !== null) : [];
  } catch {
    return [];
  }
}

export function keepBook(book: OwnBook): OwnBook {
  const kept = book.key === '' ? { ...book, key: crypto.getRandomValues(new Uint32Array(2)).join('') } : book;
  const others = ownBooks().filter(({ key }) => key !== kept.key);
  localStorage.setItem(KEPT, JSON.stringify([...others, kept]));
  return kept;
}

export function forgetBook(key: string): void {
  localStorage.setItem(KEPT, JSON.stringify(ownBooks().filter((book) => book.key !== key)));
}

/** A rulebook as text, for a file or a link. */
export function written({ name, base, answers }: OwnBook): string {
  return JSON.stringify({ name, base, answers }, null, 2) + '\n';
}

/** A rulebook from such text; nothing if it is none. Its answers are not checked yet. */
export function bookFrom(text: string): OwnBook | null {
  try {
    const book = bookOf(JSON.parse(text));
    return book && { ...book, key: '' };
  } catch {
    return null;
  }
}

function bookOf(value: unknown): OwnBook | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key = '', name = '', base, answers = {} } = value as Record<string, unknown>;
  if (typeof key !== 'string' || typeof name !== 'string' || typeof base !== 'string') return null;
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return null;
  return { key, name: name.slice(0, LONGEST), base, answers: answers as Record<string, unknown> };
}

/** The rulebook as it stands, with one more answer chosen. */
export async function amend(base: string, answers?: Record<string, unknown>, choose?: Chosen): Promise<OwnRulebook> {
  const wanted = { type: 'amend', base, ...(answers ? { answers } : {}), ...(choose ? { choose } : {}) } as const;
  const { rulebook } = await connection.request<'own-rulebook'>(wanted);
  return rulebook;
}

/** Everything that can be played by: the six, then those of one's own. */
export async function books(): Promise<Book[]> {
  const sheets = await rulebooks();
  const own = await Promise.all(ownBooks().map((book) => playable(book).catch(() => null)));
  return [...sheets, ...own.filter((book) => book !== null)];
}

async function playable({ key, name, base, answers }: OwnBook): Promise<Book | null> {
  const { info } = await amend(base, answers);
  return info && { ...info, id: OWN + key, own: { name, base } };
}

/** The sheet that a rulebook is, or was made from. */
export function baseOf(id: string): string | undefined {
  return id.startsWith(OWN) ? ownBooks().find(({ key }) => OWN + key === id)?.base : id;
}
