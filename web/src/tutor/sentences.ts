// The tutor's verdicts as sentences.

import type { CubeAdvice, RankedPlay, Verdict } from '../protocol';
import { t } from '../words.svelte';
import { cost } from './numbers';

/** A decision by its name: plays are in notation, the others have words. */
export function decision(verdict: Verdict, what: string): string {
  return verdict.kind === 'play' ? what : t(`tutor-decision-${what.replaceAll(' ', '-')}`);
}

export function verdictText(verdict: Verdict): string {
  const made = decision(verdict, verdict.made);
  if (verdict.cost <= 0) return t('tutor-best', { made });
  return t('tutor-cost', { made, cost: cost(verdict.cost), best: decision(verdict, verdict.best) });
}

/** Which decision was costly, and what was better. */
export function costlyText(verdict: Verdict): string {
  const words = { game: t('log-game', { number: verdict.game }), made: decision(verdict, verdict.made), best: decision(verdict, verdict.best) };
  return verdict.dice ? t('tutor-costly-play', { ...words, dice: verdict.dice.join('') }) : t('tutor-costly-cube', words);
}

/** The same for one line of a small screen. */
export function verdictShort(verdict: Verdict): string {
  if (verdict.cost <= 0) return `✓ ${decision(verdict, verdict.made)}`;
  return t('tutor-short', { cost: cost(verdict.cost), best: decision(verdict, verdict.best) });
}

/** The play that a hint draws, or what it says of the cube, in a few words. */
export function hintShort(hint: { readonly plays: readonly RankedPlay[]; readonly cube: CubeAdvice | null }, chosen: number): string {
  const play = hint.plays[chosen];
  if (play) return play.play;
  if (!hint.cube) return t('cube-advice-none');
  const action = t(`cube-action-${hint.cube.action.replaceAll(' ', '-')}`);
  return hint.cube.action === 'not available' ? action : `${action}, ${t(`cube-answer-${hint.cube.answer}`)}`;
}
