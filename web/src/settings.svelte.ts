// What a person set for this browser, kept in it.

export type Theme = 'auto' | 'felt' | 'night' | 'paper';
/** Board, checkers and dice go with the page's look unless they are chosen apart. */
export type BoardLook = 'auto' | 'felt' | 'wood' | 'slate' | 'contrast';
export type CheckersLook = 'auto' | 'ivory' | 'cherry' | 'sea';
export type DiceLook = 'auto' | 'white' | 'red' | 'black';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';
/** What a tap on a checker does: play the first die shown, or show where it can go. */
export type Tap = 'play' | 'show';
/** How points are counted: as the rulebook's sheet does, or each player his own from 24 down to 1. */
export type Counting = 'sheet' | 'usual';

export interface Settings {
  theme: Theme;
  board: BoardLook;
  checkers: CheckersLook;
  dice: DiceLook;
  motion: Motion;
  tap: Tap;
  counting: Counting;
  sound: boolean;
  /** Is what the other side says hidden? */
  muted: boolean;
  /** Does the system tell me when it is my move? */
  notices: boolean;
  mirror: boolean;
  numbers: boolean;
  arrows: boolean;
  autoRoll: boolean;
  autoForced: boolean;
  autoPass: boolean;
  autoBearOff: boolean;
}

const defaults: Settings = {
  theme: 'auto',
  board: 'auto',
  checkers: 'auto',
  dice: 'auto',
  motion: 'normal',
  tap: 'play',
  counting: 'sheet',
  sound: true,
  muted: false,
  notices: false,
  mirror: false,
  numbers: true,
  arrows: true,
  autoRoll: false,
  autoForced: false,
  autoPass: true,
  autoBearOff: false,
};

const KEY = 'pasch-settings';

export const settings: Settings = $state({ ...defaults, ...kept() });

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  // Kept before it is shown: where there is no room for it, nothing changes.
  localStorage.setItem(KEY, JSON.stringify({ ...settings, [key]: value }));
  settings[key] = value;
  showLook();
}

export function showLook(): void {
  const { theme, board, checkers, dice } = settings;
  Object.assign(document.documentElement.dataset, { theme, board, checkers, dice });
}

/** How long a checker travels, in milliseconds; 0 where motion is unwanted. */
export function travelTime(forced = false): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const normal = { off: 0, fast: 90, normal: 180, slow: 420 }[settings.motion];
  return forced ? normal / 2 : normal;
}

function kept(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const record = value as Record<string, unknown>;
    const same = Object.entries(defaults).filter(([key, usual]) => typeof record[key] === typeof usual);
    return Object.fromEntries(same.map(([key]) => [key, record[key]]));
  } catch {
    return {};
  }
}
