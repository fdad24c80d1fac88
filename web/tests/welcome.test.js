// The first visit with its three ways in, the end of a game told over the board, tabs and columns, and the looks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './support/axe.js';
import { action, atPlay, atTable, awaitTurn, calmGame, desktop, middle, newGame, phone, playTurn, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';
import { cutOff, overlaps } from './support/reading.js';

const calm = { motion: 'off', sound: false };

test('a first visit: a game lies ready, and beside it the box, a friend, and a teacher', async () => {
  const page = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
  await page.goto(server.url);
  await action(page, 'roll').waitFor();
  await page.locator('[data-welcome] [data-box]').nth(5).waitFor();
  assert.equal(await page.locator('[data-welcome] [data-box]').count(), 6);
  assert.match(await page.locator('[data-box="german"]').innerText(), /Deutsch/, 'with the language of its sheet');
  await page.locator('[data-way="teach"][href="#/teach"]').waitFor();
  assert.deepEqual(await faultsOf(page), []);

  // The box chosen lies on the table at once, and is still the one the next time.
  await page.locator('[data-box="danish"]').click();
  await page.locator('a[href="#/rules/danish"]').waitFor();
  await page.locator('[data-box="danish"][aria-pressed=true]').waitFor();
  await page.goto(`${server.url}/#/new`);
  await page.locator('input[name=rulebook][value=danish]:checked').waitFor();
  await page.evaluate(() => localStorage.removeItem('pasch-table'));
  await page.goto(server.url);
  await page.locator('a[href="#/rules/danish"]').waitFor();

  // A friend by link, without a form.
  await page.locator('[data-way="friend"]').click();
  await page.locator('[data-friend="link"]').click();
  await page.locator('input[data-name=share]').waitFor();
  await page.evaluate(() => localStorage.removeItem('pasch-table'));
  await page.goto(`${server.url}/#/`);
  await page.reload();
  await action(page, 'roll').waitFor();
  await atTable(page);
  assert.equal(await page.locator('[data-welcome]').count(), 0, 'a guest is welcomed once');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('on a phone the three ways lie over the board, which is no smaller for it, and go when asked or at the first throw', async () => {
  const page = await visitor(browser, phone);
  await page.goto(server.url);
  await action(page, 'roll').waitFor();
  for (const way of ['box', 'friend', 'teach']) await page.locator(`[data-way="${way}"]`).waitFor();
  await atTable(page);
  await middle(page.locator('svg[role=group]'));
  assert.deepEqual([...(await cutOff(page)), ...(await overlaps(page))], []);
  await page.locator('[data-way="box"]').click();
  await page.locator('dialog [data-box="jumbo"]').click();
  await page.locator('[data-way="box"]').waitFor();
  await atTable(page);
  const board = async () => {
    await middle(page.locator('svg[role=group]'));
    return page.locator('svg[role=group]').boundingBox();
  };
  const greeted = await board();
  await action(page, 'roll').click();
  await page.locator('[data-way="box"]').waitFor({ state: 'detached' });
  await awaitTurn(page);
  assert.deepEqual(await board(), greeted);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the ways in are seen whole on every wide screen, the covers beside the board or over it', { timeout: 240_000 }, async () => {
  const sizes = [
    [1024, 768],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ];
  for (const locale of ['en-GB', 'de-DE', 'pl-PL', 'ru-RU']) {
    const page = await visitor(browser, { viewport: { width: 1440, height: 900 }, locale });
    await page.goto(server.url);
    await action(page, 'roll').waitFor();
    await page.locator('[data-box]').nth(5).waitFor({ state: 'attached' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const hidden = await page.locator('[data-welcome]').evaluate(({ parentElement: { scrollHeight, clientHeight } }) => scrollHeight - clientHeight);
      assert.ok(hidden <= 1, `${locale}, ${width} x ${height}: ${hidden} px are cut off`);
      const ways = await page.locator('[data-way="box"]:visible, [data-welcome] .shelf:visible').count();
      assert.equal(ways, 1, `${locale}, ${width} x ${height}: one way to the covers`);
      if (height >= 900) assert.ok(await page.locator('[data-welcome] .shelf').isVisible(), `${locale}, ${width} x ${height}: the covers lie open`);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('[data-way="box"]').click();
    await page.locator('dialog [data-box="jumbo"]').click();
    await page.locator('a[href="#/rules/jumbo"]').waitFor();
    await page.context().close();
  }
});

test('the end of a game is told over the board, with what the tutor found dear', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await newGame(page, server, { rulebook: 'danish', session: 'running-total', level: 'beginner' });
  await page.locator('.panel input[name=tutor]').check();
  for (let turn = 0; turn < 3; turn++) {
    await atPlay(page);
    await playTurn(page);
  }
  await atPlay(page);
  await action(page, 'resign').click();
  await page.locator('[data-action="resign-3"]').click();
  const card = page.locator('[data-end]');
  await card.waitFor();
  assert.match(await card.locator('h2').innerText(), /The computer wins a backgammon/);
  // The score says whose it is, each name on its side of it.
  const [own, score, other] = await card.locator('[data-end-score]').evaluate((line) =>
    [line.querySelector('[data-end-name="0"]'), line.querySelector('b'), line.querySelector('[data-end-name="1"]')].map((part) => part.getBoundingClientRect().toJSON()),
  );
  assert.ok(own.right <= score.left && score.right <= other.left, JSON.stringify([own, score, other]));
  // Three times the cube, which the computer may have turned.
  assert.match(await card.locator('[data-end-score] b').innerText(), /^0 : (3|6|12|24)$/);
  assert.match(await card.locator('a').first().getAttribute('href'), /^#\/rules\/danish\/resigning$/);
  await card.locator('[data-end-why]').first().waitFor();
  assert.ok((await card.locator('[data-end-why]').count()) <= 3);
  assert.deepEqual(await faultsOf(page), []);
  // The board can be had back, and the buttons beside it stay.
  await card.locator('[data-end-close]').click();
  await card.waitFor({ state: 'detached' });
  await action(page, 'next-game').click();
  await atPlay(page);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('log and tutor are tabs; hints have columns with heads', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await atPlay(page);
  await page.locator('.log').waitFor();
  await page.locator('.panel input[name=tutor]').check();
  // One at a time.
  await page.locator('.log').waitFor({ state: 'hidden' });
  await action(page, 'hint').click();
  await page.locator('[data-plays] tbody').first().waitFor();
  const heads = await page.locator('[data-plays] thead abbr').evaluateAll((all) => all.map((one) => one.title));
  assert.deepEqual(heads, ['Wins', 'Wins a gammon or more', 'Wins a backgammon', 'Equity: points to expect', 'Less than the best']);
  const figures = await page.locator('[data-plays] tbody').first().locator('.figures td').allInnerTexts();
  assert.match(figures.join(' '), /^\d+\.\d% \d+\.\d% \d+\.\d% [+−]\d\.\d{3}/);
  await page.locator('[data-tab="tutor"]').press('ArrowLeft');
  // The arrow keys go from tab to tab.
  await page.locator('.log').waitFor();
  assert.deepEqual(await faultsOf(page), []);
  await page.context().close();
});

test('board, checkers and dice are chosen apart, and every look can be used', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop, calm);
  await newGame(page, server, calmGame);
  await atPlay(page);
  const colour = (selector, property = 'fill') => page.locator(selector).first().evaluate((one, name) => getComputedStyle(one)[name], property);
  await page.locator('header .wide').click();
  const seen = new Set();
  for (const board of ['felt', 'wood', 'slate', 'contrast']) {
    await page.locator('select[name=board]').selectOption(board);
    seen.add(await colour('rect.field'));
    assert.deepEqual(await faultsOf(page), [], board);
  }
  assert.equal(seen.size, 4, 'four boards');
  const before = await colour('.die rect');
  await page.locator('select[name=dice]').selectOption('red');
  assert.notEqual(await colour('.die rect'), before);
  const stop = 'radialGradient stop:nth-child(2)';
  const checkers = await colour(stop, 'stopColor');
  await page.locator('select[name=checkers]').selectOption('cherry');
  assert.notEqual(await colour(stop, 'stopColor'), checkers);
  await page.locator('select[name=board]').selectOption('wood');
  assert.equal(await page.locator('pattern image').count(), 1, 'the grain is one picture');
  await page.reload();
  await page.locator('pattern image').waitFor({ state: 'attached' });
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('at night the dark checkers are dark', async () => {
  const page = await visitor(browser, desktop, { ...calm, theme: 'night' });
  await page.goto(server.url);
  await action(page, 'roll').waitFor();
  const [light, dark] = await page.evaluate(() =>
    ['--light', '--dark'].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      const found = getComputedStyle(probe).color.match(/\d+/g).slice(0, 3).map(Number);
      probe.remove();
      return Math.max(...found);
    }),
  );
  assert.ok(dark < 64 && light > 200, `${dark} ${light}`);
  await page.context().close();
});
