// Clocks at the table: chosen, seen to run, warned by, lost by; and the win claimed from who stays away.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { faultsOf } from './support/axe.js';
import { action, atPlay, atTable, can, phone, status, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

const protocol = Number(/PROTOCOL_VERSION = (\d+)/.exec(readFileSync(new URL('../src/protocol.ts', import.meta.url), 'utf8'))[1]);
const clock = (page, side) => page.locator(`[data-side="${side}"] [role=timer]:visible`);

/** A table set up over the wire, for clocks shorter than the form offers. */
async function table(page, timing, opponent) {
  await page.goto(server.url);
  await atTable(page);
  const name = await page.evaluate(
    async ({ timing, opponent, protocol }) => {
      const owner = localStorage.getItem('pasch-owner');
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      const wanted = new Map();
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        wanted.get(message.re)?.(message);
      };
      const ask = (id, request) =>
        new Promise((resolve) => {
          wanted.set(id, resolve);
          socket.send(JSON.stringify({ id, ...request }));
        });
      await new Promise((resolve) => (socket.onopen = resolve));
      await ask(1, { type: 'hello', protocol, owner });
      const terms = { rulebook: 'tournament', session: { kind: 'match', points: 1 }, timing };
      const made = await ask(2, { type: 'create', terms, white: { kind: 'me' }, black: opponent });
      socket.close();
      return made.table ?? JSON.stringify(made);
    },
    { timing, opponent, protocol },
  );
  await page.goto(`${server.url}/#/table/${name}`);
  // The table before it has no clock.
  await page.locator('[data-timing]:visible').first().waitFor();
  await atTable(page);
  return name;
}

test('a clock is chosen with the new game, shown on both sides, and runs', async () => {
  const page = await visitor(browser);
  await page.goto(`${server.url}/#/new`);
  await page.locator('input[name=rulebook][value=tournament]').check();
  await page.locator('select[name=session]').selectOption('match');
  await page.locator('input[name=length]').fill('1');
  await page.locator('select[name=clock]').selectOption('delay');
  assert.equal(await page.locator('input[name=clock-delay]').inputValue(), '12');
  assert.equal(await page.locator('input[name=clock-minutes]').inputValue(), '2');
  assert.match(await page.locator('[data-timing]').innerText(), /12 seconds.*2 minutes/);
  await page.locator('button[type=submit]').click();
  await atTable(page);
  // Before the first throw both see what was agreed, and nobody's time runs.
  assert.match(await page.locator('[data-timing]:visible').innerText(), /12 seconds/);
  for (const side of [0, 1]) assert.equal(await clock(page, side).innerText(), '2:00');
  assert.equal(await page.locator('[data-clock=runs]').count(), 0);
  await atPlay(page);
  await page.locator('[data-side="0"] [data-clock=runs]:visible').waitFor();
  // What is free is used up first, and seen to be.
  const free = () => page.locator('[data-side="0"] [data-free]:visible').innerText();
  const before = Number(await free());
  await page.waitForFunction((before) => Number(document.querySelector('[data-side="0"] [data-free]')?.innerText) < before, before);
  assert.equal(await page.locator('[data-side="0"] [role=timer] b').innerText(), '2:00');
  // The computer's clock never runs; and nothing is taken back.
  assert.equal(await page.locator('[data-side="1"] [data-clock=stands]:visible').count(), 1);
  assert.equal(await can(page, 'take-back'), false);
  assert.deepEqual(await faultsOf(page), []);
  await page.goto(`${server.url}/#/games`);
  assert.match(await page.locator('[data-game]').first().innerText(), /12 s \+ 2 min/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('time runs short with a warning, the flag falls, and the match is lost', async () => {
  const page = await visitor(browser);
  await table(page, { kind: 'delay', delay: 8, per_point: 0, pause: 0 }, { kind: 'computer', level: 'beginner' });
  // What is said comes and goes: it is written down as it comes.
  await page.evaluate(() => {
    window.said = [];
    window.low = false;
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('[data-announced] p')) if (!window.said.includes(line.textContent)) window.said.push(line.textContent);
      window.low ||= [...document.querySelectorAll('[data-low=true]')].some((clock) => clock.checkVisibility());
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  // The throws for the start, until a clock runs; then the person only looks on.
  const running = '[data-clock=runs]:visible';
  for (;;) {
    await page.locator(`[data-action="roll"]:enabled:visible, ${running}`).first().waitFor();
    if ((await page.locator(running).count()) > 0) break;
    const before = await page.locator('[data-version]').getAttribute('data-version');
    await action(page, 'roll').click();
    await page.waitForFunction((old) => document.querySelector('[data-version]').dataset.version !== old, before);
  }
  await page.locator('[data-phase="session-over"]').waitFor();
  assert.ok(await page.evaluate(() => window.low), 'a clock was marked as low');
  assert.match(await status(page), /time has run out/);
  assert.match(await page.locator('[role=region] table:visible').innerText(), /time has run out/);
  await page.waitForFunction(() => window.said.some((line) => /Your time has run out/.test(line)));
  assert.match((await page.evaluate(() => window.said)).join(' '), /Only \d+ seconds left/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('without a clock the win is claimed from who stays away', async () => {
  const [host, friend] = await Promise.all([visitor(browser), visitor(browser)]);
  const name = await table(host, { kind: 'claim', after: 5 }, { kind: 'link' });
  await friend.goto(`${server.url}/#/table/${name}`);
  await friend.waitForFunction(() => document.querySelector('[data-phase]')?.dataset.phase === 'opening');
  // Both see what was agreed.
  for (const page of [host, friend]) assert.match(await page.locator('[data-timing]:visible').first().innerText(), /claim the win/);
  await friend.context().close();
  // The friend's page has a part in the dice: the roll waits for it, and so does the game.
  await action(host, 'roll').click();
  // Not before the time is up.
  await host.waitForFunction(() => document.querySelector('[data-claim-in]')?.checkVisibility() && !document.querySelector('[data-action="claim"]'));
  await action(host, 'claim').waitFor();
  await action(host, 'claim').click();
  await host.waitForSelector('[data-phase="session-over"]');
  assert.match(await status(host), /stayed away/);
  assert.deepEqual(host.errors, []);
  await host.context().close();
});

test('a lost connection stops the clock of its player for a while', async () => {
  const [host, friend] = await Promise.all([visitor(browser), visitor(browser)]);
  const name = await table(host, { kind: 'fischer', increment: 5, per_point: 600, pause: 60 }, { kind: 'link' });
  await friend.goto(`${server.url}/#/table/${name}`);
  await friend.waitForFunction(() => document.querySelector('[data-phase]')?.dataset.phase === 'opening');
  await friend.context().close();
  await host.locator('.card em:visible').waitFor();
  // The friend's page has a part in the dice: the roll waits for it, but its time does not run.
  await action(host, 'roll').click();
  await host.locator('[data-side="1"] [data-clock=paused]:visible').waitFor();
  assert.equal(await host.locator('[data-side="1"] [role=timer] b').innerText(), '10:00');
  assert.deepEqual(host.errors, []);
  await host.context().close();
});

test('on a phone the clocks stand above and below the board, and nothing scrolls', async () => {
  const page = await visitor(browser, phone);
  await table(page, { kind: 'delay', delay: 12, per_point: 120, pause: 120 }, { kind: 'computer', level: 'beginner' });
  const strips = page.locator('[data-strip]:visible');
  await strips.nth(1).waitFor();
  const [above, board, below] = await Promise.all([strips.first().boundingBox(), page.locator('svg[role=group]').boundingBox(), strips.last().boundingBox()]);
  assert.ok(above.y + above.height <= board.y + 1 && board.y + board.height <= below.y + 1);
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(overflow <= 0, `${overflow} px too high`);
  assert.deepEqual(await faultsOf(page), []);
  await page.context().close();
});
