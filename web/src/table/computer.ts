// What the computer in a seat is called: by its level, by the engine of another program that plays for it, or by both where
// it plays on for one that failed.

import { USUAL_LEVEL, type EngineInfo } from '../protocol';
import { t } from '../words.svelte';

interface Seated {
  readonly level: string | null;
  readonly engine: EngineInfo | null;
}

export function computerName({ level, engine }: Seated): string {
  if (engine !== null && engine.failed === null) return engine.name;
  const computer = t('player-computer', { level: t(`level-${level ?? USUAL_LEVEL}`) });
  return engine === null ? computer : t('player-engine-replaced', { computer, engine: engine.name });
}

/** Why an engine does not play on, if it does not. */
export function failureOf({ engine }: Seated): string {
  return engine === null || engine.failed === null ? '' : t(`engine-failed-${engine.failed}`, { engine: engine.name });
}
