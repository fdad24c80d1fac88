// What a scorekeeper does beside what the players do: dice that fell, throws that do not count, and moves as they were
// really made, right or wrong.

import type { BoardState, Move, Side } from '../../board/state';
import { TableSession } from '../../table/session.svelte';
import { wrongText } from '../../table/sentences';
import type { VoidThrow } from '../../protocol';
import type { Told } from '../../table/view';
import { announce } from '../../ui/announce.svelte';
import { t } from '../../words.svelte';
import { after, freeMoves, type Carried } from './freehand';

export class Scorekeeper {
  /** Checkers carried without regard to the rules; nothing while the page offers legal moves only. */
  carried = $state.raw<readonly Carried[] | null>(null);
  /** A move that was entered and is against the rules: put right, or written down as it was made? */
  flagged = $state.raw<{ readonly steps: readonly Carried[]; readonly why: Told } | null>(null);
  /** The last wrong move that was written down, for as long as it can be put right. */
  wrong = $state.raw<Told | null>(null);

  /** `changed` is called whenever the table has another state. */
  constructor(changed: () => void) {
    this.session = new TableSession({
      accept: (view, before) => {
        const real = view.real;
        if (real?.wrong) this.wrong = { text: wrongText(view, real.wrong), rule: real.wrong.why.rule };
        else if (!real?.demanders.length) this.wrong = null;
        if (before && before.version !== view.version) {
          this.putRight();
          changed();
        }
        return true;
      },
    });
  }

  readonly session: TableSession;
  readonly real = $derived.by(() => this.session.view?.real ?? null);

  readonly board = $derived.by<BoardState | null>(() => {
    const { board, view, mover } = this.session;
    if (!board || !view || this.carried === null || mover === null) return board;
    return { ...board, checkers: after(view.checkers, mover, this.carried) };
  });

  readonly moves = $derived.by<readonly Move[]>(() => {
    const { view, mover } = this.session;
    if (this.flagged) return [];
    if (this.carried === null || mover === null || !view) return this.session.moves;
    return freeMoves(view.checkers, mover, this.carried);
  });

  throwDice(side: Side, dice: number[]): void {
    this.session.send(side, { do: 'throw', dice });
  }

  declareVoid(side: Side, why: VoidThrow): void {
    void this.session.act(side, { do: 'void-throw', why });
  }

  move(made: Move): void {
    if (this.carried === null) return this.session.move(made);
    this.carried = [...this.carried, { from: made.from, to: made.to }];
    this.session.refusal = null;
  }

  /** From here on any checker can be carried anywhere. */
  freely(): void {
    this.carried = this.session.steps.map(({ from, to }) => ({ from, to }));
    this.session.undoAll();
  }

  carryBack(): void {
    this.carried = this.carried?.slice(0, -1) ?? null;
  }

  /** A move made freely is first taken as a right one; if the rules refuse it, the players say what becomes of it. */
  async enterFreely(): Promise<void> {
    const side = this.session.mover;
    const steps = this.carried;
    if (steps === null || side === null) return;
    const answer = await this.session.act(side, { do: 'play', steps: [...steps] });
    if (answer === 'done' || answer === 'fault' || answer === 'lost') return;
    this.flagged = { steps, why: answer };
    this.session.refusal = null;
    announce(t('score-flag', { why: answer.text }));
  }

  putRight(): void {
    this.flagged = null;
    this.carried = null;
  }

  async writeDown(): Promise<void> {
    const side = this.session.mover;
    if (!this.flagged || side === null) return;
    const answer = await this.session.act(side, { do: 'wrong-play', steps: [...this.flagged.steps] });
    if (answer !== 'done') this.flagged = null;
  }
}
