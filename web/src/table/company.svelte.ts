// Company at a table: who I am, and what was said.

import type { Colour, Phrase, Side as WireSide } from '../protocol';
import { settings } from '../settings.svelte';
import { connection, RequestFault } from '../socket';
import { play as sound } from '../sound';
import { announce } from '../ui/announce.svelte';
import { t } from '../words.svelte';
import { sideOf } from './adapter';
import { nameOf } from './sentences';
import type { TableView } from './view';

export const phrases: readonly Phrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'lucky-roll',
  'bad-luck',
  'oops',
  'thinking',
  'one-moment',
  'back',
  'thanks',
  'good-game',
  'another',
  'goodbye',
];

export const colours: readonly Colour[] = ['red', 'orange', 'gold', 'green', 'teal', 'blue', 'purple', 'pink'];

export interface Heard {
  readonly number: number;
  readonly name: string;
  readonly phrase: Phrase;
  readonly mine: boolean;
}

/** As many as can be read at a glance. */
const KEPT = 4;
/** Between two phrases one takes a breath. */
const BREATH = 1100;

export class Company {
  heard = $state.raw<readonly Heard[]>([]);
  /** What was said last by somebody else, for a moment over the board. */
  spoken = $state.raw<Heard | null>(null);
  resting = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly view: () => TableView | null;

  constructor(view: () => TableView | null) {
    this.view = view;
  }

  /** Listens until the function it returns is called. */
  start(): () => void {
    const unlisten = connection.listen((message) => {
      if (message.type === 'said' && message.table === this.view()?.id) this.hear(message.side, message.phrase);
    });
    return () => {
      unlisten();
      clearTimeout(this.timer);
    };
  }

  private hear(side: WireSide, phrase: Phrase): void {
    const view = this.view();
    if (!view) return;
    const { mine } = view.players[sideOf(side)];
    if (!mine && settings.muted) return;
    const heard: Heard = { number: (this.heard.at(-1)?.number ?? 0) + 1, name: nameOf(view, sideOf(side)), phrase, mine };
    this.heard = [...this.heard, heard].slice(-KEPT);
    if (mine) return;
    this.spoken = heard;
    announce(`${heard.name}: ${t(`phrase-${phrase}`)}`);
    sound('turn');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.spoken = null), 5000);
  }

  async say(phrase: Phrase): Promise<void> {
    const table = this.view()?.id;
    if (table === undefined || this.resting) return;
    this.resting = true;
    setTimeout(() => (this.resting = false), BREATH);
    try {
      await connection.request({ type: 'say', table, phrase });
    } catch (fault) {
      if (!(fault instanceof RequestFault)) throw fault;
    }
  }
}

// ---- who I am, kept in this browser

const ME = 'pasch-me';

export interface Me {
  readonly name: string;
  readonly colour: Colour | null;
}

export function me(): Me {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ME) ?? '{}');
    const { name, colour } = value as Partial<Me>;
    return { name: typeof name === 'string' ? name : '', colour: colours.find((known) => known === colour) ?? null };
  } catch {
    return { name: '', colour: null };
  }
}

/** Remembers who I am, and tells the table at which I sit. */
export async function introduce(table: string, { name, colour }: Me): Promise<void> {
  localStorage.setItem(ME, JSON.stringify({ name, colour }));
  await connection.request({ type: 'introduce', table, ...(name ? { name } : {}), ...(colour ? { colour } : {}) });
}

/** Says at a table who I am, if I ever said so and it does not know yet. */
export function introduceAgain(view: TableView): void {
  const mine = view.players.filter((player) => player.mine);
  const { name, colour } = me();
  const [player] = mine;
  if (mine.length !== 1 || !player || (name === '' && colour === null)) return;
  if ((player.name ?? '') === name && player.colour === colour) return;
  introduce(view.id, { name, colour }).catch(() => undefined);
}
