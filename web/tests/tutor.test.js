// The tutor at the table: hints before a play, a verdict after it drawn on the board, cube decisions, and the summary.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './support/axe.js';
import { action, atPlay, awaitTurn, boxes, calmGame, can, desktop, doOneThing, drawn, newGame, phone, playTurn, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

/** A table from a position, by the editor; the tutor is switched on at the table. */
async function fromPosition(page, xgid) {
  await page.goto(`${server.url}/#/positions/${encodeURIComponent(xgid)}`);
  await page.waitForFunction((wanted) => document.querySelector('[data-name="xgid"]')?.value === wanted, xgid);
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('select[name=opponent]').selectOption('expert');
  await action(page, 'play-on').click();
  await page.waitForFunction(() => window.location.hash.startsWith('#/table/'));
  await awaitTurn(page);
  await page.locator('.panel input[name=tutor]').check();
  await page.locator('.panel [data-tutor="true"]').waitFor();
}

const shot = async (page, name) => {
  if (process.env.PASCH_SHOTS) await page.screenshot({ path: `${process.env.PASCH_SHOTS}/tutor-${name}.png` });
};

test('hint before the play, verdict after it, both drawn on the board', { timeout: 300_000 }, async (t) => {
  const page = await visitor(browser, desktop, { motion: 'off', sound: false, tap: 'play' });
  await page.goto(`${server.url}/#/new`);
  await page.locator('input[name=tutor]').check();
  await page.locator('select[name=level]').selectOption('beginner');
  await page.locator('button[type=submit]').click();
  await atPlay(page);
  // Switched on from the start.
  await page.locator('.panel input[name=tutor]:checked').waitFor();

  // The best of three: a hint at the highest level comes within a second, and the page goes on drawing meanwhile.
  await page.evaluate(() => {
    window.longest = 0;
    let last = performance.now();
    const frame = (now) => {
      window.longest = Math.max(window.longest, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  let waited = Infinity;
  let longest = Infinity;
  for (let round = 0; round < 3; round++) {
    await page.evaluate(() => {
      window.longest = 0;
    });
    const asked = Date.now();
    await action(page, 'hint').click();
    await page.locator('.panel .tutor').getByText('thinking').waitFor({ state: 'hidden' });
    await page.locator('.panel [data-hint] [data-plays] button').first().waitFor();
    waited = Math.min(waited, Date.now() - asked);
    longest = Math.min(longest, await page.evaluate(() => window.longest));
  }
  await page.locator('path.arrow.best').first().waitFor({ state: 'attached' });
  // The goals are a second and 200 ms; a busy machine may take longer, so they are told and not judged.
  t.diagnostic(`hint after ${waited} ms, longest frame ${Math.round(longest)} ms`);
  await shot(page, 'hint');

  // The page's first checkers are rarely the best: play until something was given away.
  for (let round = 0; round < 12; round++) {
    // The verdict on the play before is there: it was waited for.
    const seen = await page.evaluate(() => document.querySelector('.panel [data-verdict]')?.dataset.verdict ?? '');
    await playTurn(page);
    await page.waitForFunction((old) => {
      const found = document.querySelector('.panel [data-verdict]');
      return found && found.dataset.verdict !== old;
    }, seen);
    const cost = Number(await page.locator('.panel [data-verdict]').getAttribute('data-cost'));
    if (cost > 0) {
      assert.match(await page.locator('.panel [data-verdict] p').first().innerText(), /cost \d\.\d+\. Better: /);
      break;
    }
    assert.match(await page.locator('.panel [data-verdict] p').first().innerText(), /would have done the same/);
    await atPlay(page);
  }
  assert.ok(Number(await page.locator('.panel [data-verdict]').getAttribute('data-cost')) > 0);
  await action(page, 'peek').click();
  await page.locator('path.arrow.best').first().waitFor({ state: 'attached' });
  // What was played is drawn too.
  await page.locator('path.arrow:not(.best):not(.under)').first().waitFor({ state: 'attached' });
  await shot(page, 'verdict');

  // The position of the decision is a click away.
  const before = [await drawn(page, 0), await drawn(page, 1)];
  await page.locator('.panel [data-study]').click();
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('.tools').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-name="xgid"]').value.startsWith('XGID=') && document.querySelector('select[name=die1]').value !== '0');
  assert.deepEqual([await drawn(page, 0), await drawn(page, 1)], before);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('cube decisions are judged, and the summary leads to the costliest', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  // A race that is all but lost: to double here gives a lot away.
  await fromPosition(page, 'XGID=-ABBBBB-----------------b-:0:0:1:00:0:0:0:0:10');
  await action(page, 'hint').click();
  await page.locator('.panel [data-hint] [data-cube]').waitFor();
  assert.match(await page.locator('.panel [data-hint]').innerText(), /No double/);
  await action(page, 'double').click();
  await page.locator('.panel [data-verdict]').waitFor();
  const words = await page.locator('.panel [data-verdict]').innerText();
  assert.match(words, /Double cost \d\.\d+\. Better: No double\./);
  await shot(page, 'cube');

  for (let round = 0; round < 120; round++) {
    const did = await doOneThing(page);
    if (did === 'next-game' || did === 'rematch') break;
  }
  await page.locator('.panel [data-summary] [data-costly]').first().waitFor();
  const costs = await page.locator('.panel [data-costly] .number').allInnerTexts();
  assert.deepEqual(costs, [...costs].sort((a, b) => Number(b) - Number(a)), 'the costliest first');
  assert.match(await page.locator('.panel [data-summary]').innerText(), /No double/);
  await shot(page, 'summary');
  await page.locator('.panel [data-costly]').first().click();
  await page.waitForFunction(() => window.location.hash.startsWith('#/positions/'));
  await page.locator('[data-sound="true"]').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('off, the tutor says nothing and offers no hint; on a phone it speaks in a line', { timeout: 300_000 }, async () => {
  const quiet = await visitor(browser);
  await newGame(quiet, server, calmGame);
  await atPlay(quiet);
  assert.equal(await can(quiet, 'hint'), false);
  await playTurn(quiet);
  await awaitTurn(quiet);
  assert.equal(await quiet.locator('[data-verdict]').count(), 0);
  await quiet.context().close();

  const page = await visitor(browser, phone);
  await page.goto(`${server.url}/#/new`);
  await page.locator('input[name=tutor]').check();
  await page.locator('select[name=level]').selectOption('beginner');
  await page.locator('button[type=submit]').click();
  await atPlay(page);
  await action(page, 'hint').click();
  await page.locator('[data-said]:visible').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-said]').textContent.includes('/'));
  await shot(page, 'phone-hint');
  const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  assert.deepEqual(size, [360, 640], 'nothing scrolls');
  for (const box of await boxes(page, '.actions button')) {
    assert.ok(box.x >= 0 && box.x + box.width <= 360.5 && box.height >= 48, JSON.stringify(box));
  }
  await playTurn(page);
  await page.waitForFunction(() => /✓|Better/.test(document.querySelector('[data-said]')?.textContent ?? ''));
  await page.locator('[data-said]:visible').tap();
  await page.locator('dialog [data-verdict]').waitFor();
  await shot(page, 'phone-verdict');
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
