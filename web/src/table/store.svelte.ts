// The table as it lies before the person: what the server said last, the turn being played here, and the short film
// that leads from what was shown to what is. A step shows in the same frame as the tap; the server hears of the play
// when the dice are picked up.

import { withStep, type Arrow, type BoardState, type Checkers, type Cube, type Move, type Side, type Throw } from '../board/state';
import { settings, travelTime } from '../settings.svelte';
import { play as sound } from '../sound';
import { filmOf, joined, openingFilm, type Frame } from './film';
import { bearingOff, begin, forced, isComplete, movesOf, takeAll, undo as stepBack, type Branch, type Turn } from './turn';
import type { Deed, Level, TableView } from './view';

/** What the store asks of the connection. */
export interface Door {
  /** Ends the turn; true once it is written down for good. */
  play(side: Side, steps: readonly { from: number; to: number; die: number }[]): Promise<boolean>;
  deed(side: Side, deed: Deed): Promise<boolean>;
  resign(side: Side, level: Level): Promise<boolean>;
  /** Why can this checker not go there? The answer comes back as a refusal. */
  ask(played: readonly Branch['step'][], from: number, to: number): void;
}

export class TableStore {
  view = $state.raw<TableView | null>(null);
  link = $state<'connecting' | 'open' | 'lost'>('connecting');
  refusal = $state.raw<{ text: string; rule: string | null } | null>(null);
  turn = $state.raw<Turn | null>(null);
  swapped = $state(false);
  /** A play was sent and the answer is awaited. */
  sent = $state(false);
  /** Some other deed was. */
  pending = $state(false);
  private film = $state.raw<readonly Frame[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the dice on the board fell. */
  private thrownAt = -Infinity;
  private readonly door: Door;

  constructor(door: Door) {
    this.door = door;
  }

  // ---- what is shown

  readonly bottom = $derived<Side>(this.view?.bottom ?? 0);

  /** The side that this page moves now, if any. */
  readonly mover = $derived.by<Side | null>(() => {
    const phase = this.view?.phase;
    if (!this.turn || this.sent || phase?.kind !== 'play') return null;
    return phase.side;
  });

  readonly dice = $derived.by<readonly number[]>(() => {
    const phase = this.view?.phase;
    if (phase?.kind !== 'play') return [];
    const [first, second] = phase.dice;
    if (first === second) return [first, first, first, first];
    const ordered = first > second ? [first, second] : [second, first];
    return this.swapped ? ordered.reverse() : ordered;
  });

  readonly complete = $derived(this.turn !== null && isComplete(this.turn));
  readonly moves = $derived.by<Move[]>(() =>
    this.turn && this.mover !== null && this.film.length === 0 ? movesOf(this.turn, this.diceLeft()) : [],
  );

  readonly board = $derived.by<BoardState | null>(() => {
    const view = this.view;
    if (!view) return null;
    const frame = this.film[0];
    return {
      checkers: frame?.checkers ?? this.position(view),
      throws: frame?.throws ?? this.throws(view),
      throwId: frame?.throwId ?? view.throwId,
      cube: this.cube(view),
    };
  });

  readonly filming = $derived(this.film.length > 0);

  readonly arrows = $derived.by<readonly Arrow[]>(() => {
    const last = this.view?.lastPlay;
    if (!last || !settings.arrows || this.film.length > 0 || (this.turn?.steps.length ?? 0) > 0) return [];
    if (this.view?.phase.kind === 'play' && this.view.phase.side === last.side) return [];
    return joined(last.steps).map((step) => ({ side: last.side, ...step }));
  });

  private position(view: TableView): readonly [Checkers, Checkers] {
    const phase = view.phase;
    if (!this.turn || phase.kind !== 'play') return view.checkers;
    return this.turn.steps.reduce((checkers, step) => withStep(checkers, phase.side, step), view.checkers);
  }

  private diceLeft(): readonly number[] {
    const left = [...this.dice];
    for (const step of this.turn?.steps ?? []) {
      const index = left.indexOf(step.die);
      if (index >= 0) left.splice(index, 1);
    }
    return left;
  }

  private throws(view: TableView): readonly Throw[] {
    if (view.phase.kind !== 'play') {
      return view.throws.map(({ side, dice }) => ({ side, dice: dice.map((value) => ({ value, used: false })) }));
    }
    const used = (this.turn?.steps ?? []).map((step) => step.die);
    const dice = this.dice.map((value) => {
      const index = used.indexOf(value);
      if (index >= 0) used.splice(index, 1);
      return { value, used: index >= 0 };
    });
    return [{ side: view.phase.side, dice }];
  }

  private cube(view: TableView): Cube | null {
    if (!view.cube) return null;
    if (view.phase.kind === 'double') return { value: view.phase.value, owner: null, offeredTo: view.phase.to };
    return { value: view.cube.value, owner: view.cube.owner, offeredTo: null };
  }

  // ---- what the server says

  receive(view: TableView): void {
    const before = this.view;
    const shown = this.board;
    const played = view.lastPlay;
    const mineJustNow = this.sent && played !== null && view.players[played.side].mine;
    if (!before || before.version !== view.version) this.refusal = null;
    const fresh = before && before.id === view.id;
    const news = fresh && played && played.number > (before.lastPlay?.number ?? 0) && !mineJustNow ? played : null;
    this.view = view;
    if (!fresh || before.throwId !== view.throwId || this.turn === null || view.phase.kind !== 'play') {
      this.swapped = false;
      this.turn = view.phase.kind === 'play' && view.phase.tree ? this.resumed(view, view.phase.tree) : null;
    }
    if (fresh && before.version === view.version) return;
    const film = fresh && shown ? [...openingFilm(view, shown), ...(news ? filmOf(view, news, shown, performance.now() - this.thrownAt) : [])] : [];
    const thrown = !fresh || before.throwId !== view.throwId;
    if (fresh && over(view) && !over(before)) sound('end');
    if (film.length > 0) {
      clearTimeout(this.timer);
      this.run(film);
    } else if (thrown || this.film.length === 0) {
      clearTimeout(this.timer);
      this.film = [];
      if (fresh && thrown && view.throws.length > 0) sound('dice');
      this.settleIn();
    }
    if (thrown && view.throws.length > 0) this.thrownAt = fresh ? performance.now() : -Infinity;
  }

  /** A turn interrupted by a reload goes on where it stood. */
  private resumed(view: TableView, tree: Turn['tree']): Turn {
    const start = begin(tree);
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
      if (typeof kept === 'object' && kept !== null && 'key' in kept && kept.key === keyOf(view) && 'steps' in kept) {
        return takeAll(start, kept.steps as Turn['steps']) ?? start;
      }
    } catch {
      // Nothing kept that can be read: the turn starts afresh.
    }
    return start;
  }

  private keep(): void {
    if (this.view && this.turn) {
      sessionStorage.setItem(KEPT, JSON.stringify({ key: keyOf(this.view), steps: this.turn.steps }));
    }
  }

  private run(frames: readonly Frame[]): void {
    this.film = frames;
    const next = (): void => {
      const [frame] = this.film;
      if (!frame) return this.settleIn();
      if (frame.sound) sound(frame.sound);
      this.timer = setTimeout(() => {
        this.film = this.film.slice(1);
        next();
      }, frame.wait);
    };
    next();
  }

  /** Whatever was shown has come to rest: do what the person wants done by itself. */
  private settleIn(): void {
    const view = this.view;
    if (!view) return;
    const mine = (side: Side): boolean => view.players[side].mine;
    if (settings.autoRoll && view.phase.kind === 'roll' && mine(view.phase.side) && !view.deeds.has('double')) {
      this.timer = setTimeout(() => this.deed('roll'), 350);
    } else if (this.turn && this.mover !== null) {
      const steps = (settings.autoForced && forced(this.turn)) || (settings.autoBearOff && this.isRace() && bearingOff(this.turn));
      const idle = settings.autoForced && this.complete && this.turn.steps.length === 0;
      if (steps) this.timer = setTimeout(() => this.playAlone(steps), 700);
      else if (idle) this.timer = setTimeout(() => this.done(), 1100);
    }
  }

  private playAlone(steps: readonly { from: number; to: number; die: number }[]): void {
    const [step, ...rest] = steps;
    if (!step) {
      this.timer = setTimeout(() => this.done(), travelTime(true) + 250);
      return;
    }
    this.move({ from: step.from, to: step.to, steps: [step] });
    this.timer = setTimeout(() => this.playAlone(rest), travelTime(true) + 60);
  }

  /** Can neither side hit the other any more, and are all the mover's checkers home? */
  private isRace(): boolean {
    const [light, dark] = this.board?.checkers ?? [[], []];
    const rear = (side: Checkers): number => side.findLastIndex((count) => count > 0);
    const own = this.mover === 1 ? dark : light;
    return (this.view?.race ?? false) && rear(own) <= 6;
  }

  refuse(text: string, rule: string | null): void {
    this.refusal = { text, rule };
  }

  // ---- what the person does

  move(move: Move): void {
    if (!this.turn || this.mover === null) return;
    const next = takeAll(this.turn, move.steps);
    if (!next) return;
    clearTimeout(this.timer);
    sound(next.steps.slice(this.turn.steps.length).some((step) => step.hit) ? 'hit' : 'checker');
    this.turn = next;
    this.refusal = null;
    this.keep();
  }

  /** Asks why a checker cannot go there; without a destination, why it cannot move by the first die. */
  ask(from: number, to: number | null): void {
    if (!this.turn) return;
    const die = this.diceLeft()[0] ?? 1;
    this.door.ask(this.turn.steps, from, to ?? Math.max(0, from - die));
  }

  undo(): void {
    if (!this.turn || this.mover === null) return;
    clearTimeout(this.timer);
    this.turn = stepBack(this.turn);
    this.refusal = null;
    this.keep();
  }

  swap(): void {
    this.swapped = !this.swapped;
  }

  done(): void {
    const side = this.mover;
    if (!this.turn || side === null || !this.complete || this.sent) return;
    clearTimeout(this.timer);
    this.sent = true;
    void this.door.play(side, this.turn.steps).then((written) => {
      this.sent = false;
      if (written) sessionStorage.removeItem(KEPT);
    });
  }

  deed(deed: Deed): void {
    const side = this.view?.deeds.get(deed);
    if (side === undefined || this.pending) return;
    clearTimeout(this.timer);
    this.refusal = null;
    if (deed === 'double' || deed === 'take' || deed === 'redouble' || deed === 'beaver') sound('cube');
    this.await(this.door.deed(side, deed));
  }

  resign(level: Level): void {
    if (this.view) this.await(this.door.resign(this.view.resignations.side, level));
  }

  /** Until a deed is answered no other is sent. */
  private await(answer: Promise<boolean>): void {
    this.pending = true;
    void answer.then(() => {
      this.pending = false;
    });
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

const KEPT = 'pasch-turn';

function over(view: TableView): boolean {
  return view.phase.kind === 'over' || view.phase.kind === 'session-over';
}

function keyOf(view: TableView): string {
  return `${view.id} ${view.throwId}`;
}
