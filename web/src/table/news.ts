// What the last change brought, as sentences for those who do not see it.

import type { LogEntry, Occurrence, Side as WireSide, Table } from '../protocol';
import { t } from '../words.svelte';
import { sideOf, thrownOf, timesOf } from './adapter';
import { failureOf } from './computer';
import { counted, playIn } from './counting';
import { nameOf, turnedText, wrongText } from './sentences';
import type { TableView } from './view';

export function newsOf(table: Table, view: TableView): string {
  const made = table.log.findLast((entry) => entry.kind === 'play');
  return table.news
    .map((event) => told(view, event, made))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** `made` is the last play in the log, as it is written there. */
function told(view: TableView, event: Occurrence, made: LogEntry | undefined): string {
  const name = (side: WireSide): string => nameOf(view, sideOf(side));
  switch (event.event) {
    case 'game-started':
      return t(event.crawford ? 'event-game-started-crawford' : 'event-game-started', { number: event.number });
    case 'opening-thrown':
      return t('event-opening-thrown', { name: name(event.side), dice: thrownOf(event.throw).join('-') });
    case 'opening-tied':
      return t('event-opening-tied');
    case 'automatically-doubled':
      return t('event-automatically-doubled', { value: event.cube });
    case 'rolled':
      return t(event.playable ? 'event-rolled' : 'event-rolled-unplayable', { name: name(event.side), dice: event.roll.join('-') });
    case 'played': {
      const dice = event.roll.join('-');
      if (event.steps.length === 0) return t('event-danced', { name: name(event.side), dice });
      const play = playIn(made?.play ?? '', counted(view.labels)[sideOf(event.side)]);
      const played = t('event-played', { name: name(event.side), dice, play });
      const hits = event.steps.filter((step) => step.hit).length;
      return hits > 0 ? `${played} ${t('event-hit', { count: hits })}` : played;
    }
    case 'doubled':
      return turnedText(event.turning, name(event.by), event.value);
    case 'taken':
      return t('event-taken', { name: name(event.side), value: event.cube.value });
    case 'flag-fell':
    case 'claimed':
    case 'dropped':
    case 'resign-declined':
      return t(`event-${event.event}`, { name: name(event.side) });
    case 'resign-offered':
    case 'resigned':
      return t(`event-${event.event}`, { name: name(event.side), stake: timesOf(event.stake) });
    case 'game-over':
      return t('event-game-over', { name: name(event.winner), stake: timesOf(event.stake), points: event.points });
    case 'session-over':
      if (view.session === 'single-game') return '';
      if (!event.winner) return t('event-session-drawn');
      return t(view.session === 'match' ? 'news-match-won' : 'event-session-won', { name: name(event.winner) });
    case 'throw-void':
      return t('event-throw-void', { name: name(event.side), why: t(`void-${event.why}`) });
    case 'wrongly-played':
      return view.real?.wrong ? wrongText(view, view.real.wrong) : '';
    case 'correction-demanded':
      return t('event-correction-demanded', { name: name(event.by), dice: event.roll.join('-') });
    case 'wrong-play-stands':
      return t('event-wrong-play-stands');
    case 'engine-failed':
      return failureOf(view.players[sideOf(event.side)]);
    case 'dice-lifted':
      return t('event-dice-lifted', { name: name(event.side) });
    default:
      return '';
  }
}
