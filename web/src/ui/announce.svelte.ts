// What happens, said to those who do not see it: one polite live region for the whole page. What is said stays there for
// a while, so that a sentence that follows at once does not keep the one before it from being spoken.

import { untrack } from 'svelte';

/** As many sentences as follow each other within a moment. */
const KEPT = 8;

export interface Announcement {
  readonly number: number;
  readonly text: string;
}

let said = $state.raw<readonly Announcement[]>([]);

export function announce(text: string): void {
  if (text === '') return;
  untrack(() => {
    said = [...said, { number: (said.at(-1)?.number ?? 0) + 1, text }].slice(-KEPT);
  });
}

export function announced(): readonly Announcement[] {
  return said;
}
