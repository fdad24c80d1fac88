// What can be done at a table now, as buttons and keys: the parts that a game here and a game on a real board share.

import type { Stake } from '../protocol';
import { t } from '../words.svelte';
import { timesOf } from './adapter';
import type { TableSession } from './session.svelte';
import type { Deed } from './view';

export interface Action {
  readonly id: string;
  readonly label: string;
  /** A key of the keyboard that does the same. */
  readonly key?: string;
  readonly primary?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

const deeds: readonly { deed: Deed; key: string; label: string; primary?: boolean }[] = [
  { deed: 'roll', key: 'r', label: 'do-roll', primary: true },
  { deed: 'take', key: 't', label: 'do-take', primary: true },
  { deed: 'drop', key: 'p', label: 'do-drop' },
  { deed: 'redouble', key: 'd', label: 'do-redouble' },
  { deed: 'beaver', key: 'b', label: 'do-beaver' },
  { deed: 'raccoon', key: 'b', label: 'do-raccoon' },
  { deed: 'double', key: 'd', label: 'do-double' },
  { deed: 'accept', key: 'a', label: 'do-accept', primary: true },
  { deed: 'decline', key: 'n', label: 'do-refuse' },
  { deed: 'next-game', key: 'r', label: 'do-next', primary: true },
  { deed: 'rematch', key: 'r', label: 'do-rematch', primary: true },
  { deed: 'claim', key: 'c', label: 'do-claim' },
  { deed: 'finish', key: 'f', label: 'do-finish' },
];

/** Every deed that is open now, but for taking back, which each page has in a place of its own. */
export function deedActions(session: TableSession): Action[] {
  const view = session.view;
  if (!view) return [];
  return deeds
    .filter(({ deed }) => view.deeds.has(deed))
    .map(({ deed, key, label, primary = false }) => ({
      id: deed,
      label: t(deed === 'roll' && view.phase.kind === 'opening' ? 'do-throw' : label, { value: view.nextCube ?? '' }),
      key,
      primary,
      disabled: session.pending,
      run: () => session.deed(deed),
    }));
}

/** Takes the last play back, unless a turn has begun: its steps are undone one by one. */
export function takeBackAction(session: TableSession): Action[] {
  if (!session.view?.deeds.has('take-back') || session.steps.length > 0) return [];
  return [{ id: 'take-back', label: t('do-take-back'), key: 'u', disabled: session.pending, run: () => session.deed('take-back') }];
}

const resignations: Record<Stake, string> = { single: 'do-resign-single', gammon: 'do-resign-gammon', backgammon: 'do-resign-backgammon' };

/** What may be given up now, and the way back; `close` ends the choice. */
export function resignActions(session: TableSession, close: () => void): Action[] {
  const offers = (session.view?.resignations.stakes ?? []).map((stake): Action => ({
    id: `resign-${timesOf(stake)}`,
    label: t(resignations[stake]),
    run: () => {
      close();
      session.resign(stake);
    },
  }));
  return [...offers, { id: 'cancel', label: t('do-cancel'), key: 'Escape', run: close }];
}

/** The key as actions name theirs; nothing while something is being written, or with a key that means more. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

export function runByKey(actions: readonly Action[], key: string): boolean {
  const action = actions.find((candidate) => candidate.key === key && !candidate.disabled);
  action?.run();
  return action !== undefined;
}
