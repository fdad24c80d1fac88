// The analysis of a match: a plan of small questions, asked two at a time, with what is known from before left out. It
// goes on while other pages are looked at, can be stopped, and is taken up where it was.

import type { GameSummary, Judged, Decision, RatedMatch, Side, StudySource, Thoroughness } from '../protocol';
import { connection, RequestFault } from '../socket';
import { faultSentence } from '../table/api';
import { computerName } from '../table/computer';
import { t } from '../words.svelte';
import { get, keep, put, recall, type KeptMatch } from './store';

/** Decisions of one question. */
const AT_A_TIME = 6;
/** Questions that are asked at the same time. */
const TOGETHER = 2;
/** How long until a server that had too much to do is asked again. */
const PAUSE = 400;

export class Analysis {
  match = $state.raw<KeptMatch>() as KeptMatch;
  /** For each decision what is thought of it; null for what cannot be judged, undefined for what is still to be. */
  judged = $state.raw<readonly (Judged | null | undefined)[]>([]);
  /** Decisions that were played out by themselves. */
  deeper = $state.raw<readonly (Judged | undefined)[]>([]);
  running = $state(false);
  fault = $state('');
  private wanted = 0;

  constructor(match: KeptMatch) {
    this.match = match;
    this.judged = match.study.decisions.map(() => undefined);
  }

  readonly decisions = $derived.by(() => this.match.study.decisions);
  readonly done = $derived(this.judged.filter((one) => one !== undefined).length);
  readonly sums = $derived<RatedMatch | null>(this.match.sums);

  /** What is thought of a decision, looked at as closely as it was. */
  of(index: number): Judged | null {
    return this.deeper[index] ?? this.judged[index] ?? null;
  }

  /** Takes over what is kept. */
  async load(): Promise<void> {
    const keys = this.decisions.map(({ key }) => key);
    const [kept, played] = await Promise.all([recall(keys), recall(keys.map(deep))]);
    this.judged = kept.map((one, index) => one ?? this.judged[index]);
    this.deeper = played;
  }

  /** Judges what is still to be judged; ends early when it is stopped. */
  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.fault = '';
    this.wanted += 1;
    const run = this.wanted;
    try {
      await this.load();
      const open = this.judged.flatMap((one, index) => (one === undefined ? [index] : []));
      await Promise.all(Array.from({ length: TOGETHER }, () => this.work(run, open)));
      await this.sumUp();
    } catch (fault) {
      this.fault = faultSentence(fault);
    } finally {
      if (run === this.wanted) this.running = false;
    }
  }

  stop(): void {
    this.wanted += 1;
    this.running = false;
    void this.sumUp().catch(() => undefined);
  }

  /** Looks more or less closely from now on. */
  async look(thoroughness: Thoroughness): Promise<void> {
    if (this.running) this.stop();
    const answer = await connection.request<'study'>({ type: 'study', source: this.match.source, thoroughness });
    const study = { ...answer.study, names: this.match.study.names };
    await this.change({ thoroughness, study, sums: null, whole: false });
    this.judged = study.decisions.map(() => undefined);
    this.deeper = [];
    await this.start();
  }

  /** Says which of the players it is about. */
  async setMe(me: Side | null): Promise<void> {
    await this.change({ me });
  }

  /** Plays the close choices of one decision out. */
  async playOut(index: number): Promise<void> {
    const place = this.decisions[index];
    if (!place) return;
    const { judged } = await ask([place.decision], 'deep');
    const [one] = judged;
    if (!one) return;
    this.deeper = this.decisions.map((_, at) => (at === index ? one : this.deeper[at]));
    await keep([[deep(place.key), one]]);
  }

  private async work(run: number, open: number[]): Promise<void> {
    while (run === this.wanted) {
      const batch = open.splice(0, AT_A_TIME);
      if (batch.length === 0) return;
      const places = batch.flatMap((index) => this.decisions[index] ?? []);
      const { judged } = await ask(
        places.map(({ decision }) => decision),
        this.match.thoroughness,
      );
      // What there was no time for comes again.
      open.unshift(...batch.slice(judged.length));
      await keep(judged.flatMap((one, at) => (one && places[at] ? [[places[at].key, one] as const] : [])));
      if (run !== this.wanted) return;
      const next = [...this.judged];
      judged.forEach((one, at) => {
        const index = batch[at];
        if (index !== undefined) next[index] = one;
      });
      this.judged = next;
    }
  }

  private async sumUp(): Promise<void> {
    const entries = this.judged.flatMap((one) => one?.entry ?? []);
    const { sums } = await connection.request<'sums'>({ type: 'sum-up', played: this.match.study.played, entries });
    await this.change({ sums, whole: this.judged.every((one) => one !== undefined) });
  }

  private async change(changed: Partial<KeptMatch>): Promise<void> {
    this.match = { ...this.match, ...changed };
    await put('matches', this.match);
  }
}

const deep = (key: string): string => `deep ${key}`;

function ask(decisions: Decision[], thoroughness: Thoroughness): Promise<{ judged: (Judged | null)[] }> {
  return patiently(() => connection.request<'judged'>({ type: 'judge', decisions, thoroughness }));
}

/** Asks until there is an answer, or a fault that will not pass. */
export async function patiently<T>(asked: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await asked();
    } catch (fault) {
      // A connection that was lost comes back; a server that has too much to do is given a moment.
      if (!(fault instanceof RequestFault) || (fault.key !== 'lost' && fault.key !== 'too-many')) throw fault;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const opened: Partial<Record<string, Analysis>> = {};

/** A match that is kept, with its analysis as far as it is. */
export async function analysisOf(id: string): Promise<Analysis | null> {
  const known = opened[id];
  if (known) return known;
  const match = await get('matches', id);
  if (!match) return null;
  const analysis = new Analysis(match);
  opened[id] = analysis;
  await analysis.load();
  return analysis;
}

interface Opened {
  readonly id: string;
  readonly file: string | null;
  readonly at: number;
  readonly me: Side | null;
  /** What the players are called where the record does not say. */
  readonly names?: { readonly white: string | null; readonly black: string | null };
}

/** Opens a match and keeps it; gives the name under which it is kept. */
export async function openMatch(source: StudySource, from: Opened): Promise<string> {
  const before = await get('matches', from.id);
  const thoroughness = before?.thoroughness ?? 'standard';
  const answer = await connection.request<'study'>({ type: 'study', source, thoroughness });
  const names = { white: answer.study.names.white ?? from.names?.white ?? null, black: answer.study.names.black ?? from.names?.black ?? null };
  const study = { ...answer.study, names };
  // A mended record keeps its judgements, which go by their names; the sums are made anew.
  const same = before !== undefined && JSON.stringify(before.study.decisions) === JSON.stringify(study.decisions);
  const match: KeptMatch = {
    id: from.id,
    file: from.file,
    source,
    thoroughness,
    study,
    at: from.file === null ? from.at : (before?.at ?? from.at),
    me: before?.me ?? from.me ?? whoIs(study.names),
    sums: same ? before.sums : null,
    whole: same ? before.whole : false,
  };
  await put('matches', match);
  opened[from.id] = undefined;
  return from.id;
}

/** Opens a game that was played here. */
export function openTable(game: GameSummary): Promise<string> {
  const mine = (['white', 'black'] as const).filter((side) => game.seats[side].mine);
  const name = (side: Side): string | null => {
    const seat = game.seats[side];
    if (seat.kind === 'computer') return computerName(seat);
    return seat.mine && mine.length === 1 ? t('player-you') : null;
  };
  return openMatch(
    { from: 'table', table: game.table },
    {
      id: `table-${game.table}`,
      file: null,
      at: game.updated,
      me: mine.length === 1 ? (mine[0] ?? null) : null,
      names: { white: name('white'), black: name('black') },
    },
  );
}

const NAMES = 'pasch-my-names';

function myNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(NAMES) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers by which name somebody plays elsewhere. */
export function rememberName(name: string | null): void {
  if (name === null || myNames().includes(name)) return;
  localStorage.setItem(NAMES, JSON.stringify([...myNames(), name].slice(-20)));
}

function whoIs(names: { white: string | null; black: string | null }): Side | null {
  const known = myNames();
  const mine = (['white', 'black'] as const).filter((side) => known.includes(names[side] ?? ''));
  return mine.length === 1 ? (mine[0] ?? null) : null;
}
