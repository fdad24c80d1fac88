// A decision as the board shows it, and in words.

import type { Arrow, BoardState } from '../board/state';
import { CHOICE_KEYS, type Choice, type Cube, type Decision, type Judged, type RankedPlay, type Side, type Step, type Study } from '../protocol';
import { checkersOf, cubeSide, labelsOf, sideOf } from '../table/adapter';
import { counted, playIn, type Labels } from '../table/counting';
import { joined } from '../table/film';
import { t } from '../words.svelte';

export type Kind = 'play' | 'double' | 'answer' | 'resign';

export function kindOf({ matter }: Decision): Kind {
  if ('play' in matter) return 'play';
  if ('double' in matter) return 'double';
  return 'answer' in matter ? 'answer' : 'resign';
}

/** The board as it lies before the one who decides, with the cube, if one is there. */
export function boardOf({ situation, matter, side }: Decision, cube: Cube | null = situation.cube): BoardState {
  const roller = sideOf(situation.on_roll);
  return {
    checkers: checkersOf(situation.board),
    throws: 'play' in matter ? [{ side: roller, dice: diceOf(matter.play.roll) }] : [],
    throwId: 'still',
    cube: cube && ('answer' in matter ? { value: cube.value * 2, owner: cubeSide(cube.owner), offeredTo: sideOf(side) } : { value: cube.value, owner: cubeSide(cube.owner), offeredTo: null }),
  };
}

function diceOf([first, second]: readonly [number, number]): { value: number; used: boolean }[] {
  const values = first === second ? [first, first, first, first] : [first, second];
  return values.map((value) => ({ value, used: false }));
}

export function arrowsOf(side: Side, steps: readonly Step[], kind?: 'best'): Arrow[] {
  return joined(steps).map((step) => ({ side: sideOf(side), ...step, planned: true, ...(kind ? { kind } : {}) }));
}

/** Played and best as arrows; the best alone where both are the same. */
export function bothArrows(decision: Decision, judged: Judged | null): Arrow[] {
  const { matter, side } = decision;
  if (!('play' in matter)) return [];
  const found = playsOf(judged);
  const best = found[0];
  const made = madeOf(judged);
  if (!best) return arrowsOf(side, matter.play.steps);
  if (made === best) return arrowsOf(side, best.steps, 'best');
  return [...arrowsOf(side, made?.steps ?? matter.play.steps), ...arrowsOf(side, best.steps, 'best')];
}

export function playsOf(judged: Judged | null): readonly RankedPlay[] {
  const finding = judged?.judgement.finding;
  return finding && 'plays' in finding ? finding.plays.plays : [];
}

export function madeOf(judged: Judged | null): RankedPlay | undefined {
  const finding = judged?.judgement.finding;
  return finding && 'plays' in finding ? finding.plays.plays[finding.plays.made] : undefined;
}

export function studyLabels(study: Study): Labels {
  return counted(labelsOf(study.labels));
}

/** A choice in words. */
export function choiceText(choice: Choice | null, { side }: Decision, labels: Labels): string {
  if (choice === null) return t('positions-no-plays');
  if (typeof choice === 'string') return t(CHOICE_KEYS[choice]);
  return choice.play === '' ? t('positions-no-plays') : playIn(choice.play, labels[sideOf(side)]);
}

/** What was done, before anybody has judged it. */
export function doneText(decision: Decision, play: string | null, labels: Labels): string {
  const { matter } = decision;
  if ('play' in matter) return `${matter.play.roll.join('')}: ${choiceText({ play: play ?? '' }, decision, labels)}`;
  if ('double' in matter) return choiceText(matter.double ? 'double' : 'no-double', decision, labels);
  if ('answer' in matter) return choiceText(matter.answer, decision, labels);
  return choiceText('resign' in matter ? 'resign' : 'accept' in matter ? 'accept' : 'decline', decision, labels);
}

/** What is asked. */
export function questionText(decision: Decision, name: string): string {
  const { matter } = decision;
  if ('play' in matter) return t('analysis-to-play', { name, dice: matter.play.roll.join('') });
  if ('double' in matter) return t('analysis-to-double', { name });
  if ('answer' in matter) return t('analysis-to-answer', { name });
  return t('analysis-to-resign', { name });
}

/** How it stands: the score in a match, and the pips of both. */
export function standText({ situation }: Decision): string {
  const { score, length, crawford } = situation;
  const pips = (side: Side): number => situation.board[side].reduce((sum, count, point) => sum + count * point, 0);
  const stands = length === null ? t('games-session-money') : `${t('games-session-match', { length })} · ${score.white} : ${score.black}`;
  return [stands, ...(crawford ? [t('positions-crawford')] : []), t('study-pips', { white: pips('white'), black: pips('black') })].join(' · ');
}

export function playerName(study: Study, side: Side): string {
  return study.names[side] ?? t(side === 'white' ? 'player-light' : 'player-dark');
}

