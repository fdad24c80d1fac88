// Engines of other programs at the table: one that plays a whole game, and ones that fail in the middle of it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { doOneThing, launch, newGame, status, visitor } from './support/browser.js';
import { startServer } from './support/server.js';

const small = fileURLToPath(new URL('support/engine.js', import.meta.url));
const engine = (name, ...how) => ['--engine', `${name}='${process.execPath}' '${small}' ${how.join(' ')}`];
const server = await startServer([
  ...engine('Small'),
  ...engine('Mortal', 'die', 0),
  ...engine('Sleeper', 'hang', 1),
  ...engine('Liar', 'lie', 0),
  '--engine-time',
  '1',
  '--pace',
  '0',
]);
const browser = await launch();

after(async () => {
  await browser.close();
  await server.stop();
});

/** Sits down against an engine, by the page for a new game. */
const against = (page, engine) => newGame(page, server, { engine, session: 'match', length: 1 });

/** Plays on until the session is over. */
async function playOut(page) {
  const seen = new Set();
  for (let round = 0; round < 600 && !seen.has('rematch'); round++) seen.add(await doOneThing(page, { decline: true }));
  assert.ok(seen.has('play') && seen.has('rematch'), [...seen].join());
}

test('a whole game against another program, played through the page', { timeout: 480_000 }, async () => {
  const page = await visitor(browser);
  await against(page, 'Small');
  await page.getByText('Small', { exact: true }).filter({ visible: true }).first().waitFor();
  await playOut(page);
  assert.match(await status(page), /wins? the match/);
  assert.equal(await page.locator('[data-engine-failed]').count(), 0);
  // The game is listed, and written, under the program's name.
  await page.goto(`${server.url}/#/games`);
  await page.getByText(/Small/).first().waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a program that dies, hangs or lies is named, and the game goes on', { timeout: 480_000 }, async () => {
  for (const [name, why] of [
    ['Mortal', 'gone'],
    ['Sleeper', 'silent'],
    ['Liar', 'wrong'],
  ]) {
    const page = await visitor(browser);
    await against(page, name);
    const failed = page.locator(`[data-engine-failed=${why}]`);
    for (let round = 0; round < 60 && (await failed.count()) === 0; round++) {
      // Either it is my turn again, or the program has failed and it is the computer's.
      await page.waitForFunction((kind) => window.offer()?.ready || document.querySelector(`[data-engine-failed=${kind}]`), why);
      if ((await failed.count()) === 0) await doOneThing(page, { decline: true });
    }
    const told = await failed.innerText();
    assert.match(told, new RegExp(name));
    // The computer plays its next turn.
    for (let round = 0; round < 4; round++) await doOneThing(page, { decline: true });
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('other programs are offered where they know the rules', async () => {
  const page = await visitor(browser);
  await page.goto(`${server.url}/#/new/german`);
  await page.locator('input[name=opponent][value=computer]').check();
  await page.locator('input[name=rulebook][value=tournament]').check();
  await page.locator('select[name=engine]:enabled').waitFor();
  await page.locator('select[name=start]').selectOption('hypergammon');
  await page.locator('select[name=engine]:disabled').waitFor();
  await page.context().close();
});
