// The tutor at one table: whether it is on, what it said last, the hint that was asked for, and the summary at the end.
// It listens to the connection itself, so that the table's own state knows nothing of it.

import type { Arrow, BoardState } from '../board/state';
import type { Answer, Side, Step, Summary, Table, Verdict } from '../protocol';
import { connection, type Message } from '../socket';
import { cubeSide, checkersOf, labelsOf, sideOf } from '../table/adapter';
import { counted, type Labels } from '../table/counting';
import { joined } from '../table/film';
import { announce } from '../ui/announce.svelte';
import { verdictText } from './sentences';

/** How long until the summary is asked for again while decisions are still being looked at. */
const PATIENCE = 600;

export class Tutor {
  /** Is the tutor on at this table? */
  on = $state(false);
  /** Does this page play here at all? */
  seated = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  hint = $state.raw<Message<'hint'> | null>(null);
  summary = $state.raw<Summary | null>(null);
  /** A hint was asked for. */
  asking = $state(false);
  /** The board shows the decision of the verdict instead of the game. */
  peeking = $state(false);
  /** Which play of the hint is drawn. */
  chosen = $state(0);
  private table = $state.raw<Table | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Listens until the function it returns is called. */
  start(): () => void {
    const unlisten = connection.listen((message) => this.hear(message));
    return () => {
      unlisten();
      clearTimeout(this.timer);
    };
  }

  /** The table that the tutor is at. */
  readonly at = $derived(this.table?.table ?? null);

  /** Can a hint be had now? */
  readonly mayHint = $derived.by(() => {
    const allowed = this.table?.allowed;
    return this.on && ((allowed?.white?.hint ?? false) || (allowed?.black?.hint ?? false));
  });

  /** The names of the points at this table. */
  readonly labels = $derived<Labels>(counted(this.table ? labelsOf(this.table.labels) : [[], []]));

  /** The same for the side that a hint is for. */
  readonly hintLabels = $derived(this.labels[this.table?.turn === 'black' ? 1 : 0]);

  /** The position of the verdict, while it is shown. */
  readonly peeked = $derived.by<BoardState | null>(() => {
    const verdict = this.verdict;
    if (!this.peeking || !verdict) return null;
    const cube = this.table?.cube;
    return {
      checkers: checkersOf(verdict.board),
      throws: verdict.dice ? [{ side: sideOf(verdict.side), dice: verdict.dice.map((value) => ({ value, used: false })) }] : [],
      throwId: 'still',
      cube: cube ? { value: cube.value, owner: cubeSide(cube.owner), offeredTo: null, beside: this.table?.terms.cube_beside } : null,
    };
  });

  /** What the tutor draws on the board now. */
  readonly arrows = $derived.by<Arrow[]>(() => {
    const { verdict, hint } = this;
    if (verdict && this.peeking) {
      return [...drawn(verdict.side, verdict.made_steps, { planned: true }), ...drawn(verdict.side, verdict.best_steps, { kind: 'best', planned: true })];
    }
    const phase = this.table?.phase;
    if (hint && phase?.phase === 'to-play') return drawn(phase.side, hint.plays[this.chosen]?.steps ?? [], { kind: 'best', planned: true });
    // After a play, until the same side plays again.
    const again = phase?.phase === 'to-play' && phase.side === verdict?.side;
    return verdict && verdict.cost > 0 && !again ? drawn(verdict.side, verdict.best_steps, { kind: 'best' }) : [];
  });

  private hear(message: Answer): void {
    if (message.type === 'table') this.receive(message);
    else if (message.type === 'verdict' && message.table === this.table?.table) this.judged(message.verdict);
  }

  private receive(table: Table): void {
    const before = this.table;
    if (before?.table === table.table && before.version > table.version) return;
    if (before?.table !== table.table) {
      this.verdict = null;
      this.hint = null;
      this.summary = null;
      this.peeking = false;
    } else if (before.version !== table.version) {
      this.hint = null;
      if (table.phase.phase === 'to-play' && this.isMine(table, table.phase.side)) this.peeking = false;
    }
    this.table = table;
    this.on = table.tutor;
    this.seated = table.seats.white.mine || table.seats.black.mine;
    if (table.phase.phase !== 'over') this.summary = null;
    else if (this.summary === null) void this.sumUp();
  }

  /** Only the decisions of this page's own players are told; and not at every roll that nobody would have doubled. */
  private judged(verdict: Verdict): void {
    if (!this.table || !this.isMine(this.table, verdict.side)) return;
    if (verdict.made === 'no-double' && verdict.best === 'no-double') return;
    this.verdict = verdict;
    this.peeking = false;
    announce(verdictText(verdict, this.labels));
  }

  private isMine(table: Table, side: Side): boolean {
    return table.seats[side].mine;
  }

  private async sumUp(): Promise<void> {
    const table = this.table?.table;
    if (table === undefined || !this.seated) return;
    clearTimeout(this.timer);
    try {
      const { summary } = await connection.request<'summary'>({ type: 'summary', table });
      if (this.table?.table !== table || this.table.phase.phase !== 'over') return;
      this.summary = summary;
      if (summary.pending > 0) this.timer = setTimeout(() => void this.sumUp(), PATIENCE);
    } catch {
      // Lost: the table that comes with the next connection asks again.
    }
  }

  /** The sides whose decisions this page hears of. */
  readonly mine = $derived.by<Side[]>(() => (['white', 'black'] as const).filter((side) => this.table?.seats[side].mine));

  async switch(on: boolean): Promise<void> {
    const table = this.table?.table;
    if (table === undefined) return;
    this.on = on;
    if (!on) {
      this.verdict = null;
      this.hint = null;
      this.peeking = false;
    }
    try {
      await connection.request({ type: 'tutor', table, on });
    } catch {
      this.on = this.table?.tutor ?? false;
    }
  }

  async askHint(): Promise<void> {
    const table = this.table;
    if (!table || this.asking) return;
    this.asking = true;
    try {
      const hint = await connection.request<'hint'>({ type: 'hint', table: table.table });
      if (this.table?.table === table.table && this.table.version === hint.version) {
        this.hint = hint;
        this.chosen = 0;
        this.peeking = false;
      }
    } catch {
      this.hint = null;
    } finally {
      this.asking = false;
    }
  }
}

function drawn(side: Side, steps: readonly Step[], how: Pick<Arrow, 'kind' | 'planned'>): Arrow[] {
  return joined(steps).map((step) => ({ side: sideOf(side), ...step, ...how }));
}
