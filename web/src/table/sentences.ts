// The one line that says whose turn it is and what to do, and the sentences for what has happened.

import type { Side } from '../board/state';
import { t } from '../words.svelte';
import type { PlayerView, Result, TableView } from './view';

export function nameOf(view: TableView, side: Side): string {
  const player = view.players[side];
  if (player.kind === 'empty') return t('player-waiting');
  if (player.kind === 'computer') return t('player-computer', { level: t(`level-${player.level ?? 'expert'}`) });
  if (view.sameDevice) return player.name ?? t(side === 0 ? 'player-light' : 'player-dark');
  if (player.mine) return t('player-you');
  return player.name ?? (isWatching(view) ? t(side === 0 ? 'player-light' : 'player-dark') : t('player-friend'));
}

export function isWatching(view: TableView): boolean {
  return !view.players.some((player: PlayerView) => player.mine);
}

export function statusOf(view: TableView, complete: boolean, steps: number): string {
  const phase = view.phase;
  const name = (side: Side): string => nameOf(view, side);
  const mine = (side: Side): boolean => view.players[side].mine;
  const of = view.sameDevice ? '-of' : '';
  switch (phase.kind) {
    case 'waiting':
      return t('turn-waiting');
    case 'opening':
      return t(phase.tie ? 'turn-opening-tie' : 'turn-opening');
    case 'roll':
      if (!mine(phase.side)) return t('turn-roll-theirs', { name: name(phase.side) });
      return t((view.deeds.has('double') ? 'turn-roll-or-double' : 'turn-roll') + of, { name: name(phase.side) });
    case 'play': {
      const dice = phase.dice.join('–');
      if (!mine(phase.side)) return t('turn-play-theirs', { name: name(phase.side), dice });
      if (complete) return steps === 0 ? t('turn-none', { dice }) : t('turn-done');
      return t('turn-play' + of, { name: name(phase.side), dice });
    }
    case 'double':
      return mine(phase.by) && !view.sameDevice
        ? t('turn-double-yours', { value: phase.value, name: name(phase.to) })
        : t('turn-double', { name: name(phase.by), value: phase.value });
    case 'resign': {
      const answering: Side = phase.by === 0 ? 1 : 0;
      return mine(phase.by) && !view.sameDevice
        ? t('turn-resign-yours', { level: phase.level, name: name(answering) })
        : t('turn-resign', { name: name(phase.by), level: phase.level });
    }
    case 'over':
      return resultOf(view, phase.result);
    case 'session-over':
      return `${resultOf(view, phase.result)} ${sessionOf(view, phase.winner)}`;
  }
}

function resultOf(view: TableView, result: Result): string {
  const level = (['single', 'gammon', 'backgammon'] as const)[result.level - 1] ?? 'single';
  const key = result.reason === 'played' ? `over-${level}` : `over-${result.reason}`;
  const sentence = t(key, { name: nameOf(view, result.winner), points: result.points, level: result.level });
  return result.cube > 1 ? `${sentence} ${t('over-cube', { value: result.cube })}` : sentence;
}

function sessionOf(view: TableView, winner: Side | null): string {
  if (winner === null) return t('over-draw', { score: view.score.join(' : ') });
  const score = winner === 0 ? view.score : [view.score[1], view.score[0]];
  return t('over-session', { name: nameOf(view, winner), score: score.join(' : ') });
}
