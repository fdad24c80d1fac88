// The page starts: theme, words, then the application.

import { mount } from 'svelte';
import App from './App.svelte';
import { startService } from './here/service.svelte';
import { route } from './router.svelte';
import { pages } from './routes';
import { showLook } from './settings.svelte';
import { connection } from './socket';
import { preferredLanguage, speak } from './words.svelte';

showLook();
startService();

// Everything the first picture needs sets out at once: the connection, the page's own code, and the words.
connection.start();
pages.find((page) => page.name === (route()[0] ?? ''))?.load().catch(() => undefined);

const target = document.getElementById('app');
if (target) {
  speak(preferredLanguage())
    .catch(() => speak('en'))
    .catch((error: unknown) => console.error(error))
    .finally(() => mount(App, { target }));
}
