// Teach me: someone who has never played goes through all fifteen steps with the pointer, by different rulebooks, and then
// plays a first game with the tutor on.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { test } from 'node:test';
import { seriousFaults } from './support/axe.js';
import { action, awaitTurn, movable, phone, tapPoint, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';
import { cutOff, overlaps } from './support/reading.js';

const pictures = process.env.PASCH_SCREENSHOTS;

/** Drags the topmost checker from one place to another. */
async function carry(page, from, to) {
  const middle = async (place) => {
    const box = await page.locator(`[data-place="${place}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

/** What the learner does where not every play is right: from, to. */
const asked = {
  5: [[8, 5], [6, 5]],
  6: [[24, 18], [18, 13]],
  7: [[8, 5], [6, 5]],
  11: [[8, 4], [6, 4]],
  12: [[6, 0], [3, 0]],
};

async function doStep(page, number) {
  const lesson = page.locator('[data-lesson]');
  if (number === 1) await tapPoint(page, 6);
  else if (number === 2) await tapPoint(page, 3);
  else if (asked[number]) {
    for (const [from, to] of asked[number]) await carry(page, from, to);
    await action(page, 'done').click();
  } else {
    for (const name of ['roll', 'double']) if (await action(page, name).count()) await action(page, name).click();
    if (await page.locator('[data-points]').count()) await page.locator('[data-points="3"]').click();
    for (let step = 0; step < 4 && (await movable(page)).length > 0; step++) await tapPoint(page, (await movable(page))[0]);
    if (await action(page, 'done').count()) await action(page, 'done').click();
  }
  await page.locator(`[data-lesson="${number}"][data-done="true"]`).waitFor();
  return lesson;
}

async function learn(page, book, name) {
  await page.goto(`${server.url}/#/teach/${book}`);
  for (let number = 1; number <= 15; number++) {
    await page.locator(`[data-lesson="${number}"][data-done="false"] [data-text]`).waitFor();
    // A longer text takes its room from the board, which follows a frame later.
    let faults;
    for (let look = 0; look < 20 && faults?.length !== 0; look++) {
      if (look > 0) await page.waitForTimeout(100);
      faults = [...(await cutOff(page)), ...(await overlaps(page))];
    }
    assert.deepEqual(faults, [], `${name}, step ${number}`);
    if (pictures) {
      await mkdir(pictures, { recursive: true });
      await page.screenshot({ path: `${pictures}/teach-${name}-${number}.png` });
    }
    await doStep(page, number);
    if (number < 15) await action(page, 'next').click();
  }
}

test('in English all fifteen steps are done, and a first game follows with the tutor on', { timeout: 120_000 }, async () => {
  const page = await visitor(browser);
  await learn(page, 'tournament', 'en');
  assert.deepEqual(await seriousFaults(page), []);
  await action(page, 'play-first').click();
  await awaitTurn(page);
  assert.ok(await page.locator('.panel input[name=tutor]').isChecked());
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('in Polish, on a phone, by the leaflet without a cube', { timeout: 120_000 }, async () => {
  const page = await visitor(browser, { ...phone, locale: 'pl' });
  await learn(page, 'ten-language', 'pl');
  assert.deepEqual(await seriousFaults(page), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('what is not asked for is said so, and what is not allowed names its reason', { timeout: 60_000 }, async () => {
  const page = await visitor(browser);
  await page.goto(`${server.url}/#/teach/german`);
  await page.locator('[data-lesson="1"] [data-text]').waitFor();
  await tapPoint(page, 20);
  assert.match(await page.locator('[data-note]').innerText(), /Not there/);
  for (let number = 1; number < 5; number++) {
    await doStep(page, number);
    await action(page, 'next').click();
  }
  await page.locator('[data-lesson="5"][data-done="false"]').waitFor();
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
