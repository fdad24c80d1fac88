// This page at a table: the connection to it, what the server said last, the turn being played here, and the short film
// that leads from what was shown to what is. A step shows in the same frame as the tap; the server hears of the play
// when the turn is ended.

import { withStep, type Arrow, type BoardState, type Checkers, type Cube, type Move, type Side, type Step, type Throw } from '../board/state';
import { DicePart } from '../dice/part.svelte';
import type { Stake } from '../protocol';
import { settings, travelTime } from '../settings.svelte';
import { connection, RequestFault, type Message } from '../socket';
import { play as sound } from '../sound';
import { announce } from '../ui/announce.svelte';
import { refusalOf, viewOf, wireSide } from './adapter';
import { automatic } from './automatic';
import { faultText, joinTable, type Act } from './api';
import { counted } from './counting';
import { filmOf, joined, openingFilm } from './film';
import { newsOf } from './news';
import { Projector } from './projector.svelte';
import { begin, isComplete, movesOf, takeAll, undo as stepBack, type Turn } from './turn';
import type { Deed, TableView, Told } from './view';

/** What the page around the table has to do with what comes from it. */
export interface Surroundings {
  /** A state came; false if it is not to be shown here. */
  accept?(view: TableView, before: TableView | null): boolean;
  joined?(table: string): void;
  /** There is no such table; true if the page knows what to do then. */
  missing?(table: string): boolean;
}

export class TableSession {
  view = $state.raw<TableView | null>(null);
  link = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** The server has said that it goes down. */
  private closing = $state(false);
  /** The server cannot write right now, and the table waits. */
  private waits = $state(false);
  /** The table came back older than this page has seen it. */
  shorter = $state(false);
  /** The next state is the first since this page came to the table. */
  private fresh = false;
  /** Why this page cannot be at the table at all. */
  trouble = $state<'missing' | { readonly text: string } | null>(null);
  refusal = $state.raw<Told | null>(null);
  turn = $state.raw<Turn | null>(null);
  swapped = $state(false);
  /** A play was sent and the answer is awaited. */
  sent = $state(false);
  /** Some other deed was. */
  pending = $state(false);
  /** This page's part in the dice. */
  readonly dicePart = new DicePart();
  private readonly projector = new Projector(() => this.settleIn());
  /** The view from which the film that runs set out. */
  private earlier = $state.raw<TableView | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the dice on the board fell. */
  private thrownAt = -Infinity;
  /** The deed that this page did last. */
  asked: Deed | null = null;
  /** What was said last of this table, as it was said. */
  message = $state.raw<Message<'table'> | null>(null);
  private id: string | null = null;
  private readonly around: Surroundings;

  constructor(around: Surroundings = {}) {
    this.around = around;
  }

  // ---- coming and going

  /** Listens to the connection until the function it returns is called. */
  start(): () => void {
    const unlisten = connection.listen((message) => {
      if (message.type === 'table' && message.table === this.id) this.hear(message);
      else if (message.type === 'closing') this.closing = true;
      else if (message.type === 'waiting') this.waits = message.on;
      else if (message.type === 'dice-log' && message.table === this.id && message.re === undefined) this.dicePart.hear(message);
    });
    const unwatch = connection.watch((open) => {
      this.waits = false;
      if (!open) this.link = 'lost';
      else this.closing = false;
      if (open && this.id !== null) void this.join(this.id);
    });
    return () => {
      unlisten();
      unwatch();
      this.leave();
    };
  }

  /** Comes to a table, as soon as there is a connection. */
  enter(table: string): void {
    this.id = table;
    if (connection.welcome) void this.join(table);
    else connection.start();
  }

  leave(): void {
    clearTimeout(this.timer);
    this.projector.cut();
    const table = this.id;
    this.id = null;
    if (table !== null && connection.welcome) connection.request({ type: 'leave', table }).catch(() => undefined);
  }

  private async join(table: string): Promise<void> {
    this.dicePart.enter();
    this.fresh = true;
    try {
      await joinTable(table);
      this.trouble = null;
      this.around.joined?.(table);
    } catch (fault) {
      if (!(fault instanceof RequestFault) || fault.key === 'lost' || this.id !== table) return;
      if (fault.key !== 'no-table') this.trouble = { text: faultText(fault) };
      else if (!this.around.missing?.(table)) this.trouble = 'missing';
    }
  }

  private hear(message: Message<'table'>): void {
    this.message = message;
    this.dicePart.see(message);
    const before = this.view?.id === message.table ? this.view : null;
    const seen = Math.max(before?.version ?? 0, versionSeen(message.table));
    if (seen > message.version) {
      // On one connection states come in order. What comes back older than it was has been lost.
      if (!this.fresh) return;
      this.shorter = true;
    } else if (seen < message.version) this.shorter = false;
    this.fresh = false;
    rememberVersion(message.table, message.version);
    const view = viewOf(message);
    if (this.around.accept?.(view, before) === false) return;
    if (before && before.version !== view.version) announce(newsOf(message, view));
    this.receive(view, before);
    this.link = 'open';
  }

  // ---- what is shown

  /** Why nothing goes on, as the key of a sentence. */
  readonly standstill = $derived.by<string | null>(() => {
    if (this.link === 'lost') return this.closing ? 'turn-closing' : 'turn-lost';
    if (this.waits) return 'turn-waits';
    return this.shorter ? 'table-shorter' : null;
  });

  readonly bottom = $derived<Side>(this.view?.bottom ?? 0);
  readonly filming = $derived(this.projector.running);

  /** The table as far as the person has seen it: words and figures do not run ahead of the checkers. */
  readonly told = $derived<TableView | null>(this.filming ? (this.earlier ?? this.view) : this.view);

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

  readonly steps = $derived<Turn['steps']>(this.turn?.steps ?? []);
  readonly complete = $derived(this.turn !== null && isComplete(this.turn));
  readonly moves = $derived.by<Move[]>(() =>
    this.turn && this.mover !== null && !this.filming ? movesOf(this.turn, this.diceLeft()) : [],
  );

  readonly board = $derived.by<BoardState | null>(() => {
    const view = this.view;
    if (!view) return null;
    const frame = this.projector.frame;
    return {
      checkers: frame?.checkers ?? this.position(view),
      throws: frame?.throws ?? this.throws(view),
      throwId: frame?.throwId ?? view.throwId,
      cube: cubeOf(view),
    };
  });

  readonly arrows = $derived.by<readonly Arrow[]>(() => {
    const last = this.view?.lastPlay;
    if (!last || !settings.arrows || this.filming || this.steps.length > 0) return [];
    if (this.view?.phase.kind === 'play' && this.view.phase.side === last.side) return [];
    return joined(last.steps).map((step) => ({ side: last.side, ...step }));
  });

  private position(view: TableView): readonly [Checkers, Checkers] {
    const phase = view.phase;
    if (!this.turn || phase.kind !== 'play') return view.checkers;
    return this.steps.reduce((checkers, step) => withStep(checkers, phase.side, step), view.checkers);
  }

  private diceLeft(): readonly number[] {
    const left = [...this.dice];
    for (const step of this.steps) {
      const index = left.indexOf(step.die);
      if (index >= 0) left.splice(index, 1);
    }
    return left;
  }

  private throws(view: TableView): readonly Throw[] {
    if (view.phase.kind !== 'play') {
      return view.throws.map(({ side, dice }) => ({ side, dice: dice.map((value) => ({ value, used: false })) }));
    }
    const used = this.steps.map((step) => step.die);
    const dice = this.dice.map((value) => {
      const index = used.indexOf(value);
      if (index >= 0) used.splice(index, 1);
      return { value, used: index >= 0 };
    });
    return [{ side: view.phase.side, dice }];
  }

  // ---- what the server says

  private receive(view: TableView, before: TableView | null): void {
    const lying = this.projector.last ?? this.board;
    const told = this.told;
    const played = view.lastPlay;
    const mineJustNow = this.sent && played !== null && view.players[played.side].mine;
    if (before?.version !== view.version) this.refusal = null;
    const news = before && played && played.number > (before.lastPlay?.number ?? 0) && !mineJustNow ? played : null;
    this.view = view;
    if (before?.throwId !== view.throwId || this.turn === null || view.phase.kind !== 'play') {
      this.swapped = false;
      this.turn = view.phase.kind === 'play' && view.phase.tree ? resumed(view, view.phase.tree) : null;
    }
    if (before?.version === view.version) return;
    const thrown = before?.throwId !== view.throwId;
    const film =
      before && lying
        ? [...openingFilm(view, lying), ...(news ? filmOf(view, news, lying, performance.now() - this.thrownAt) : [])]
        : [];
    if (before && isOver(view) && !isOver(before)) sound('end');
    if (!before) this.projector.cut();
    clearTimeout(this.timer);
    if (film.length > 0) {
      this.earlier = told;
      this.projector.show(film);
    } else if (!this.filming) {
      if (before && thrown && view.throws.length > 0) sound('dice');
      this.settleIn();
    }
    if (thrown && view.throws.length > 0) this.thrownAt = before ? performance.now() : -Infinity;
  }

  /** Whatever was shown has come to rest: do what the person wants done by itself. */
  private settleIn(): void {
    if (!this.view || !this.board) return;
    const next = automatic(settings, this.view, this.mover === null ? null : this.turn);
    if (!next) return;
    this.timer = setTimeout(() => {
      if (next.do === 'roll') this.deed('roll');
      else if (next.do === 'pass') this.done();
      else this.playAlone(next.steps);
    }, next.after);
  }

  private playAlone(steps: readonly Step[]): void {
    const [step, ...rest] = steps;
    if (!step) {
      this.timer = setTimeout(() => this.done(), travelTime(true) + 250);
      return;
    }
    this.move({ from: step.from, to: step.to, steps: [step] });
    this.timer = setTimeout(() => this.playAlone(rest), travelTime(true) + 60);
  }

  // ---- what the person does

  move(move: Move): void {
    if (!this.turn || this.mover === null) return;
    const next = takeAll(this.turn, move.steps);
    if (!next) return;
    clearTimeout(this.timer);
    sound(next.steps.slice(this.steps.length).some((step) => step.hit) ? 'hit' : 'checker');
    this.change(next);
  }

  undo(): void {
    if (!this.turn || this.mover === null) return;
    clearTimeout(this.timer);
    this.change(stepBack(this.turn));
  }

  /** Back to where the turn began. */
  undoAll(): void {
    if (this.turn && this.mover !== null) this.change(begin(this.turn.tree));
  }

  private change(turn: Turn): void {
    this.turn = turn;
    this.refusal = null;
    if (this.view) keep(this.view, turn);
  }

  swap(): void {
    this.swapped = !this.swapped;
  }

  /** Asks why a checker cannot go there; without a destination, why it cannot move by the first die. */
  explain(from: number, to: number | null): void {
    const table = this.view?.id;
    if (!this.turn || table === undefined) return;
    const aim = to ?? Math.max(0, from - (this.diceLeft()[0] ?? 1));
    void this.ask(() => connection.request({ type: 'explain', table, steps: [...this.steps], from, to: aim }));
  }

  done(): void {
    const side = this.mover;
    if (side === null || !this.complete || this.sent) return;
    clearTimeout(this.timer);
    this.sent = true;
    const steps = this.steps.map(({ from, to }) => ({ from, to }));
    void this.act(side, { do: 'play', steps }).then((answer) => {
      this.sent = false;
      if (answer === 'done') sessionStorage.removeItem(KEPT);
    });
  }

  deed(deed: Deed): void {
    const side = this.view?.deeds.get(deed);
    if (side === undefined || this.pending) return;
    clearTimeout(this.timer);
    this.projector.cut();
    this.asked = deed;
    if (deed === 'roll') this.dicePart.decide(true);
    // Who doubles has not decided to roll, even if he tried to before and heard no answer.
    if (deed === 'double') this.dicePart.decide(false);
    if (deed === 'take-back') this.dicePart.takeBack();
    if (deed === 'double' || deed === 'take' || deed === 'redouble' || deed === 'beaver') sound('cube');
    this.send(side, { do: deed });
  }

  resign(stake: Stake): void {
    if (this.view) this.send(this.view.resignations.side, { do: 'resign', stake });
  }

  /** Until a deed is answered no other is sent. */
  send(side: Side, deed: Act): void {
    this.refusal = null;
    this.pending = true;
    void this.act(side, deed).then((answer) => {
      this.pending = false;
      // Whoever heard no answer may have rolled all the same.
      if (deed.do === 'roll' && answer !== 'done' && answer !== 'lost') this.dicePart.decide(false);
    });
  }

  /** Does something at the table. A refusal is shown, and also given back. */
  act(side: Side, deed: Act): Promise<Told | 'done' | 'fault' | 'lost'> {
    const view = this.view;
    if (!view) return Promise.resolve('fault');
    return this.ask(() => connection.request({ type: 'act', table: view.id, at: view.version, side: wireSide(side), deed }));
  }

  private async ask(request: () => Promise<Message>): Promise<Told | 'done' | 'fault' | 'lost'> {
    try {
      const answer = await request();
      if (answer.type !== 'refused') return 'done';
      this.refusal = refusalOf(answer.refusal, counted(this.view?.labels ?? [[], []]), this.view?.custom ? this.view.id : null);
      return this.refusal;
    } catch (fault) {
      // A deed decided on an older state: the newer one is on its way.
      const key = fault instanceof RequestFault ? fault.key : null;
      if (fault instanceof RequestFault && key !== 'stale' && key !== 'lost') this.refusal = { text: faultText(fault), rule: null };
      return key === 'lost' ? 'lost' : 'fault';
    }
  }
}

function cubeOf(view: TableView): Cube | null {
  if (!view.cube) return null;
  if (view.phase.kind === 'double') return { value: view.phase.value, owner: null, offeredTo: view.phase.to, beside: view.cubeBeside };
  return { value: view.cube.value, owner: view.cube.owner, offeredTo: null, beside: view.cubeBeside };
}

export function isOver(view: TableView): boolean {
  return view.phase.kind === 'over' || view.phase.kind === 'session-over';
}

// ---- what this page has seen of its table, also before a reload

const SEEN = 'pasch-seen';

function versionSeen(table: string): number {
  const [name, version] = (sessionStorage.getItem(SEEN) ?? '').split(' ');
  return name === table ? Number(version) || 0 : 0;
}

function rememberVersion(table: string, version: number): void {
  sessionStorage.setItem(SEEN, `${table} ${version}`);
}

// ---- a turn interrupted by a reload goes on where it stood

const KEPT = 'pasch-turn';

function resumed(view: TableView, tree: Turn['tree']): Turn {
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

function keep(view: TableView, turn: Turn): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ key: keyOf(view), steps: turn.steps }));
}

function keyOf(view: TableView): string {
  return `${view.id} ${view.throwId}`;
}
