// A clock between two messages: what the server said is left, less what has passed since. Nothing is decided here; a flag
// falls when the server says so.

import type { ClockFace, Timing } from '../protocol';
import { t } from '../words.svelte';
import type { ClockView } from './view';

/** What a clock shows at a moment, in milliseconds. */
export interface Reading {
  /** Free in this turn. */
  readonly free: number;
  readonly reserve: number;
  readonly runs: boolean;
  /** Does it stand because the connection is lost? */
  readonly paused: boolean;
  readonly low: boolean;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** From here on a player is warned; the second time only when it is about minutes. */
export const LOW = 30 * SECOND;
export const VERY_LOW = 10 * SECOND;
const LOW_DAYS = 6 * HOUR;

/** What a clock shows so long after the message. What stands still is used up first, then what is free, then the reserve. */
export function readingOf(face: ClockFace, timing: Timing, passed: number): Reading {
  const used = face.runs ? Math.max(0, passed - face.still) : 0;
  const free = Math.max(0, face.free - used);
  const reserve = Math.max(0, face.reserve - Math.max(0, used - face.free));
  const paused = face.paused && passed < face.still;
  return { free, reserve, runs: face.runs, paused, low: face.runs && free + reserve <= (timing.kind === 'days' ? LOW_DAYS : LOW) };
}

/** How long it takes until a side may claim the win; nothing if it may not. */
export function claimIn(clock: ClockView, side: 0 | 1, now: number): number | null {
  const left = clock.claim[side];
  return left === null ? null : Math.max(0, left - (now - clock.since));
}

/** Time as a clock shows it: the second that has begun counts, so that it reads 0:00 only when nothing is left. */
export function timeText(millis: number): string {
  const seconds = Math.ceil(millis / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (millis >= 2 * DAY) return t('clock-days', { days: Math.floor(millis / DAY), hours: Math.floor((millis % DAY) / HOUR) });
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** What was agreed, in a sentence; nothing where nothing was. */
export function timingText(timing: Timing, points: number): string {
  switch (timing.kind) {
    case 'none':
      return '';
    case 'claim':
      return t('timing-claim', { minutes: minutes(timing.after) });
    case 'delay':
      return t('timing-delay', { delay: timing.delay, minutes: minutes(timing.per_point * points), pause: timing.pause });
    case 'fischer':
      return t('timing-fischer', { increment: timing.increment, minutes: minutes(timing.per_point * points), pause: timing.pause });
    case 'days':
      return t('timing-days', { days: timing.days });
  }
}

/** The same in short, for a list. */
export function timingShort(timing: Timing, points: number): string {
  switch (timing.kind) {
    case 'none':
    case 'claim':
      return '';
    case 'delay':
      return t('timing-short-delay', { delay: timing.delay, minutes: minutes(timing.per_point * points) });
    case 'fischer':
      return t('timing-short-fischer', { increment: timing.increment, minutes: minutes(timing.per_point * points) });
    case 'days':
      return t('timing-short-days', { days: timing.days });
  }
}

function minutes(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}
