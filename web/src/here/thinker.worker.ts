// Somebody who thinks: a worker with an engine of its own, which is asked one thing after the other.

import { instantiate, type Engine, type Pieces, type Thinker } from './engine';
import { Store } from './store';

export type ToThinker =
  | { readonly kind: 'start'; readonly module: WebAssembly.Module }
  | { readonly kind: 'think'; readonly number: number; readonly work: string }
  /** Take these tables over, or those that the browser keeps. */
  | { readonly kind: 'adopt'; readonly rule: string; readonly tables: Tables | null }
  /** Make tables, and put them where the browser keeps them, if that is wished and there is room. */
  | { readonly kind: 'make'; readonly rule: string; readonly keep: boolean }
  | { readonly kind: 'measure'; readonly what: 'signature' | 'evaluations' };

export type FromThinker =
  | { readonly kind: 'thought'; readonly number: number; readonly done: string | null; readonly wants: string | null }
  /** Tables that the browser keeps are not handed about: they are large. */
  | { readonly kind: 'made'; readonly rule: string; readonly tables: Tables | 'kept' | null }
  | { readonly kind: 'measured'; readonly value: string | number };

/** The bear-off tables of one rule. They lie with the browser, not in the page, and are read piece by piece. */
export interface Tables {
  readonly oneSided: Blob;
  readonly twoSided: Blob;
}

/** Only workers have it, and the page's types do not know it. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

let engine: Promise<Engine> | null = null;
let thinker: Thinker | null = null;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'start') {
    engine = instantiate(data.module);
    return;
  }
  if (!engine) return;
  const made = await engine;
  if (data.kind === 'make') {
    const oneSided = made.makeOneSided(data.rule);
    const twoSided = made.makeTwoSided(data.rule);
    const tables = oneSided && twoSided ? { oneSided: laid(oneSided), twoSided: laid(twoSided) } : null;
    return say({ kind: 'made', rule: data.rule, tables: tables && data.keep && (await keep(data.rule, tables)) ? 'kept' : tables });
  }
  thinker ??= new made.Thinker();
  if (data.kind === 'adopt') {
    const tables = data.tables ?? (await keptTables(data.rule));
    if (tables) thinker.adopt(data.rule, pieces(tables.oneSided), pieces(tables.twoSided));
  } else if (data.kind === 'measure') {
    const value = data.what === 'signature' ? thinker.signature() : thinker.evaluations(2000);
    say({ kind: 'measured', value });
  } else {
    let done: string | null = null;
    try {
      done = thinker.think(data.work);
    } catch (fault) {
      console.error('a thought went wrong', fault);
    }
    say({ kind: 'thought', number: data.number, done, wants: thinker.wants(data.work) ?? null });
  }
};

const nameOf = (rule: string): string => `bear-off ${rule}`;

async function keep(rule: string, tables: Tables): Promise<boolean> {
  try {
    await (await Store.open()).put(nameOf(rule), tables);
    return true;
  } catch {
    return false;
  }
}

async function keptTables(rule: string): Promise<Tables | null> {
  try {
    // Pages before this one kept the bytes themselves.
    const found = (await (await Store.open()).get(nameOf(rule))) as Record<keyof Tables, Blob | Uint8Array<ArrayBuffer>> | undefined;
    return found ? { oneSided: laid(found.oneSided), twoSided: laid(found.twoSided) } : null;
  } catch {
    return null;
  }
}

function say(message: FromThinker): void {
  self.postMessage(message);
}

/** Bytes laid down with the browser. */
function laid(bytes: Blob | Uint8Array): Blob {
  return bytes instanceof Blob ? bytes : new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

function pieces(blob: Blob): Pieces {
  const reader = new FileReaderSync();
  let at = 0;
  return {
    next(here) {
      const piece = reader.readAsArrayBuffer(blob.slice(at, at + here.length));
      here.set(new Uint8Array(piece));
      const read = piece.byteLength;
      letGo(piece);
      at += read;
      return read;
    },
  };
}

/** Frees what a buffer holds, in browsers that can: at once, and not when somebody tidies up. */
function letGo(buffer: ArrayBuffer & { transfer?(length: number): ArrayBuffer }): void {
  buffer.transfer?.(0);
}
