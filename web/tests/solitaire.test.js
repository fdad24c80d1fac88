// The five puzzles on the page, in a real browser against the real server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { looks, faultsOf } from './support/axe.js';
import { PATIENCE, action, desktop, middle, phone, visitor } from './support/browser.js';
import { bundle } from './support/bundle.js';
import { browser, server } from './support/house.js';

let pegs;

before(async () => {
  pegs = await bundle('pages/pegs.ts');
});

const shown = async (page) =>
  (await page.locator('[data-puzzle]').getAttribute('data-pegs'))
    .split(' ')
    .filter((hole) => hole !== '')
    .map(Number);

async function open(page, name) {
  await page.goto(`${server.url}/#/solitaire/${name}`);
  await page.locator(`[data-puzzle="${name}"][data-known="true"]`).waitFor();
}

/** Waits until the page was told what may be done now. */
const known = (page) => page.locator('[data-puzzle][data-known="true"]').waitFor();

const hole = (page, number) => page.locator(`[data-hole="${number}"]`);

const centre = (page, number) => middle(hole(page, number));

async function tap(page, number) {
  await page.mouse.click(...(await centre(page, number)));
}

// The page's types are for the compiler alone; the version in them is read as text.
const protocol = Number(/PROTOCOL_VERSION = (\d+)/.exec(readFileSync(new URL('../src/protocol.ts', import.meta.url), 'utf8'))[1]);

/** Asks the server itself, through the page's own browser. */
function request(page, wanted) {
  return page.evaluate(
    ([wanted, protocol]) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${window.location.host}/api/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, type: 'hello', protocol }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.re === 1) socket.send(JSON.stringify({ id: 2, ...wanted }));
          if (message.re !== 2) return;
          socket.close();
          resolve(message);
        };
      }),
    [wanted, protocol],
  );
}

const ask = (page, from, goal, about) => request(page, { type: 'solitaire', pegs: from, goal, ask: about });

/** What may be done in a puzzle after some jumps, as the server says. */
const game = async (page, puzzle, made = []) =>
  (await request(page, { type: 'solitaire-game', puzzle, made: made.map(({ from, to }) => [from, to]) })).game;

const puzzles = async (page) => (await request(page, { type: 'puzzles' })).puzzles.map(pegs.puzzleOf);

test('the page offers the jumps it is told, from positions reached at random, and goes back and on', async () => {
  const page = await visitor(browser);
  let seed = 7;
  const chance = (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  await open(page, 'b');
  for (const { name, start } of await puzzles(page)) {
    await open(page, name);
    let now = pegs.begin(start);
    for (let step = 0; step < 6; step++) {
      const { jumps } = await game(page, name, now.made);
      if (jumps.length === 0) break;
      for (const { from, to } of jumps) assert.ok(pegs.pegsOf(now).has(from) && !pegs.pegsOf(now).has(to));
      const movable = await page.locator('[data-hole][data-movable="true"]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-hole'))));
      assert.deepEqual(movable.sort((a, b) => a - b), [...new Set(jumps.map(({ from }) => from))].sort((a, b) => a - b));
      const jump = jumps[chance(jumps.length)];
      now = pegs.make(now, jump);
      assert.deepEqual(pegs.redo(pegs.undo(now)), now);
      await hole(page, jump.from).focus();
      await page.keyboard.press('Enter');
      await hole(page, jump.to).focus();
      await page.keyboard.press('Enter');
      await known(page);
      assert.deepEqual(await shown(page), pegs.sorted(pegs.pegsOf(now)));
    }
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the cross is solved by the page’s own hints: by tap, by drag and by keys, with undo and redo', async () => {
  const page = await visitor(browser, desktop);
  await open(page, 'b');
  assert.equal((await shown(page)).length, 9);
  const taken = async () => {
    await action(page, 'hint').click();
    await page.locator('line.hint').waitFor({ state: 'attached' });
    const [, from, to] = /(\d+)-(\d+)/.exec(await page.locator('[data-said]').innerText()).map(Number);
    return [from, to];
  };
  for (let step = 0; step < 8; step++) {
    const before = await shown(page);
    const [from, to] = await taken();
    if (step % 3 === 0) {
      // A tap on a hole with one way to jump takes it at once.
      await tap(page, from);
      if ((await shown(page)).length === before.length) await tap(page, to);
    } else if (step % 3 === 1) {
      await page.mouse.move(...(await centre(page, from)));
      await page.mouse.down();
      await page.mouse.move(...(await centre(page, to)), { steps: 4 });
      await page.mouse.up();
    } else {
      await hole(page, from).focus();
      await page.keyboard.press('Enter');
      assert.equal(await hole(page, from).getAttribute('aria-pressed'), 'true');
      await hole(page, to).focus();
      await page.keyboard.press('Enter');
    }
    const now = await shown(page);
    assert.equal(now.length, before.length - 1);
    assert.ok(now.includes(to) && !now.includes(from));
    await page.keyboard.press('u');
    assert.deepEqual(await shown(page), before);
    await page.keyboard.press('r');
    assert.deepEqual(await shown(page), now);
    await known(page);
  }
  assert.deepEqual(await shown(page), [19]);
  await page.locator('[data-solved="true"]').waitFor();
  assert.match(await page.locator('[data-status]').innerText(), /Solved in \d+ moves/);
  // It is still there after a reload.
  await page.reload();
  await page.locator('[data-solved="true"]').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the first puzzle is told to be impossible, with both colourings drawn, and the best finish plays', async () => {
  const page = await visitor(browser, desktop);
  await open(page, 'a');
  await page.locator('[data-honest]').waitFor();
  const proof = page.locator('[data-proof="colouring"]');
  await proof.waitFor();
  await proof.locator('figure').nth(3).waitFor();
  assert.equal(await proof.locator('figure').count(), 4);
  // The law behind the proof: in the colours drawn, any three holes in a row have three different ones.
  const letters = await proof.locator('figure').evaluateAll((figures) =>
    figures.map((figure) => [...figure.querySelectorAll('text')].map((text) => text.textContent)),
  );
  const threes = pegs.holes.flatMap(({ row, column }) =>
    [
      [0, 1],
      [1, 0],
    ].map(([down, right]) => [0, 1, 2].map((far) => pegs.holeAt(row + far * down, column + far * right))),
  ).filter((three) => three.every((at) => at !== null));
  assert.equal(threes.length, 46);
  for (const colours of letters) {
    assert.equal(colours.length, 37);
    for (const three of threes) assert.equal(new Set(three.map((at) => colours[at - 1])).size, 3);
  }
  // The numbers in the tables are those of the figures.
  const rows = await proof.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
  assert.equal(rows.length, 6);
  const [first] = await puzzles(page);
  rows.forEach(([letter, start, , end], index) => {
    const colours = letters[index < 3 ? 0 : 2];
    const count = (set) => [...set].filter((at) => colours[at - 1] === letter).length;
    assert.equal(Number.parseInt(start, 10), count(first.start));
    assert.equal(Number.parseInt(end, 10), count(first.goal));
  });
  assert.equal(await proof.locator('tr.broken').count(), 4);

  await action(page, 'solution').click();
  await page.locator('[data-solution]').waitFor({ timeout: 2 * PATIENCE });
  await action(page, 'replay-last').click();
  await page.locator('[data-pegs="3 17"]').waitFor();
  await action(page, 'leave').click();
  await page.waitForFunction(() => document.querySelector('[data-puzzle]').dataset.pegs.split(' ').length === 36);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the shortest solution of the cross replays jump by jump, and every jump is one', async () => {
  const page = await visitor(browser, desktop);
  await open(page, 'b');
  await action(page, 'solution').click();
  await page.locator('[data-solution]').waitFor();
  assert.match(await page.locator('[data-solution]').innerText(), /6 moves, 8 jumps.*that is proved/);
  let before = await shown(page);
  const made = [];
  for (let at = 1; at <= 8; at++) {
    await action(page, 'replay-on').click();
    const now = await shown(page);
    const { jumps } = await game(page, 'b', made);
    const jump = jumps.find((one) => pegs.sorted(pegs.jumped(new Set(before), one)).join() === now.join());
    assert.ok(jump, `${before} to ${now}`);
    made.push(jump);
    before = now;
  }
  assert.deepEqual(before, [19]);
  assert.equal((await page.locator('[data-line]').innerText()).split(' ').length, 6);
  await page.context().close();
});

test('whoever goes on to another puzzle while the server thinks gets that one answered', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop);
  // Two questions that nobody waits for are as many as the server takes of one page.
  for (const name of ['a', 'd', 'b']) {
    await open(page, name);
    await action(page, 'solution').click();
  }
  const complaint = page.locator('[data-said]', { hasText: /server|once/i });
  await page.locator('[data-solution]').or(complaint).first().waitFor({ timeout: 2 * PATIENCE });
  assert.equal(await complaint.count(), 0);
  assert.match(await page.locator('[data-solution]').innerText(), /6 moves, 8 jumps/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a jump that spoils the puzzle is called so, at once where that is wished, and a good one is not', async () => {
  const page = await visitor(browser, desktop);
  await open(page, 'b');
  const [, { start, goal }] = await puzzles(page);
  const verdicts = [];
  for (const jump of (await game(page, 'b')).jumps) {
    const { verdict } = await ask(page, pegs.sorted(pegs.jumped(start, jump)), pegs.sorted(goal), 'verdict');
    verdicts.push({ jump, possible: verdict.verdict === 'solvable' });
  }
  const good = verdicts.find(({ possible }) => possible);
  assert.ok(good);
  const make = async ({ from, to }) => {
    await hole(page, from).focus();
    await page.keyboard.press('Enter');
    await hole(page, to).focus();
    await page.keyboard.press('Enter');
    await known(page);
  };
  await make(good.jump);
  await action(page, 'verdict').click();
  await page.locator('[data-said]', { hasText: 'the end can be reached' }).waitFor();

  await page.locator('.watch input').check();
  // Any line of play comes to a jump too many before the end, or the puzzle would be no puzzle.
  let now = pegs.jumped(start, good.jump);
  const made = [good.jump];
  for (;;) {
    const [jump] = (await game(page, 'b', made)).jumps.slice(-1);
    assert.ok(jump, 'never spoiled');
    made.push(jump);
    now = pegs.jumped(now, jump);
    const { verdict } = await ask(page, pegs.sorted(now), pegs.sorted(goal), 'verdict');
    await make(jump);
    if (verdict.verdict === 'solvable') continue;
    await page.locator('[data-said]', { hasText: 'can no longer be reached' }).waitFor();
    await page.locator('[data-proof]').waitFor();
    break;
  }
  await action(page, 'undo').click();
  await page.locator('[data-proof]').waitFor({ state: 'detached' });
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('on a phone the board and its buttons fit, and a finger plays', async () => {
  const page = await visitor(browser, phone);
  await open(page, 'b');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} too wide`);
  const box = await hole(page, 19).boundingBox();
  assert.ok(box.width >= 40, `${box.width}`);
  const [jump] = (await game(page, 'b')).jumps;
  const [x, y] = await centre(page, jump.from);
  await page.touchscreen.tap(x, y);
  if ((await shown(page)).length === 9) await page.touchscreen.tap(...(await centre(page, jump.to)));
  assert.equal((await shown(page)).length, 8);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('axe finds nothing, in any look, with the proof drawn', { timeout: 300_000 }, async () => {
  for (const look of looks) {
    const page = await visitor(browser, desktop, look);
    await open(page, 'a');
    await page.locator('[data-proof]').waitFor();
    assert.deepEqual(await faultsOf(page), [], look.theme);
    await page.context().close();
  }
});
