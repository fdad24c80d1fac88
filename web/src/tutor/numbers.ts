// Chances and equities as people write them in the language of the page.

import { language } from '../words.svelte';

/** An equity with its sign. */
export function equity(value: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', minimumFractionDigits: 3, maximumFractionDigits: 3 })
    .format(value)
    .replace('-', '−');
}

/** What a decision cost: no sign. */
export function cost(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(value);
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chance);
}
