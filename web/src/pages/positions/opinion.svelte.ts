// What the engine thinks of a position, for as long as the position stays as it was.

import type { Arrow } from '../../board/state';
import type { Evaluation, Level, RankedPlay } from '../../protocol';
import { faultSentence } from '../../table/api';
import { joined } from '../../table/film';
import type { Setup } from './setup';
import { askEvaluation, askPlays } from './wire';

type Opinion =
  | { readonly kind: 'evaluate' | 'cube'; readonly evaluation: Evaluation }
  | { readonly kind: 'plays'; readonly plays: readonly RankedPlay[]; readonly settings: string };

export class Opinions {
  level = $state<Level>('world-class');
  /** Which play is drawn. */
  chosen = $state(0);
  thinking = $state(false);
  private given = $state.raw<{ readonly of: Setup; readonly opinion: Opinion } | null>(null);
  private failed = $state.raw<{ readonly of: Setup; readonly text: string } | null>(null);
  private readonly setup: () => Setup;

  constructor(setup: () => Setup) {
    this.setup = setup;
  }

  readonly opinion = $derived.by<Opinion | null>(() => (this.given?.of === this.setup() ? this.given.opinion : null));
  readonly fault = $derived.by(() => (this.failed?.of === this.setup() ? this.failed.text : ''));

  readonly arrows = $derived.by<Arrow[]>(() => {
    if (this.opinion?.kind !== 'plays') return [];
    const side = this.setup().onRoll;
    return joined(this.opinion.plays[this.chosen]?.steps ?? []).map((step) => ({ side, ...step, kind: 'best', planned: true }));
  });

  async ask(kind: Opinion['kind']): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.failed = null;
    const of = this.setup();
    try {
      if (kind === 'plays') {
        const { plays, settings } = await askPlays(of, this.level);
        this.given = { of, opinion: { kind, plays, settings } };
      } else {
        this.given = { of, opinion: { kind, evaluation: await askEvaluation(of, this.level) } };
      }
      this.chosen = 0;
    } catch (fault) {
      this.failed = { of, text: faultSentence(fault) };
    } finally {
      this.thinking = false;
    }
  }
}
