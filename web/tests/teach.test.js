// Teach me: someone who has never played goes through all fifteen steps with the pointer, by different rulebooks, and then
// plays a first game with the tutor on.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { test } from 'node:test';
import { faultsOf } from './support/axe.js';
import { action, awaitTurn, carry as carryTo, middle, moveAll, phone, place, tapPoint, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';
import { cutOff, overlaps } from './support/reading.js';

const pictures = process.env.PASCH_SCREENSHOTS;

/** Drags the topmost checker from one place to another. */
const carry = (page, from, to) => carryTo(page, place(page, from), place(page, to));

/** What the learner does where not every play is right: from, to. */
const asked = {
  5: [[8, 5], [6, 5]],
  6: [[24, 18], [18, 13]],
  7: [[8, 5], [6, 5]],
  11: [[8, 4], [6, 4]],
  12: [[6, 0], [3, 0]],
};

/** A step that has not been done lies there, with everything it asks for. */
const atStep = (page, number) => page.locator(`[data-lesson="${number}"][data-done="false"][data-task] [data-text]`).waitFor();

async function doStep(page, number) {
  await atStep(page, number);
  const task = await page.locator('[data-task]').getAttribute('data-task');
  if (task === 'tap') await tapPoint(page, number === 1 ? 6 : 3);
  else if (task === 'throw') await action(page, 'roll').click();
  else if (task === 'double') await action(page, 'double').click();
  else if (task === 'points') await page.locator('[data-points="3"]').click();
  else {
    await page.locator('.piece.movable, [data-action="done"]:enabled').first().waitFor();
    for (const [from, to] of asked[number] ?? []) await carry(page, from, to);
    await moveAll(page);
    await action(page, 'done').click();
  }
  await page.locator(`[data-lesson="${number}"][data-done="true"]`).waitFor();
}

async function learn(page, book, name) {
  await page.goto(`${server.url}/#/teach/${book}`);
  for (let number = 1; number <= 15; number++) {
    await atStep(page, number);
    // A longer text takes its room from the board, which follows a frame later.
    await middle(page.locator('svg[role=group]'));
    const faults = [...(await cutOff(page)), ...(await overlaps(page))];
    assert.deepEqual(faults, [], `${name}, step ${number}`);
    if (pictures) {
      await mkdir(pictures, { recursive: true });
      await page.screenshot({ path: `${pictures}/teach-${name}-${number}.png` });
    }
    await doStep(page, number);
    if (number < 15) await action(page, 'next').click();
  }
}

test('in English all fifteen steps are done, and a first game follows with the tutor on', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await learn(page, 'tournament', 'en');
  assert.deepEqual(await faultsOf(page), []);
  await action(page, 'play-first').click();
  await awaitTurn(page);
  await page.locator('.panel input[name=tutor]:checked').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('in Polish, on a phone, by the leaflet without a cube', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, { ...phone, locale: 'pl' });
  await learn(page, 'ten-language', 'pl');
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('what is not asked for is said so, and what is not allowed names its reason', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await page.goto(`${server.url}/#/teach/german`);
  await atStep(page, 1);
  await tapPoint(page, 20);
  assert.match(await page.locator('[data-note]').innerText(), /Not there/);
  for (let number = 1; number < 5; number++) {
    await doStep(page, number);
    await action(page, 'next').click();
  }
  await atStep(page, 5);
  await carry(page, 24, 23);
  await carry(page, 13, 10);
  await action(page, 'done').click();
  assert.match(await page.locator('[data-note]').innerText(), /not what was asked/);
  await carry(page, 8, 2);
  await page.waitForFunction(() => /./.test(document.querySelector('[data-note]').textContent) && !/not what/.test(document.querySelector('[data-note]').textContent));
  // Whoever comes back goes on where the lesson stood.
  await page.reload();
  await page.locator('[data-lesson="5"]').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
