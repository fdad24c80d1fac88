// The page starts: theme, words, then the application.

import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme } from './settings.svelte';
import { preferredLanguage, speak } from './words.svelte';

showTheme();

const target = document.getElementById('app');
if (target) {
  speak(preferredLanguage())
    .catch(() => speak('en'))
    .catch((error: unknown) => console.error(error))
    .finally(() => mount(App, { target }));
}
