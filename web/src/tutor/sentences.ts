// The tutor's verdicts as sentences.

import { CHOICE_KEYS, type Choice, type TurnedOn, type Verdict } from '../protocol';
import type { Message } from '../socket';
import { sideOf } from '../table/adapter';
import { playIn, type Labels } from '../table/counting';
import { t } from '../words.svelte';
import { cost } from './numbers';

/** What was decided and what was best, by name: plays are in notation, the others have words. */
function decisions(verdict: Verdict, labels: Labels): { made: string; best: string } {
  const named = (choice: Choice): string =>
    typeof choice === 'object' ? playIn(choice.play, labels[sideOf(verdict.side)]) : t(CHOICE_KEYS[choice]);
  return { made: named(verdict.made), best: named(verdict.best) };
}

export function verdictText(verdict: Verdict, labels: Labels): string {
  const words = decisions(verdict, labels);
  if (verdict.cost <= 0) return t('tutor-best', words);
  return t('tutor-cost', { ...words, cost: cost(verdict.cost) });
}

/** Which decision was costly, and what was better. */
export function costlyText(verdict: Verdict, labels: Labels): string {
  const words = { game: t('log-game', { number: verdict.game }), ...decisions(verdict, labels) };
  return verdict.dice ? t('tutor-costly-play', { ...words, dice: verdict.dice.join('') }) : t('tutor-costly-cube', words);
}

/** The same for one line of a small screen. */
export function verdictShort(verdict: Verdict, labels: Labels): string {
  const { made, best } = decisions(verdict, labels);
  return verdict.cost <= 0 ? `✓ ${made}` : t('tutor-short', { cost: cost(verdict.cost), best });
}

/** Which answer to a cube that was turned on is better. */
export function betterAnswer({ take, pass }: TurnedOn): 'take' | 'pass' {
  return take >= pass ? 'take' : 'pass';
}

/** The play that a hint draws, or what it says of the cube, in a few words. */
export function hintShort(hint: Pick<Message<'hint'>, 'plays' | 'cube' | 'turned_on'>, chosen: number, labels: readonly string[]): string {
  const play = hint.plays[chosen];
  if (play) return playIn(play.play, labels);
  if (hint.turned_on) return t(`tutor-decision-${betterAnswer(hint.turned_on)}`);
  if (!hint.cube) return t('cube-advice-none');
  const action = t(`cube-action-${hint.cube.action.replaceAll(' ', '-')}`);
  return hint.cube.action === 'not available' ? action : `${action}, ${t(`cube-answer-${hint.cube.answer}`)}`;
}
