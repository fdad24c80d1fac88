// What happens, said to those who do not see it: one polite live region for the whole page.

import { untrack } from 'svelte';

let said = $state('');

export function announce(text: string): void {
  // A repeated sentence is spoken again only if the region changes.
  said = untrack(() => said) === text ? text + '\u00a0' : text;
}

export function announced(): string {
  return said;
}
