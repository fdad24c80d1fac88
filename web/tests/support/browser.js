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

/** How long a busy machine may take for one thing. Nobody waits for it where the thing happens. */
export const PATIENCE = 60_000;

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
  await context.addInitScript(installOffer);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
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

/** What lies open to the person, looked at in one moment: what can be pressed, which checkers can move, and at which state. */
export const look = (page) => page.evaluate(() => window.offer());

/** In the page: see `look`. Nothing before there is a table. */
function installOffer() {
  window.offer = () => {
    const table = document.querySelector('[data-phase]');
    if (!table) return null;
    const { phase, link, filming, busy, version } = table.dataset;
    const buttons = [...document.querySelectorAll('[data-action]')].filter((button) => !button.disabled && button.checkVisibility());
    const points = [...document.querySelectorAll('.piece.movable')].map((piece) => Number(piece.dataset.point));
    const can = buttons.map((button) => button.dataset.action);
    const still = link === 'open' && filming !== 'true' && busy !== 'true';
    const next = ['roll', 'done', 'take', 'accept', 'next-game', 'rematch'];
    return {
      phase,
      version: `${location.hash} ${version}`,
      ready: still && (points.length > 0 || next.some((name) => can.includes(name))),
      refused: document.querySelector('[data-refusal]') !== null,
      can,
      movable: [...new Set(points)],
    };
  };
}

/** Waits until this page has something to do, or the game is over; says what there is. */
export async function awaitTurn(page) {
  const found = await page.waitForFunction(() => {
    const seen = window.offer();
    return seen?.ready ? seen : false;
  });
  return found.jsonValue();
}

/** Waits until one of several pages has something to do, or all of them are where `over` says. */
export async function awaitAny(pages, over = () => false) {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const seen = await Promise.all(pages.map(look));
    if (seen.every(over)) return null;
    const index = seen.findIndex((one) => one?.ready && !over(one));
    if (index >= 0) return pages[index];
  }
  return assert.fail('nobody has anything to do');
}

/** The points, in the mover's counting, from which a checker can move. */
export const movable = (page) =>
  page.locator('.piece.movable').evaluateAll((pieces) => [...new Set(pieces.map((piece) => Number(piece.dataset.point)))]);

/** Presses a button of the state that was seen, and waits for the table's answer. What goes on by itself meanwhile is let go. */
export async function press(page, name, seen) {
  const answered = () =>
    page.waitForFunction((before) => {
      const now = window.offer();
      return now !== null && (now.version !== before || now.refused);
    }, seen.version);
  for (const begun = Date.now(); Date.now() - begun < PATIENCE; ) {
    const now = await look(page);
    if (now && now.version !== seen.version) return;
    // A turn without a play passes by itself: its button may go under the hand.
    if (await action(page, name).first().click({ timeout: 5000 }).then(() => true, () => false)) return void (await answered());
  }
  assert.fail(`${name} cannot be pressed`);
}

/** A page at the moment when it has checkers to move. */
export async function atPlay(page) {
  for (let round = 0; round < 60; round++) {
    const seen = await awaitTurn(page);
    if (seen.movable.length > 0) return;
    const name = ['take', 'decline', 'roll', 'done'].find((one) => seen.can.includes(one));
    if (!name) break;
    await press(page, name, seen);
  }
  assert.fail('never had a checker to move');
}

/** The middle of something that has come to rest. */
export async function middle(locator) {
  for (let attempt = 0; ; attempt++) {
    try {
      const found = await locator.elementHandle();
      await found.waitForElementState('stable');
      const box = await found.boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    } catch (fault) {
      // It was drawn anew meanwhile.
      if (attempt === 5) throw fault;
    }
  }
}

/** Where everything of a kind that can be seen lies, in one moment. */
export const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((found) =>
    found
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height, name: one.dataset.action ?? one.textContent.trim(), said: one.matches('.said'), button: one.matches('button') };
      }),
  );

export const place = (page, point) => page.locator(`[data-place="${point}"]`);

export async function tapPoint(page, point) {
  await page.mouse.click(...(await middle(place(page, point))));
}

/** Carries what lies at one thing to another. */
export async function carry(page, from, to) {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
}

/** Moves checkers until none can move any more. */
export async function moveAll(page, choose = (points) => points[0]) {
  for (let step = 0; step < 20; step++) {
    const points = await movable(page);
    if (points.length === 0) return;
    await tapPoint(page, choose(points));
  }
  assert.fail('the checkers do not follow the hand');
}

/** Plays whatever can be played until the turn is complete, picks up the dice, and waits for the table's answer. */
export async function playTurn(page, choose) {
  const seen = await awaitTurn(page);
  await moveAll(page, choose);
  await press(page, 'done', seen);
}

/** One thing that the person has to do now; returns what it was. */
export async function doOneThing(page, wishes = {}) {
  const seen = await awaitTurn(page);
  const over = ['next-game', 'rematch'].find((name) => seen.can.includes(name));
  if (over) return over;
  const wanted = ['take', wishes.decline && 'decline', 'accept', wishes.double && 'double', 'roll'];
  const name = wanted.find((one) => one && seen.can.includes(one));
  if (name) await press(page, name, seen);
  else await playTurn(page);
  return name ?? 'play';
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
  await atTable(page);
}

/** Waits until a table lies there, with its checkers. */
export async function atTable(page) {
  await page.waitForSelector('[data-phase][data-link="open"]');
  await page.locator('.piece').first().waitFor({ state: 'attached' });
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
