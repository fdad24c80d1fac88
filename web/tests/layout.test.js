// Every view at every size, in every language, with wide letters: nothing is cut off, nothing overlaps, the board lies as
// it should and uses the screen. Each view is opened once and then resized.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { test } from 'node:test';
import { action, atPlay, atTable, awaitTurn, boxes, calmGame, doOneThing, launch, middle, newGame, phone, press, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';
import { cutOff, overlaps } from './support/reading.js';

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'pl', 'ru'];
const sizes = [
  [320, 640],
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
];
const pictures = process.env.PASCH_SCREENSHOTS;
const calm = { motion: 'off', sound: false };

/** A browser whose letters are wide. */
async function wideReader(locale, options = {}) {
  const page = await visitor(browser, { viewport: { width: 1440, height: 900 }, locale, bypassCSP: true, ...options }, calm);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = `* { font-family: 'DejaVu Sans', Verdana, sans-serif !important; letter-spacing: 0.02em !important; }`;
      document.head.append(style);
    });
  });
  return page;
}

/** The views, each from the one before it. */
async function walk(page, look) {
  await page.goto(`${server.url}/#/new`);
  await page.locator('input[name=tutor]').check();
  await page.locator('select[name=level]').selectOption('beginner');
  await page.locator('button[type=submit]').click();
  await atPlay(page);
  await look('turn');
  await action(page, 'resign').click();
  await look('resigning');
  await page.locator('[data-action="cancel"]').click();
  await newGame(page, server, { rulebook: 'danish', session: 'single-game', level: 'beginner' });
  await atPlay(page);
  await action(page, 'resign').click();
  await page.locator('[data-action="resign-3"]').click();
  await page.locator('[data-phase="session-over"]').waitFor();
  await page.locator('[data-end]').waitFor();
  await look('result');
  await page.goto(`${server.url}/#/positions`);
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('select[name=played-for]').selectOption('match');
  await look('positions');
  await page.goto(`${server.url}/#/score`);
  await page.locator('button[type=submit]:enabled').waitFor();
  await look('score-new');
  await page.locator('button[type=submit]').click();
  await page.locator('[data-phase="opening"]').waitFor();
  await look('score');
  await page.locator('[data-pad="0"] [data-die="3"]').click();
  await page.locator('[data-pad="0"]').waitFor({ state: 'detached' });
  await page.locator('[data-pad="1"] [data-die="1"]').click();
  await page.locator('[data-phase="play"]').waitFor();
  await look('score-play');
  for (const [address, ready] of [
    ['new', 'button[type=submit]:enabled'],
    ['games', '[data-game]'],
    ['rules', '[data-reading=""] h1'],
    ['rules/comparison', '[data-reading="comparison"] table'],
    ['own', '[data-contradictions="0"]'],
    ['solitaire', '[data-puzzle]'],
  ]) {
    await page.goto(`${server.url}/#/${address}`);
    await page.locator(ready).first().waitFor();
    await look(address.replace('/', '-'));
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('header button:visible').last().click();
  await page.locator('dialog').waitFor();
  await look('menu');
}

/** Two frames after a change of size everything has found its place; a board that is measured needs one more. */
async function settled(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  if ((await page.locator('svg[role=group]').count()) > 0) await middle(page.locator('svg[role=group]').first());
}

const board = (page) => page.locator('svg[role=group]').first().boundingBox();

for (const language of languages) {
  test(`${language}: at every size all of it can be read and pressed`, { timeout: 480_000 }, async () => {
    const page = await wideReader(language);
    const faults = [];
    await walk(page, async (view) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const where = `${view} ${width}`;
        for (const what of [...(await cutOff(page)), ...(await overlaps(page))]) faults.push(`${where}: ${what}`);
        if (pictures) {
          await mkdir(pictures, { recursive: true });
          await page.screenshot({ path: `${pictures}/${language}-${view}-${width}.png` });
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    assert.deepEqual(faults, []);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('the board is turned on a phone held upright only, and elsewhere fills the space beside the panel', async () => {
  const page = await visitor(browser);
  await page.goto(server.url);
  await action(page, 'roll').waitFor();
  await atTable(page);
  for (const [width, height] of [...sizes.slice(2), [1920, 1200], [1280, 1024], [900, 1100]]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const box = await board(page);
    assert.ok(box.width > box.height, `${width}x${height}: the board is ${box.width} by ${box.height}`);
    const room = await page.locator('.table > .board').boundingBox();
    assert.ok(box.width > room.width * 0.98 || box.height > room.height * 0.98, `${width}x${height}: ${JSON.stringify([box, room])}`);
    assert.ok(room.width > width * 0.6, `${width}x${height}: the board has ${room.width}`);
    const scrolls = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual(scrolls, [width, height]);
    for (const { x, width: its } of await boxes(page, '.card .score')) {
      assert.ok(x >= 0 && x + its <= width, 'the score is on the screen');
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await settled(page);
  const box = await board(page);
  assert.ok(box.height > box.width);
  await page.context().close();
});

test('on a phone nothing jumps, from the first throw of a match to its end', { timeout: 360_000 }, async () => {
  const page = await visitor(browser, phone, calm);
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!shift.hadRecentInput) window.shifts.push([shift.value, shift.sources.map(({ node }) => node?.className ?? node?.nodeName)]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await newGame(page, server, { level: 'beginner', session: 'match', length: 3 });
  // A few turns of a game that is given up, and of the next, until the match is lost.
  for (let game = 0; game < 3; game++) {
    let did = '';
    for (let turn = 0; turn < 8 && !['next-game', 'rematch'].includes(did); turn++) did = await doOneThing(page);
    if (!['next-game', 'rematch'].includes(did)) {
      await atPlay(page);
      await action(page, 'resign').click();
      await action(page, 'resign-2').click();
      await page.waitForFunction(() => ['over', 'session-over'].includes(window.offer().phase));
    }
    const seen = await awaitTurn(page);
    if (!seen.can.includes('next-game')) break;
    await press(page, 'next-game', seen);
  }
  await page.locator('[data-phase="session-over"]').waitFor();
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((all, [value]) => all + value, 0);
  assert.ok(sum < 0.1, `shifted by ${sum}: ${JSON.stringify(shifts)}`);
  await page.context().close();
});

test('with letters of twice the size everything grows, stays on the screen and can be pressed', { timeout: 300_000 }, async () => {
  const large = await launch(['--blink-settings=defaultFontSize=32']);
  try {
    const page = await visitor(large, { viewport: { width: 1920, height: 1080 } }, calm);
    await newGame(page, server, calmGame);
    await atPlay(page);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).fontSize), '32px');
    for (const [width, height] of [[1920, 1080], [1280, 800], [768, 1024]]) {
      await page.setViewportSize({ width, height });
      await settled(page);
      assert.deepEqual([...(await cutOff(page)), ...(await overlaps(page))], [], `${width}`);
      const size = await page.locator('text.label').first().evaluate((label) => parseFloat(getComputedStyle(label).fontSize));
      assert.ok(size >= 28, `the numbers beside the points are ${size} px high`);
      for (const box of await boxes(page, '.actions button')) {
        assert.ok(box.height >= 80 && box.y + box.height <= height + 0.5 && box.x + box.width <= width + 0.5, JSON.stringify(box));
      }
    }
    for (const address of ['new', 'games', 'positions', 'score', 'rules/german']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${server.url}/#/${address}`);
      await page.locator('main h1').first().waitFor();
      assert.deepEqual([...(await cutOff(page)), ...(await overlaps(page))], [], address);
    }
    assert.deepEqual(page.errors, []);
  } finally {
    await large.close();
  }
});

test('where the system sets the colours, checkers, choices and turns are still told apart', async () => {
  const page = await visitor(browser, { viewport: { width: 1280, height: 800 }, forcedColors: 'active' }, calm);
  await newGame(page, server, calmGame);
  await atPlay(page);
  const colours = (selector, property) => page.locator(selector).evaluateAll((found, name) => [...new Set(found.map((one) => getComputedStyle(one)[name]))], property);
  assert.equal((await colours('.log .swatch', 'backgroundColor')).length, 2, 'the log says who is who');
  assert.equal((await colours('.piece .body', 'fill')).length, 2);
  assert.notDeepEqual(await colours('.label', 'fill'), await colours('.frame', 'fill'));
  const borders = await page.locator('.card:visible').evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopWidth));
  assert.equal(new Set(borders).size, 2, 'one card is marked as on turn');
  await page.goto(`${server.url}/#/positions`);
  await page.locator('[data-sound="true"]').waitFor();
  const outlines = await page.locator('label.tool').evaluateAll((tools) => tools.map((tool) => getComputedStyle(tool).outlineStyle));
  assert.deepEqual(outlines, ['solid', 'none', 'none'], 'one tool is marked as chosen');
  await page.context().close();
});

test('on a tall phone the players stand in the bands above and below the board, which is as large as without them', async () => {
  const page = await visitor(browser, { ...phone, viewport: { width: 390, height: 740 }, locale: 'de' });
  await newGame(page, server, calmGame);
  await atPlay(page);
  await settled(page);
  const short = await board(page);
  assert.equal(await page.locator('[data-strip]:visible').count(), 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-strip]:visible').nth(1).waitFor();
  await settled(page);
  const tall = await board(page);
  const [above, below] = await boxes(page, '[data-strip]');
  assert.ok(tall.width >= short.width - 1 && tall.height >= short.height - 1, JSON.stringify([short, tall]));
  assert.ok(above.y + above.height <= tall.y + 1 && below.y >= tall.y + tall.height - 1, JSON.stringify([above, tall, below]));
  assert.deepEqual([...(await cutOff(page)), ...(await overlaps(page))], []);
  await page.context().close();
});
