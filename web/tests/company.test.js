// Company: names and colours, phrases that each reads in his own language, my move in the tab's title, a second window of the
// same browser, another device, absence, and games passed on.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { faultsOf } from './support/axe.js';
import { action, atPlay, atTable, awaitAny, awaitTurn, calmGame, desktop, launch, newGame, playTurn, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

async function pair() {
  const host = await visitor(browser);
  const guest = await visitor(browser, { ...desktop, locale: 'de-DE' });
  await newGame(host, server, { opponent: 'link', session: 'match', length: 1 });
  const link = await host.locator('input[data-name=share]').inputValue();
  return { host, guest, link };
}

test('a name, a colour, and a few words that each side reads in its own language', { timeout: 300_000 }, async () => {
  const { host, guest, link } = await pair();
  await host.locator('input[name=me]').fill('Ada');
  await host.locator('input[name=me]').press('Tab');
  await host.locator('input[name=me-colour][value=teal]').check();
  assert.deepEqual(await faultsOf(host), []);
  await guest.goto(link);
  await guest.locator('.card .who strong', { hasText: 'Ada' }).waitFor();
  await guest.locator('.card .colour').waitFor();
  await host.locator('[data-tab="talk"]').click();
  await host.locator('[data-phrase="good-luck"]').click();
  await guest.locator('[data-spoken="good-luck"]').waitFor();
  // It goes away again after a moment, and stays in what was heard.
  await guest.locator('[data-tab="talk"]').click();
  await guest.locator('[data-heard]', { hasText: /Ada.*Viel Glück!/s }).waitFor();
  assert.deepEqual(await faultsOf(host), []);
  // Who does not want to hear, does not.
  await guest.locator('input[name=mute]').check();
  await host.locator('[data-phrase="thanks"]:enabled').click();
  await host.locator('[data-heard] li').nth(1).waitFor();
  await guest.locator('[data-phrase="hello"]').click();
  await host.locator('[data-spoken="hello"]').waitFor();
  assert.ok(!/Danke/.test(await guest.locator('[data-heard]').innerText()));
  // The name is known at the next table without being asked for.
  await newGame(host, server, { opponent: 'link', session: 'match', length: 1 });
  assert.equal(await host.locator('input[name=me]').inputValue(), 'Ada');
  assert.deepEqual([...host.errors, ...guest.errors], []);
  await host.context().close();
  await guest.context().close();
});

test('whoever looks elsewhere is called back by the title of the tab', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await atPlay(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await playTurn(page);
  await page.waitForFunction(() => document.title.startsWith('● Your move'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForFunction(() => !document.title.startsWith('●'));
  await page.context().close();
});

test('a second window of the same browser may sit opposite', { timeout: 300_000 }, async () => {
  const { host, guest, link } = await pair();
  await guest.context().close();
  const second = await host.context().newPage();
  await second.goto(link);
  await second.locator('[data-action="sit"]').click();
  await awaitAny([second, host]);
  await second.locator('.own .card:visible').waitFor();
  const sides = async (page) => page.locator('.own .card:visible').getAttribute('data-side');
  assert.notEqual(await sides(host), await sides(second), 'each window has its own side at the bottom');
  for (const page of [second, host]) {
    await page.reload();
    await atTable(page);
  }
  assert.notEqual(await sides(host), await sides(second), 'also after coming back');
  await host.context().close();
});

test('a game goes on at another device, and its secret does not stay in the address', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await atPlay(page);
  await action(page, 'device').click();
  const link = await page.locator('input[data-name=device]').inputValue();
  const other = await visitor(browser);
  await other.goto(link);
  await other.locator('.piece.movable').first().waitFor();
  assert.match(await other.evaluate(() => window.location.hash), /^#\/table\/[^/]+$/);
  assert.deepEqual(await faultsOf(page), []);
  await page.context().close();
  await other.context().close();
});

test('a dead connection is noticed on both sides within ten seconds', { timeout: 300_000 }, async (t) => {
  const { host, guest, link } = await pair();
  await guest.context().close();
  const far = await launch();
  try {
    const page = await visitor(far);
    await page.goto(link);
    await atTable(page);
    await awaitTurn(host);
    await host.locator('.card em:visible').waitFor({ state: 'detached' });
    const session = await far.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const ids = processInfo.map(({ id }) => id);
    // Everything of that browser stands still, as when a lid is closed: no word, and no end of the connection.
    for (const id of ids) process.kill(id, 'SIGSTOP');
    const began = Date.now();
    try {
      await host.locator('.card em:visible').waitFor();
      // Ten seconds are the goal; a busy machine may take longer, so they are told and not judged.
      t.diagnostic(`absence seen after ${Date.now() - began} ms`);
    } finally {
      for (const id of ids) process.kill(id, 'SIGCONT');
    }
    await host.locator('.card em:visible').waitFor({ state: 'detached' });
    // And the server: it stands still, and the page says so though nobody closed the connection.
    process.kill(server.process.pid, 'SIGSTOP');
    try {
      await host.locator('[data-link="lost"]').waitFor();
    } finally {
      process.kill(server.process.pid, 'SIGCONT');
    }
    await host.locator('[data-link="open"]').waitFor();
  } finally {
    await far.close();
  }
  await host.context().close();
});

test('a game is passed on: by a link that carries it, as a picture, and as an animation', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await atPlay(page);
  await playTurn(page);
  await atPlay(page);
  await action(page, 'resign').click();
  await action(page, 'resign-1').click();
  await page.locator('[data-end-way="analyse"]').click();
  await action(page, 'share').click();
  await page.waitForFunction(() => /#\/shown\//.test(document.querySelector('[data-name="share-self"]')?.value ?? ''));
  const link = await page.locator('[data-name="share-self"]').inputValue();
  assert.deepEqual(await faultsOf(page), []);

  const [picture] = await Promise.all([page.waitForEvent('download'), action(page, 'picture').click()]);
  const png = await readFile(await picture.path());
  assert.deepEqual([...png.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  const [film] = await Promise.all([page.waitForEvent('download'), action(page, 'film').click()]);
  const gif = await readFile(await film.path());
  assert.equal(gif.subarray(0, 6).toString(), 'GIF89a');
  const moments = Number((await page.locator('[data-moment]').innerText()).match(/(\d+)$/)[1]);
  const delays = gif.toString('latin1').split('\x21\xf9\x04').length - 1;
  assert.equal(delays, moments, 'one picture a moment');

  const stranger = await visitor(browser);
  await stranger.goto(link);
  await stranger.locator('[data-moment]').waitFor();
  const plays = async (reader) => (await reader.locator('tbody td').allInnerTexts()).filter((text) => /^\d\d: /.test(text));
  await page.locator('tbody td', { hasText: /^\d\d: / }).nth(1).waitFor();
  await stranger.locator('tbody td', { hasText: /^\d\d: / }).nth(1).waitFor();
  assert.deepEqual(await plays(stranger), await plays(page));
  await stranger.goto(`${server.url}/#/shown/${link.split('/shown/')[1].slice(0, 20)}`);
  await stranger.locator('[role=alert]').waitFor();
  await page.context().close();
  await stranger.context().close();
});
