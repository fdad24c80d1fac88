// The position that is being edited: every change, the way back, and what the server says of it.

import { isPoint, ownerOf, type Place } from '../../board/places';
import type { BoardState } from '../../board/state';
import { faultSentence } from '../../table/api';
import { t } from '../../words.svelte';
import { carried, lacksDie, startSetup, tapped, type Setup, type Tool } from './setup';
import { checkSetup, readSetup, type Known } from './wire';

/** How long until the server is asked about a change; more may follow. */
const PAUSE = 120;
/** How many changes can be undone. */
const MEMORY = 200;

export class Editor {
  setup = $state.raw<Setup>(startSetup());
  known = $state.raw<Known | null>(null);
  tool = $state<Tool>('light');
  /** Why the text that was read is no position. */
  readFault = $state('');
  /** Why a checker cannot lie where it was let go. */
  refusal = $state('');
  private past = $state.raw<readonly Setup[]>([]);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly named: (xgid: string) => void;

  /** `named` hears the name of every position that can be played. */
  constructor(named: (xgid: string) => void) {
    this.named = named;
  }

  /** One die alone is no throw: it stays on the page until there are two. */
  readonly lacksDie = $derived.by(() => lacksDie(this.setup));
  readonly faults = $derived.by<Known['faults']>(() => this.known?.faults ?? []);
  /** Can this very position be played? */
  readonly sound = $derived.by(() => this.known?.of === this.setup && this.known.faults.length === 0 && !this.lacksDie);
  readonly canUndo = $derived(this.past.length > 0);

  readonly board = $derived.by<BoardState>(() => {
    const { checkers, dice, onRoll, cube, cubeOwner } = this.setup;
    return {
      checkers,
      throws: [{ side: onRoll, dice: dice.map((value) => ({ value, used: false })) }],
      throwId: 'still',
      cube: { value: cube, owner: cubeOwner, offeredTo: null },
    };
  });

  /** Every change of a person comes through here. */
  change(next: Setup): void {
    if (next === this.setup) return;
    this.past = [...this.past, this.setup].slice(-MEMORY);
    this.show(next);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.show(last);
  }

  tapAt(place: Place): void {
    this.tryChange(tapped(this.setup, this.tool, place), place);
  }

  carry(from: Place, to: Place): void {
    this.tryChange(carried(this.setup, from, to), to);
  }

  private tryChange(next: Setup | null, place: Place): void {
    if (next) return this.change(next);
    const side = ownerOf(place, this.setup.checkers, 0) === 0 ? 'light' : 'dark';
    this.refusal = t(isPoint(place) ? 'positions-held' : 'positions-not-theirs', { side });
  }

  private show(next: Setup): void {
    this.setup = next;
    this.readFault = '';
    this.refusal = '';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** What is still on its way must not bring back a page that was left. */
  leave(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  async check(): Promise<void> {
    const mine = ++this.asked;
    try {
      const known = await checkSetup(this.setup);
      if (mine === this.asked) this.accept(known);
    } catch {
      // Not connected: what was known stays, and the next change asks again.
    }
  }

  /** A position by its name. */
  async read(text: string): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    try {
      const { setup, known } = await readSetup(text, this.setup);
      if (mine !== this.asked) return;
      if (this.known) this.past = [...this.past, this.setup].slice(-MEMORY);
      this.setup = setup;
      this.readFault = '';
      this.refusal = '';
      this.accept(known);
    } catch (fault) {
      if (mine === this.asked) this.readFault = faultSentence(fault);
    }
  }

  private accept(known: Known): void {
    this.known = known;
    if (known.xgid !== null && known.faults.length === 0) this.named(known.xgid);
  }
}
