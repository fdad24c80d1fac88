// The one line that says whose turn it is and what to do, and the names in it.

import type { Side } from '../board/state';
import type { Turning } from '../protocol';
import { t } from '../words.svelte';
import { timesOf } from './adapter';
import { computerName } from './computer';
import { counted, playIn, type Labels } from './counting';
import type { Entry, PlayerView, RealBoard, Result, TableView } from './view';

export function nameOf(view: TableView, side: Side): string {
  const player = view.players[side];
  if (player.kind === 'empty') return t('player-waiting');
  if (player.kind === 'computer') return computerName(player);
  if (view.sameDevice) return player.name ?? t(side === 0 ? 'player-light' : 'player-dark');
  if (player.mine) return t('player-you');
  return player.name ?? (isWatching(view) ? t(side === 0 ? 'player-light' : 'player-dark') : t('player-friend'));
}

/** The name as part of a sentence. */
export function spoken(view: TableView, side: Side): string {
  const { kind, engine } = view.players[side];
  return kind === 'computer' && (engine === null || engine.failed !== null) ? t('player-computer-sentence') : nameOf(view, side);
}

export function isWatching(view: TableView): boolean {
  return !view.players.some((player: PlayerView) => player.mine);
}

export function statusOf(view: TableView, complete: boolean, steps: number): string {
  const phase = view.phase;
  const name = (side: Side): string => spoken(view, side);
  const mine = (side: Side): boolean => view.players[side].mine;
  switch (phase.kind) {
    case 'waiting':
      return t('turn-waiting');
    case 'opening':
      if (!view.deeds.has('roll') && !isWatching(view)) {
        return t('turn-opening-theirs', { name: name(view.throws[0]?.side === 0 ? 1 : 0) });
      }
      return t(phase.tie ? 'turn-opening-tie' : 'turn-opening');
    case 'roll':
      if (phase.rolling) return t('turn-rolling');
      if (!mine(phase.side) && view.thinking) return t('turn-thinking', { name: name(phase.side) });
      if (!mine(phase.side)) return t('turn-roll-theirs', { name: name(phase.side) });
      if (view.sameDevice) {
        return t(view.deeds.has('double') ? 'turn-roll-or-double-of' : 'turn-roll-of', { name: name(phase.side) });
      }
      return t(view.deeds.has('double') ? 'turn-roll-or-double' : 'turn-roll');
    case 'play': {
      const dice = phase.dice.join('–');
      if (!mine(phase.side)) return t('turn-play-theirs', { name: name(phase.side), dice });
      if (complete) return steps === 0 ? t('turn-none', { dice }) : t('turn-done');
      return view.sameDevice ? t('turn-play-of', { name: name(phase.side), dice }) : t('turn-play', { dice });
    }
    case 'double':
      if (phase.turning !== 'double') return turnedText(phase.turning, nameOf(view, phase.by), phase.value);
      return mine(phase.by) && !view.sameDevice
        ? t('turn-double-yours', { value: phase.value, name: name(phase.to) })
        : t('turn-double', { name: name(phase.by), value: phase.value });
    case 'resign': {
      const answering: Side = phase.by === 0 ? 1 : 0;
      return mine(phase.by) && !view.sameDevice
        ? t('turn-resign-yours', { stake: timesOf(phase.stake), name: name(answering) })
        : t('turn-resign', { name: name(phase.by), stake: timesOf(phase.stake) });
    }
    case 'over':
      return resultOf(view, phase.result);
    case 'session-over': {
      const asking = view.players.findIndex((player) => player.kind === 'person' && !player.mine);
      if (view.rematch !== null && asking >= 0 && !isWatching(view)) return t('turn-rematch', { name: name(asking === 0 ? 0 : 1) });
      return `${resultOf(view, phase.result)} ${sessionOf(view, phase.winner)}`.trim();
    }
  }
}

/** What a turn of the cube is called. */
export function turnedText(turning: Turning, name: string, value: number): string {
  const key = { double: 'doubled', 'redouble-at-once': 'redoubled-at-once', beaver: 'beavered', raccoon: 'raccooned' }[turning];
  return t(`event-${key}`, { name, value });
}

/** Who won what, and why. */
export function resultOf(view: TableView, result: Result): string {
  const key = result.ending === 'borne-off' ? `over-${result.stake}` : `over-${result.ending}`;
  const sentence = t(key, { name: spoken(view, result.winner), points: result.points, stake: timesOf(result.stake) });
  return result.cube > 1 ? `${sentence} ${t('over-cube', { value: result.cube })}` : sentence;
}

/** Who won over all; of a single game everything has been said. */
export function sessionOf(view: TableView, winner: Side | null): string {
  if (view.session === 'single-game') return '';
  if (winner === null) return t('over-draw', { score: view.score.join(' : ') });
  const score = winner === 0 ? view.score : [view.score[1], view.score[0]];
  return t(view.session === 'match' ? 'over-match' : 'over-session', { name: spoken(view, winner), score: score.join(' : ') });
}

/** A wrong play on a real board, and why it is one. */
export function wrongText(view: TableView, { side, play, dice, why }: NonNullable<RealBoard['wrong']>): string {
  return t('event-wrongly-played', { name: nameOf(view, side), play: playIn(play, counted(view.labels)[side]), dice, why: why.text });
}

/** A line of the log in the language of the page, its points as these labels name them. */
export function entryText({ side, key, values, play }: Entry, labels: Labels): string {
  return t(key, { ...values, play: playIn(play ?? '', side === null ? [] : labels[side]) });
}
