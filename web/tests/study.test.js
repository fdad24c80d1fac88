// Studying: a match is dropped and analysed, its errors are walked, cards are made of them and answered days later, and
// everything is exported. The clock of the page is given.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faultsOf } from './support/axe.js';
import { PATIENCE, action, atPlay, awaitTurn, calmGame, desktop, doOneThing, drawn, drop, middle, moveAll, newGame, phone, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

const MATCH = fileURLToPath(new URL('../../crates/notation/tests/data/seven-points.mat', import.meta.url));
const protocol = Number(/PROTOCOL_VERSION = (\d+)/.exec(readFileSync(new URL('../src/protocol.ts', import.meta.url), 'utf8'))[1]);
const DAY = 86_400_000;
const shot = async (page, name) => {
  if (process.env.PASCH_SHOTS) await page.screenshot({ path: `${process.env.PASCH_SHOTS}/study-${name}.png` });
};

/** A page on which the match is opened and analysed at a glance, which is quick on any machine. */
async function analysed(page, level = 'quick') {
  await page.goto(`${server.url}/#/study`);
  await page.locator('[data-action=file]').waitFor();
  await drop(page, 'seven-points.mat', await readFile(MATCH, 'utf8'));
  await page.locator('[data-match]').waitFor();
  if (level !== 'standard') await page.locator('select[name=level]').selectOption(level);
  await page.locator('[data-match][data-whole=true][data-running=false]').waitFor({ timeout: 120_000 });
}

test('a match is dropped and analysed; errors are walked, the worst first; curves lead to their decision', { timeout: 480_000 }, async () => {
  const page = await visitor(browser, desktop);
  await analysed(page);

  // The worst first, and each leads to its board with both plays drawn.
  await page.locator('[data-errors] .cost').first().waitFor();
  const costs = await page.locator('[data-errors] .cost').allInnerTexts();
  const numbers = costs.map((text) => Number(text.replace(/[^\d.]/g, '')));
  assert.ok(numbers.length > 3);
  assert.deepEqual(numbers, [...numbers].sort((a, b) => b - a));
  const errors = page.locator('[data-error]');
  for (let index = 0; index < 3; index++) {
    await errors.nth(index).click();
    const at = await errors.nth(index).getAttribute('data-error');
    await page.locator(`[data-at="${at}"]`).waitFor();
    const cost = Number(await page.locator('[data-judged]').getAttribute('data-cost'));
    assert.ok(Math.abs(cost - numbers[index]) < 0.001, `${cost} is ${numbers[index]}`);
    // A reason is given, and there was a choice.
    await page.locator('[data-whys] li').first().waitFor();
    await page.locator('[data-plays] button, [data-judged] table tr').nth(1).waitFor();
  }
  // Score and pips stand beside it, and from the beginning a button or a key leads from error to error.
  assert.match(await page.locator('[data-stand]').innerText(), /match to 7 points · \d : \d.* · pips \d+ : \d+/);
  const inOrder = (await errors.evaluateAll((all) => all.map((one) => Number(one.dataset.error)))).sort((a, b) => a - b);
  await page.locator('.walk button').first().click();
  await page.locator('[data-at="0"]').waitFor();
  const ahead = inOrder.filter((index) => index > 0);
  await action(page, 'next-error').click();
  await page.locator(`[data-at="${ahead[0]}"]`).waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator(`[data-at="${ahead[1]}"]`).waitFor();
  await action(page, 'previous-error').click();
  await page.locator(`[data-at="${ahead[0]}"]`).waitFor();

  await page.locator('select[name=kind]').selectOption('play');
  await errors.first().click();
  // The best play is drawn, and the one made.
  await page.locator('path.arrow.best').first().waitFor({ state: 'attached' });
  await page.locator('path.arrow:not(.best):not(.under)').first().waitFor({ state: 'attached' });
  await shot(page, 'desktop');

  // Filters: one player's, and only the dear ones.
  const everyone = await errors.count();
  await page.locator('select[name=side]').selectOption('white');
  const whites = await errors.count();
  await page.locator('select[name=side]').selectOption('black');
  assert.equal(whites + (await errors.count()), everyone);
  await page.locator('select[name=least]').selectOption('0.16');
  for (const text of await page.locator('[data-errors] .cost').allInnerTexts()) assert.ok(Number(text.replace(/[^\d.]/g, '')) >= 0.16);

  // A tap in the middle of the curve goes to the middle of the match.
  const total = Number((await page.locator('[data-at]').innerText()).match(/of (\d+)/)[1]);
  await page.mouse.click(...(await middle(page.locator('[data-curve=chance]'))));
  await page.waitForFunction((all) => Math.abs(Number(document.querySelector('[data-at]').dataset.at) - all / 2) <= 2, total);
  await page.keyboard.press('ArrowRight');

  await page.locator('[data-tab=figures]').click();
  assert.match(await page.locator('[data-figures]').innerText(), /PR\s+\d+\.\d\d\s+\d+\.\d\d/);
  await shot(page, 'figures');
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('an analysis is stopped and taken up again, and what is known is not asked for twice', { timeout: 480_000 }, async () => {
  const page = await visitor(browser, desktop);
  const asked = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'judge') asked.push(message.decisions.length);
    }),
  );
  await page.goto(`${server.url}/#/study`);
  await page.locator('[data-action=file]').waitFor();
  await drop(page, 'seven-points.mat', await readFile(MATCH, 'utf8'));
  await page.locator('[data-match][data-running=true]').waitFor();
  await page.waitForFunction(() => Number(document.querySelector('progress')?.value) > 0);
  await action(page, 'stop').click();
  await page.locator('[data-match][data-running=false]').waitFor();
  const bar = page.locator('progress');
  const all = Number(await bar.getAttribute('max'));
  const done = Number(await bar.getAttribute('value'));
  assert.ok(done > 0 && done < all, `${done} of ${all}`);

  // The page is left and opened anew.
  await page.reload();
  await page.locator('[data-match][data-whole=true][data-running=false]').waitFor({ timeout: 200_000 });
  const sum = asked.reduce((a, b) => a + b, 0);
  // What was under way when it was stopped may be asked for again; nothing else is.
  assert.ok(sum <= all + 24, `${sum} for ${all}`);
  asked.length = 0;
  await page.reload();
  await page.locator('[data-judged]').waitFor();
  await page.locator('[data-match][data-whole=true]').waitFor();
  assert.deepEqual(asked, [], 'everything is known');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

/** Answers the card that is asked, with whatever can be played. */
async function answerCard(page) {
  await page.locator('[data-card][data-kind]').waitFor();
  const kind = await page.locator('[data-card]').getAttribute('data-kind');
  if (kind === 'play') {
    await page.locator('.piece.movable').first().waitFor();
    await moveAll(page);
    await action(page, 'answer').click();
  } else {
    await page.locator('[data-answer]').first().click();
  }
  await page.locator('[data-grade]').waitFor();
  return { grade: await page.locator('[data-grade]').getAttribute('data-grade'), due: Number(await page.locator('p[data-due]').getAttribute('data-due')) };
}

test('errors become cards, are answered on the board, come again by the clock, and go out as files', { timeout: 600_000 }, async () => {
  const page = await visitor(browser, { ...desktop, acceptDownloads: true });
  const start = Date.UTC(2027, 0, 10, 12);
  await page.clock.install({ time: start });
  await analysed(page);
  await page.locator('[data-error]').first().waitFor();
  const count = await page.locator('[data-error]').count();
  await action(page, 'all-cards').click();
  await page.locator('[data-added]').waitFor();
  // The same once more makes none.
  await action(page, 'all-cards').click();
  await page.locator('[data-added]', { hasText: 'No new cards' }).waitFor();

  await page.goto(`${server.url}/#/cards`);
  const counts = page.locator('[data-counts]');
  await page.locator(`[data-counts][data-all="${count}"]`).waitFor();
  assert.equal(await counts.getAttribute('data-due'), String(count), 'new ones are due at once');
  await action(page, 'begin').click();
  const { due } = await answerCard(page);
  assert.ok((await page.locator('[data-judged] [data-best]').innerText()).length > 0, 'the verdict tells the best');
  await shot(page, 'card');
  const now = await page.evaluate(() => Date.now());
  assert.ok(due > now, 'it comes later');
  await action(page, 'next-card').click();
  await action(page, 'leave').click();
  await page.locator(`[data-counts][data-due="${count - 1}"]`).waitFor();

  // A day later it is there again, and what is answered well goes farther away.
  await page.clock.setSystemTime(Math.max(start + DAY, due + 1000));
  await page.reload();
  await page.locator(`[data-counts][data-due="${count}"]`).waitFor();
  await action(page, 'begin').click();
  await answerCard(page);
  await action(page, 'next-card').click();
  await action(page, 'leave').click();

  // Out as a deck and for Anki; the deck comes in again in another browser.
  const [deck] = await Promise.all([page.waitForEvent('download'), action(page, 'save-deck').click()]);
  const deckFile = await deck.path();
  assert.equal(JSON.parse(await readFile(deckFile, 'utf8')).cards.length, count);
  const [anki] = await Promise.all([page.waitForEvent('download'), action(page, 'anki').click()]);
  const lines = (await readFile(await anki.path(), 'utf8')).trimEnd().split('\n');
  assert.deepEqual(lines.slice(0, 2), ['#separator:tab', '#html:true']);
  const notes = lines.filter((line) => !line.startsWith('#'));
  assert.equal(notes.length, count);
  for (const note of notes) {
    const [front, back] = note.split('\t');
    assert.match(front, /^<img src="data:image\/svg\+xml;base64,[^"]+"><br>.*(to play|double or roll|take or pass)/);
    assert.ok(back.length > 3);
  }
  const other = await visitor(browser, desktop);
  await other.goto(`${server.url}/#/cards`);
  await other.locator('[data-counts]').waitFor();
  await other.locator('input[name=deck-file]').setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"pasch_deck":1,"cards":[{}]}') });
  await other.locator('[data-fault]', { hasText: 'broken.json' }).waitFor();
  await other.locator('input[name=deck-file]').setInputFiles(deckFile);
  await other.locator(`[data-counts][data-all="${count}"]`).waitFor();
  await other.context().close();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('double and take are asked separately, the options in no fixed order, and the right answer counts', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop);
  await page.goto(`${server.url}/#/cards`);
  await page.locator('[data-counts]').waitFor();
  // A race in which a double is as wrong as can be, and its take as right.
  const deck = await page.evaluate(async (version) => {
    const socket = new WebSocket(`ws://${window.location.host}/api/socket`);
    const answers = new Map();
    let next = 0;
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      answers.get(message.re)?.(message);
    };
    const ask = (request) =>
      new Promise((resolve) => {
        next += 1;
        answers.set(next, resolve);
        socket.send(JSON.stringify({ id: next, ...request }));
      });
    await ask({ type: 'hello', protocol: version });
    const { situation } = await ask({ type: 'read-position', text: 'XGID=-ABBBBB-----------------b-:0:0:1:00:0:0:0:0:10' });
    const of = (matter, side) => ({ game: 1, number: 1, deed: 0, side, situation, matter });
    const decisions = [of({ double: true }, situation.on_roll), of({ answer: 'pass' }, situation.on_roll === 'white' ? 'black' : 'white')];
    const { judged } = await ask({ type: 'judge', decisions, thoroughness: 'quick' });
    socket.close();
    return JSON.stringify({ pasch_deck: 1, name: 'two', cards: decisions.map((decision, index) => ({ id: `c${index}`, decision, judged: judged[index], xgid: null })) });
  }, protocol);
  await page.locator('input[name=deck-file]').setInputFiles({ name: 'two.json', mimeType: 'application/json', buffer: Buffer.from(deck) });
  await page.locator('[data-counts][data-all="2"]').waitFor();
  await action(page, 'begin').click();
  const kinds = [];
  for (let index = 0; index < 2; index++) {
    await page.locator('[data-answer]').first().waitFor();
    const kind = await page.locator('[data-card]').getAttribute('data-kind');
    kinds.push(kind);
    await page.locator(`[data-answer=${kind === 'double' ? 'no-double' : 'take'}]`).click();
    await page.locator('[data-grade=good]').waitFor();
    await action(page, 'next-card').click();
  }
  assert.deepEqual(kinds.sort(), ['answer', 'double']);
  // The order of the options is drawn anew each time.
  const orders = new Set();
  for (let round = 0; round < 30 && orders.size < 2; round++) {
    await page.evaluate(() => {
      const request = indexedDB.open('pasch');
      return new Promise((resolve) => {
        request.onsuccess = () => {
          const rows = request.result.transaction('cards', 'readwrite').objectStore('cards');
          rows.getAll().onsuccess = ({ target }) => {
            for (const card of target.result) rows.put({ ...card, memory: null });
          };
          rows.transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      });
    });
    await page.reload();
    await page.locator('[data-counts][data-due="2"]').waitFor();
    await action(page, 'begin').click();
    await page.locator('[data-answer]').first().waitFor();
    const kind = await page.locator('[data-card]').getAttribute('data-kind');
    if (kind === 'double') orders.add((await page.locator('[data-answer]').evaluateAll((all) => all.map((one) => one.dataset.answer))).join());
    await action(page, 'leave').click();
  }
  assert.equal(orders.size, 2);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a finished game is analysed from the list, on a phone too, and my game adds up', { timeout: 480_000 }, async () => {
  const page = await visitor(browser, phone);
  await newGame(page, server, calmGame);
  await atPlay(page);
  // Giving up ends the match to one point.
  for (let plays = 0; plays < 2; ) if ((await doOneThing(page)) === 'play') plays += 1;
  await awaitTurn(page);
  const table = page.url().split('/').at(-1);
  await page.evaluate(async ([name, version]) => {
    const tokens = JSON.parse(localStorage.getItem('pasch-tokens'))[name];
    const owner = localStorage.getItem('pasch-owner');
    const socket = new WebSocket(`ws://${window.location.host}/api/socket`);
    await new Promise((resolve) => (socket.onopen = resolve));
    await new Promise((resolve) => {
      let at = null;
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'welcome') socket.send(JSON.stringify({ id: 2, type: 'join', table: name, tokens }));
        if (message.type === 'table') {
          at = message.version;
          if (message.phase.phase === 'over' || message.over) return resolve();
          socket.send(JSON.stringify({ id: 3, type: 'act', table: name, at, deed: { do: 'resign', stake: 'single' } }));
        }
      };
      socket.send(JSON.stringify({ id: 1, type: 'hello', protocol: version, owner }));
    });
    socket.close();
  }, [table, protocol]);
  await page.goto(`${server.url}/#/games`);
  await page.locator(`[data-analyse="${table}"]`).click();
  await page.locator('[data-match][data-whole=true]').waitFor({ timeout: 120_000 });
  await shot(page, 'phone');
  // The list lies on its panel.
  await page.waitForFunction(() => {
    const list = document.querySelector('.list');
    return list !== null && list.scrollHeight <= list.clientHeight + 1;
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `${width} px wide`);
  await page.waitForFunction(() => document.querySelectorAll('.piece[data-side="0"]').length === 15);
  assert.deepEqual(await faultsOf(page), []);

  await page.goto(`${server.url}/#/mygame`);
  await page.locator('[data-total]').waitFor();
  await page.locator('[data-opponents] tbody tr').first().waitFor();
  assert.equal(await page.locator('[data-opponents] tbody tr').count(), 1);
  const throws = Number(await page.locator('[data-dice] tbody tr').first().locator('td').first().innerText());
  assert.ok(throws >= 2, `${throws} throws`);
  await shot(page, 'phone-mygame');
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('small tools: take points at a score, the table of chances, pips counted, openings', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop);
  await page.goto(`${server.url}/#/tools`);
  await page.locator('[data-facts]').waitFor();
  await page.locator('input[name=money]').check();
  await page.waitForFunction(() => /25\.0%\s+20\.0%\s+0\.50/.test(document.querySelector('[data-facts]').innerText));
  await action(page, 'another').click();
  await page.locator('[data-tool=pips] .piece').first().waitFor();
  const [light, dark] = [await drawn(page, 0), await drawn(page, 1)].map((counts) => counts.reduce((sum, count, point) => sum + count * point, 0));
  await page.locator('input[name=light-pips]').fill(String(light));
  await page.locator('input[name=dark-pips]').fill(String(dark));
  await action(page, 'check-pips').click();
  await page.locator('[data-pips]', { hasText: 'Right' }).waitFor();
  await page.locator('[data-tool=equity] tbody tr').nth(7).waitFor();
  assert.equal(await page.locator('[data-tool=equity] tbody tr').count(), 8);
  await shot(page, 'tools');
  assert.deepEqual(await faultsOf(page), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a match with faults is analysed as far as it is legal, and says what was left out', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop);
  await page.goto(`${server.url}/#/study`);
  await page.locator('[data-action=file]').waitFor();
  const text = ' 5 point match\n\n Game 1\n A : 0   B : 0\n 1) 31: 8/5 6/5   52: 13/8 13/11\n 2) 64: 24/14   11: 1/2\n';
  await drop(page, 'faulty.mat', text);
  await page.locator('[data-match][data-whole=true]').waitFor({ timeout: 2 * PATIENCE });
  await page.locator('[data-remarks] summary').click();
  await page.locator('[data-remarks] li').first().waitFor();
  assert.match(await page.locator('[data-remarks]').innerText(), /move 2/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
