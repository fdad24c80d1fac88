// The real server and a browser in front of it: whoever imports them has them before the file's first test, and they
// are cleared away after its last.
import { after } from 'node:test';
import { launch } from './browser.js';
import { startServer } from './server.js';

// The computer does not dawdle: whoever tests has seen it move.
export const server = await startServer(['--pace', '0']);
export const browser = await launch();

after(async () => {
  await browser.close();
  await server.stop();
});
