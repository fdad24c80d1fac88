// Sentences that come as a key and values, told in the language of the page.

import type { Sentence, Variable } from './protocol';
import { t } from './words.svelte';

const BAR = 25;
const OFF = 0;

/** The sentence; `labels` are the names of the points 1 to 24 as the side that acted counts them. */
export function told(sentence: Sentence, labels: readonly string[] = []): string {
  const values = Object.entries(sentence.variables ?? {}).map(([name, variable]) => [name, valueOf(variable, labels)]);
  return t(sentence.key, Object.fromEntries(values) as Record<string, string | number>);
}

function valueOf(variable: Variable, labels: readonly string[]): string | number {
  switch (variable.kind) {
    case 'point':
      if (variable.value === BAR) return 'bar';
      return variable.value === OFF ? 'off' : (labels[variable.value] ?? String(variable.value));
    case 'dice':
      return variable.value.join('-');
    case 'rulebook': {
      const rulebook = t(`rulebook-${variable.value.base}`);
      return variable.value.own ? t('rulebook-own', { rulebook }) : rulebook;
    }
    case 'sentence':
      return told(variable.value, labels);
    case 'list':
      return variable.value.map((part) => told(part, labels)).join(', ');
    case 'number':
    case 'player':
    case 'choice':
    case 'text':
      return variable.value;
  }
}
