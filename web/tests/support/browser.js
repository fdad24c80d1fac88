// Debian's Chromium, and a person's way through the page: what can be seen is clicked.
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launch(more = []) {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...flags, ...more] });
}

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A person with a browser of their own. Errors on the page fail the test that looks at `errors`. */
export async function visitor(browser, options = desktop, settings = { motion: 'off', sound: false }) {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('pasch-settings')) localStorage.setItem('pasch-settings', JSON.stringify(kept));
  }, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('WebSocket')) page.errors.push(message.text());
  });
  return page;
}

export const action = (page, name) => page.locator(`[data-action="${name}"]:visible`);
export const status = (page) => page.locator('[data-status]:visible').innerText();

/** Looked at in one moment: between two looks a button may go. */
export const can = (page, name) => action(page, name).evaluateAll((buttons) => buttons.some((button) => !button.disabled));

/** Waits until this page has something to do, or the game is over. */
export async function awaitTurn(page) {
  await page.waitForFunction(
    () => {
      const table = document.querySelector('[data-phase]');
      if (!table || table.dataset.link !== 'open' || table.dataset.filming === 'true') return false;
      if (document.querySelector('.piece.movable')) return true;
      const names = ['roll', 'done', 'take', 'accept', 'next-game', 'rematch'];
      return names.some((name) => [...document.querySelectorAll(`[data-action="${name}"]`)].some((button) => !button.disabled));
    },
    null,
    { timeout: 30000 },
  );
}

/** The points, in the mover's counting, from which a checker can move. */
export const movable = (page) =>
  page.locator('.piece.movable').evaluateAll((pieces) => [...new Set(pieces.map((piece) => Number(piece.dataset.point)))]);

/** A page at the moment when it has checkers to move. */
export async function atPlay(page) {
  for (let round = 0; round < 20; round++) {
    await awaitTurn(page);
    if ((await movable(page)).length > 0) return;
    for (const name of ['roll', 'done', 'take']) {
      if (await can(page, name)) {
        await action(page, name).click();
        break;
      }
    }
  }
  assert.fail('never had a checker to move');
}

export async function tapPoint(page, point) {
  const area = page.locator(`[data-place="${point}"]`);
  const box = await area.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Plays whatever can be played until the turn is complete, then picks up the dice. */
export async function playTurn(page, choose = (points) => points[0]) {
  for (let step = 0; step < 5; step++) {
    const points = await movable(page);
    if (points.length === 0) break;
    await tapPoint(page, choose(points));
  }
  await action(page, 'done').click();
}

/** One thing that the person has to do now; returns what it was. */
export async function doOneThing(page, wishes = {}) {
  await awaitTurn(page);
  for (const name of ['next-game', 'rematch']) if (await can(page, name)) return name;
  if (await can(page, 'take')) {
    await action(page, 'take').click();
    return 'take';
  }
  if (wishes.decline && (await can(page, 'decline'))) {
    await action(page, 'decline').click();
    return 'decline';
  }
  if (await can(page, 'accept')) {
    await action(page, 'accept').click();
    return 'accept';
  }
  if (wishes.double && (await can(page, 'double'))) {
    await action(page, 'double').click();
    return 'double';
  }
  if (await can(page, 'roll')) {
    await action(page, 'roll').click();
    return 'roll';
  }
  await playTurn(page);
  return 'play';
}

/** How many checkers of a side stand on each point, as the page draws them. */
export const drawn = (page, side) =>
  page.locator(`.piece[data-side="${side}"]`).evaluateAll((pieces) => {
    const counts = Array(26).fill(0);
    for (const piece of pieces) counts[Number(piece.dataset.point)] += 1;
    return counts;
  });

/** A game to one point: no cube, so that nothing but plays comes between two turns. */
export const calmGame = { level: 'beginner', session: 'match', length: 1 };

/** Sets up a table on the page for a new game. */
export async function newGame(page, server, { rulebook = 'tournament', opponent = 'computer', level, engine, session, length, colour, start } = {}) {
  await page.goto(`${server.url}/#/new`);
  await page.locator(`input[name=opponent][value=${opponent}]`).check();
  if (level) await page.locator('select[name=level]').selectOption(level);
  if (engine) await page.locator('select[name=engine]').selectOption(engine);
  await page.locator(`input[name=rulebook][value=${rulebook}]`).check();
  if (session) await page.locator('select[name=session]').selectOption(session);
  if (length) await page.locator('input[name=length]').fill(String(length));
  if (start) await page.locator('select[name=start]').selectOption(start);
  if (colour) await page.locator(`input[name=colour][value=${colour}]`).check();
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-phase]');
}

/** Lets a file fall on the page. */
export const drop = (page, name, content) =>
  page.evaluate(
    ([file, contents]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([contents], file));
      const target = document.querySelector('main');
      target.dispatchEvent(new DragEvent('dragover', { dataTransfer: carried, bubbles: true, cancelable: true }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
    },
    [name, content],
  );
