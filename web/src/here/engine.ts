// The engine as it was compiled for the browser by `cargo page`. It lies in engine/, which is not kept with the sources;
// a page that was built without it has no tables of its own.

export interface House {
  hear(message: string): string;
  take(report: string): string;
}

/** Bytes that lie somewhere else. */
export interface Pieces {
  /** Lays the next ones here, and says how many they are. */
  next(here: Uint8Array): number;
}

export interface Thinker {
  think(work: string): string;
  wants(work: string): string | undefined;
  adopt(rule: string, oneSided: Pieces, twoSided: Pieces): boolean;
  signature(): string;
  evaluations(milliseconds: number): number;
}

export interface Engine {
  readonly House: new (pace: number) => House;
  readonly Thinker: new () => Thinker;
  makeOneSided(rule: string): Uint8Array | undefined;
  makeTwoSided(rule: string): Uint8Array | undefined;
}

interface Script extends Engine {
  default(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
}

const scripts = import.meta.glob<Script>('./engine/pasch.js');
const modules = import.meta.glob<string>('./engine/pasch_bg.wasm', { query: '?url', import: 'default' });

/** Compiles the engine, once; workers are handed what comes of it. */
export async function compile(base: string): Promise<WebAssembly.Module> {
  const load = Object.values(modules)[0];
  if (!load) throw new Error('this page was built without its engine');
  const address = new URL(await load(), base);
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch {
    // A host that does not know what kind of file it is.
    return WebAssembly.compile(await (await fetch(address)).arrayBuffer());
  }
}

/** Sets the engine going in this worker. */
export async function instantiate(module: WebAssembly.Module): Promise<Engine> {
  const load = Object.values(scripts)[0];
  if (!load) throw new Error('this page was built without its engine');
  const script = await load();
  await script.default({ module_or_path: module });
  return script;
}
