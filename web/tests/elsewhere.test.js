// A page and a server that do not belong together: a page from another host at a server's table, and a page whose server
// goes away in the middle of a game.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PATIENCE, action, atPlay, awaitTurn, calmGame, drawn, launch, newGame, visitor } from './support/browser.js';
import { startHost } from './support/host.js';
import { startServer } from './support/server.js';

const browser = await launch();
const host = await startHost();
const server = await startServer(['--allow-origin', new URL(host.url).origin]);
const closed = await startServer();
after(async () => {
  await browser.close();
  await host.stop();
  await server.stop();
  await closed.stop();
});

/** Goes from a page of plain files to a server's table. */
async function join(page, address) {
  await page.goto(`${host.url}/#/device`);
  await page.locator('input[name=server]').fill(address);
  await page.locator('form button[type=submit]').click();
}

test('a page from elsewhere sits down at a server that lets it in, and at no other', { timeout: 300_000 }, async () => {
  const friend = await visitor(browser);
  await newGame(friend, server, { opponent: 'link', ...calmGame, level: undefined });
  const page = await visitor(browser);
  await join(page, friend.url());
  await page.waitForSelector('[data-phase][data-link="open"]');
  await friend.waitForFunction(() => document.querySelector('[data-phase]').dataset.phase !== 'waiting');
  await page.goto(`${host.url}/#/device`);
  await page.locator('[data-action="back-here"]').click();
  await page.waitForSelector('[data-phase][data-link="open"]');
  await friend.context().close();

  const refused = new Promise((resolve) => {
    page.on('websocket', (socket) => socket.url().includes(new URL(closed.url).host) && (socket.on('socketerror', resolve), socket.on('close', resolve)));
  });
  await join(page, `${closed.url}/`);
  await page.waitForFunction(() => sessionStorage.getItem('pasch-server') !== null);
  // The server has been asked, and has not let it in.
  await refused;
  assert.equal(await page.locator('[data-link="open"]').count(), 0);
  const health = await (await fetch(`${closed.url}/healthz`)).json();
  assert.equal(health.connected, 0);
  await page.context().close();
});

test('when the server goes away the game goes on here, as a new one that names its parent', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await atPlay(page);
  const parent = page.url().split('/').pop();
  const before = [await drawn(page, 0), await drawn(page, 1)];
  // The page is kept by its service worker, so that it starts without the server.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 2 * PATIENCE });
  await server.kill();
  await action(page, 'go-on-here').click();
  await page.locator(`[data-parent="${parent}"]`).first().waitFor({ state: 'attached' });
  await awaitTurn(page);
  assert.deepEqual([await drawn(page, 0), await drawn(page, 1)], before);
  assert.notEqual(page.url().split('/').pop(), parent);
  await page.context().close();
});
