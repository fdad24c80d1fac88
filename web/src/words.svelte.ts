// Every word on the screen comes from the catalogues in Fluent form that the server hands out, one language at a time.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The languages spoken here, each by its own name. */
export const languages = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  da: 'Dansk',
  sv: 'Svenska',
  pl: 'Polski',
  ru: 'Русский',
} as const;

export type Language = keyof typeof languages;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

/** The text of a message, with its variables filled in. Reactive: it changes with the language. */
export function t(key: string, vars?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? key : '';
  return bundle.formatPattern(message.value, vars ?? null, []);
}

/** Is there such a message? For keys that are put together from parts. */
export function knows(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

export function language(): Language {
  return current;
}

/** The language kept from an earlier visit, or the first one the browser asks for that is spoken here. */
export function preferredLanguage(): Language {
  const asked = [localStorage.getItem('pasch-language'), ...navigator.languages];
  for (const tag of asked) {
    const code = tag?.slice(0, 2).toLowerCase();
    if (code && code in languages) return code as Language;
  }
  return 'en';
}

/** Loads a language and speaks it from now on. A language that cannot be had leaves things as they are. */
export async function speak(wanted: Language): Promise<void> {
  const response = await fetch(`./words/${wanted}.ftl`);
  if (!response.ok) throw new Error(`no words for ${wanted}: ${response.status}`);
  learn(wanted, await response.text());
}

/** Speaks from a catalogue at hand. */
export function learn(wanted: Language, catalogue: string): void {
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  fresh.addResource(new FluentResource(catalogue));
  bundle = fresh;
  current = wanted;
  document.documentElement.lang = wanted;
}

export async function choose(wanted: Language): Promise<void> {
  await speak(wanted);
  localStorage.setItem('pasch-language', wanted);
}
