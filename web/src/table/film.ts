// The short film between two states of a table: the throws that settle who starts, and the other side's play, dice first
// and then step by step. It only shows; whoever acts meanwhile cuts it short.

import { facing, withStep, type Checkers, type Throw } from '../board/state';
import { travelTime } from '../settings.svelte';
import type { TableView } from './view';

export interface Frame {
  readonly checkers: readonly [Checkers, Checkers];
  readonly throws: readonly Throw[];
  readonly throwId: string;
  readonly wait: number;
  readonly sound?: 'checker' | 'hit' | 'dice';
}

/** What lies on the board before the film, or at the end of the one that runs. */
type Lying = Pick<Frame, 'checkers' | 'throws'> & { readonly throwId: string | number };

const DICE_PAUSE = 520;

/** The throws that settled who starts, shown for a moment before the game goes on. */
export function openingFilm(view: TableView, shown: Lying): Frame[] {
  // On a real board everyone has seen the dice.
  if (!view.openingThrows || view.real) return [];
  const throwId = `opening ${view.id} ${view.version}`;
  // Whoever wants nothing to move need not wait for dice to settle.
  return [{ checkers: shown.checkers, throws: view.openingThrows, throwId, wait: travelTime() === 0 ? 800 : 1300, sound: 'dice' }];
}

/** The other side's play as a film: its dice, then step by step. */
export function filmOf(view: TableView, play: NonNullable<TableView['lastPlay']>, shown: Lying, sinceThrow: number): Frame[] {
  const travel = travelTime();
  if (travel === 0) return [];
  const [first, second] = play.dice;
  const values = first === second ? [first, first, first, first] : [first, second];
  const dice = (used: number): Throw[] => [
    { side: play.side, dice: values.map((value, index) => ({ value, used: index < used })) },
  ];
  // Dice that already lie there are not thrown again.
  const lying = shown.throws[0];
  const lies = lying?.side === play.side && sorted(lying.dice.map((die) => die.value)) === sorted(values);
  const throwId = lies ? String(shown.throwId) : `play ${view.id} ${play.number}`;
  const frames: Frame[] = [];
  if (!lies) frames.push({ checkers: play.before, throws: dice(0), throwId, wait: DICE_PAUSE, sound: 'dice' });
  else if (sinceThrow < DICE_PAUSE) frames.push({ checkers: play.before, throws: dice(0), throwId, wait: DICE_PAUSE - sinceThrow });
  let checkers = play.before;
  play.steps.forEach((step, index) => {
    const hits = facing(checkers, play.side, step.to) === 1;
    checkers = withStep(checkers, play.side, step);
    frames.push({ checkers, throws: dice(index + 1), throwId, wait: travel + 90, sound: hits ? 'hit' : 'checker' });
  });
  return frames;
}

function sorted(values: readonly number[]): string {
  return [...values].sort().join();
}

/** Steps of one checker going on become one arrow. */
export function joined(steps: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const arrows: { from: number; to: number }[] = [];
  for (const step of steps) {
    const earlier = arrows.findIndex((arrow) => arrow.to === step.from && step.from !== 25);
    const base = arrows[earlier];
    if (base) arrows[earlier] = { from: base.from, to: step.to };
    else arrows.push({ from: step.from, to: step.to });
  }
  return arrows;
}
