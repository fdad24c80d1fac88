// Both clocks of a table as they run on the screen, and the warning when time is short: seen, heard and said.

import { play as sound } from '../sound';
import { announce } from '../ui/announce.svelte';
import { t } from '../words.svelte';
import { claimIn, LOW, readingOf, timeText, VERY_LOW, type Reading } from './clock';
import type { TableSession } from './session.svelte';

/** Often enough that no second is seen to last longer than another. */
const TICK = 200;

export class Clocks {
  private now = $state(performance.now());
  private readonly session: TableSession;
  /** The level of warning that was given in this turn. */
  private warned = Infinity;

  constructor(session: TableSession) {
    this.session = session;
    $effect(() => this.run());
    $effect(() => this.warn());
  }

  readonly readings = $derived.by<readonly [Reading, Reading] | null>(() => {
    const clock = this.session.view?.clock;
    if (!clock || clock.timing.kind === 'claim') return null;
    const passed = Math.max(0, this.now - clock.since);
    const [light, dark] = clock.sides;
    return [readingOf(light, clock.timing, passed), readingOf(dark, clock.timing, passed)];
  });

  /** How long this side, which is away or holds a roll up, has left until the other may claim the win; nothing if neither. */
  claimLeft(side: 0 | 1): string | null {
    const clock = this.session.view?.clock;
    const left = clock ? claimIn(clock, side === 0 ? 1 : 0, this.now) : null;
    return left === null || left === 0 ? null : timeText(left);
  }

  private run(): (() => void) | undefined {
    const clock = this.session.view?.clock;
    if (!clock) return undefined;
    this.now = performance.now();
    if (!clock.sides.some((face) => face.runs) && clock.claim.every((left) => left === null)) return undefined;
    const timer = setInterval(() => (this.now = performance.now()), TICK);
    return () => clearInterval(timer);
  }

  private warn(): void {
    const view = this.session.view;
    const side = this.readings?.findIndex((reading, index) => reading.runs && view?.players[index]?.mine) ?? -1;
    const reading = side >= 0 ? this.readings?.[side] : undefined;
    if (!reading || !view?.clock) {
      this.warned = Infinity;
      return;
    }
    const left = reading.free + reading.reserve;
    if (!reading.low || reading.paused) {
      if (left > LOW) this.warned = Infinity;
      return;
    }
    const level = view.clock.timing.kind === 'days' ? LOW : left <= VERY_LOW ? VERY_LOW : LOW;
    if (level >= this.warned) return;
    this.warned = level;
    sound('time');
    const days = view.clock.timing.kind === 'days';
    announce(days ? t('clock-low-hours', { hours: Math.ceil(left / 3_600_000) }) : t('clock-low', { seconds: Math.ceil(left / 1000) }));
  }
}
