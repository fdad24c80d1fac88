// Two people at a real board write their session down on the page, in a real browser against the real server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looks, faultsOf } from './support/axe.js';
import { action, can, carry as carryTo, desktop, drawn, middle, phone, place, status, tapPoint, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

async function session(page, { rulebook = 'tournament', session = 'match', length = 3 } = {}) {
  await page.goto(`${server.url}/#/score`);
  await page.locator('input[name=light]').fill('Ann');
  await page.locator('input[name=dark]').fill('Ben');
  await page.locator(`select[name=rulebook] option[value=${rulebook}]`).waitFor({ state: 'attached' });
  await page.locator('select[name=rulebook]').selectOption(rulebook);
  await page.locator('select[name=session]').selectOption(session);
  if (session === 'match') await page.locator('input[name=length]').fill(String(length));
  await page.locator('button[type=submit]').click();
  await page.locator('[data-phase="opening"]').waitFor();
}

const phase = (page, name) => page.locator(`[data-phase="${name}"][data-busy="false"]`).waitFor();

async function enterThrow(page, side, ...dice) {
  const [first, second] = dice;
  await page.locator(`[data-pad="${side}"] [data-die="${first}"]`).click();
  if (second === undefined) return;
  // The first lies there before the second is thrown.
  await page.locator('[data-entered]').waitFor();
  await page.locator(`[data-pad="${side}"] [data-die="${second}"]`).click();
}

/** Ann throws 3, Ben 1: Ann starts with 3-1. */
async function begin(page) {
  await enterThrow(page, 0, 3);
  await page.locator('[data-pad="0"]').waitFor({ state: 'detached' });
  await enterThrow(page, 1, 1);
  await phase(page, 'play');
}

/** Carries a checker from one point to another, right or wrong. */
async function carry(page, from, to) {
  await tapPoint(page, from);
  await tapPoint(page, to);
}

test('dice and moves by tapping, a void throw, take back, and the record of both', async () => {
  const page = await visitor(browser, desktop);
  await session(page);
  await begin(page);
  assert.match(await status(page), /Ann plays 3–1/);
  await carryLegal(page, [8, 5], [6, 5]);
  await action(page, 'done').click();
  await phase(page, 'roll');
  assert.equal((await drawn(page, 0))[5], 2);
  assert.match(await status(page), /Ben to throw/);

  // A die on a checker: the throw is void, with its reason in the log, and Ben throws again.
  await action(page, 'void').click();
  await page.locator('[data-void="1 on-checker"]').click();
  await page.locator('.log', { hasText: 'void' }).first().waitFor();
  assert.match(await status(page), /Ben to throw/);
  // By keys: six, four.
  await page.keyboard.press('6');
  await page.locator('[data-entered]').waitFor();
  await page.keyboard.press('4');
  await phase(page, 'play');
  assert.match(await status(page), /Ben plays 6–4/);
  // A slip of the pen: back, and another throw.
  await action(page, 'take-back').click();
  await phase(page, 'roll');
  await enterThrow(page, 1, 5, 5);
  await phase(page, 'play');
  assert.match(await status(page), /Ben plays 5–5/);

  const table = page.url().split('/').at(-1);
  // The page comes back where it was.
  await page.reload();
  await phase(page, 'play');
  const mat = await (await fetch(`${server.url}/api/tables/${table}.mat`)).text();
  assert.match(mat, /Ann/);
  assert.match(mat, /31: (8\/5 6\/5|6\/5 8\/5)/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download="sgf"]:visible').click()]);
  assert.match(download.suggestedFilename(), /\.sgf$/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

/** Legal moves: a tap on the point picks or plays; the target is tapped where it was only picked. */
async function carryLegal(page, ...steps) {
  for (const [from, to] of steps) {
    await carryTo(page, place(page, from), place(page, to));
  }
}

test('a wrong move is flagged, and put right before it is written down', async () => {
  const page = await visitor(browser, desktop);
  await session(page, { rulebook: 'german' });
  await begin(page);
  const before = await drawn(page, 0);
  await action(page, 'otherwise').click();
  await action(page, 'by-rules').waitFor();
  await carry(page, 24, 15);
  assert.equal((await drawn(page, 0))[15], 1);
  await action(page, 'done').click();
  await page.locator('[data-refusal]:visible').waitFor();
  assert.match(await page.locator('[data-refusal]:visible').innerText(), /against the rules/);
  assert.match(await page.locator('[data-status] a:visible').getAttribute('href'), /#\/rules\/german\//);
  await action(page, 'put-right').click();
  assert.deepEqual(await drawn(page, 0), before);
  assert.equal(await page.locator('[data-phase="play"]').count(), 1);

  // A right move may be entered freely too: it is taken as what it is.
  await action(page, 'otherwise').click();
  await action(page, 'by-rules').waitFor();
  await carry(page, 8, 5);
  await carry(page, 6, 5);
  await action(page, 'done').click();
  await phase(page, 'roll');
  assert.equal(await page.locator('[data-wrong]').count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

/** A wrong 24/15 with 3-1 by Ann, which nobody noticed at once. */
async function wrongly(page) {
  await action(page, 'otherwise').click();
  await action(page, 'by-rules').waitFor();
  await carry(page, 24, 15);
  await action(page, 'done').click();
  await action(page, 'write-down').click();
  await phase(page, 'roll');
  await page.locator('[data-wrong]:visible').waitFor();
}

// Who may have a wrong move put right, and until when: each sheet has its own terms.
for (const { rulebook, either, lifting } of [
  { rulebook: 'german', either: true, lifting: false },
  { rulebook: 'buffalo', either: true, lifting: true },
  { rulebook: 'ten-language', either: false, lifting: false },
]) {
  test(`${rulebook}: a wrong move is put right on demand, or stands once it is too late`, async () => {
    const page = await visitor(browser, desktop);
    await session(page, { rulebook, session: 'single-game' });
    await begin(page);
    await wrongly(page);
    assert.match(await page.locator('[data-wrong]:visible').innerText(), /Ann plays .* with 3-1, which is wrong/);
    assert.equal(await can(page, 'demand-0'), either);
    await action(page, 'demand-1').click();
    await phase(page, 'play');
    assert.equal((await drawn(page, 0))[24], 2);
    assert.match(await status(page), /Ann plays 3–1/);

    await wrongly(page);
    await action(page, 'lift-0').click();
    await action(page, 'lift-0').waitFor({ state: 'detached' });
    assert.equal(await can(page, 'demand-1'), !lifting);
    await enterThrow(page, 1, 6, 5);
    await phase(page, 'play');
    await page.locator('.log', { hasText: 'stands' }).first().waitFor();
    assert.equal(await can(page, 'demand-1'), false);
    assert.equal((await drawn(page, 0))[15], 1);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('cube and score: a double taken, a game given up, the next one, and the end of the match', async () => {
  const page = await visitor(browser, desktop);
  await session(page, { length: 3 });
  await begin(page);
  await carryLegal(page, [8, 5], [6, 5]);
  await action(page, 'done').click();
  await phase(page, 'roll');
  await action(page, 'double').click();
  await phase(page, 'double');
  await action(page, 'take').click();
  await phase(page, 'roll');
  await action(page, 'resign').click();
  await action(page, 'resign-1').click();
  await action(page, 'accept').click();
  await phase(page, 'over');
  assert.match(await page.locator('.results:visible').innerText(), /Ann wins a single game: 2 points/);
  await action(page, 'next-game').click();
  await phase(page, 'opening');
  await begin(page);
  await action(page, 'resign').click();
  await action(page, 'resign-2').click();
  await action(page, 'accept').click();
  await phase(page, 'over');
  // Ann 2, Ben 2: one more game decides.
  await action(page, 'next-game').click();
  await phase(page, 'opening');
  await begin(page);
  await action(page, 'resign').click();
  await action(page, 'resign-1').click();
  await action(page, 'accept').click();
  await phase(page, 'session-over');
  assert.match(await status(page), /Ben wins the match, 3 : 2/);
  // Among my games it leads back here, not to a table.
  const table = page.url().split('/').at(-1);
  await page.goto(`${server.url}/#/games`);
  await page.locator(`[data-game="${table}"]`).waitFor();
  assert.equal(await page.locator(`[data-game="${table}"] a[href="#/dice/${table}"]`).count(), 0);
  await page.goto(`${server.url}/#/table/${table}`);
  await page.waitForFunction((id) => window.location.hash === `#/score/${id}`, table);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('on a phone pad, board and buttons share the screen, and nothing scrolls', async () => {
  const page = await visitor(browser, phone);
  await session(page);
  const fits = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      return main.scrollHeight <= main.clientHeight + 1 && document.documentElement.scrollWidth <= window.innerWidth;
    });
  assert.ok(await fits());
  await page.locator('[data-pad="0"] [data-die="3"]').tap();
  await page.locator('[data-pad="0"]').waitFor({ state: 'detached' });
  await page.locator('[data-pad="1"] [data-die="1"]').tap();
  await phase(page, 'play');
  assert.ok(await fits());
  await middle(page.locator('[data-phase] .board svg').first());
  const board = await page.locator('[data-phase] .board svg').first().boundingBox();
  assert.ok(board.height > 300, `${board.height}`);
  // The board lies the same way while dice are entered: it does not turn from throw to move.
  const upright = (box) => box.height > box.width;
  await action(page, 'otherwise').tap();
  await action(page, 'by-rules').waitFor();
  await carry(page, 8, 5);
  await carry(page, 6, 5);
  await action(page, 'done').tap();
  await phase(page, 'roll');
  await page.locator('[data-pad="1"]').waitFor();
  assert.ok(await fits());
  await middle(page.locator('[data-phase] .board svg').first());
  const later = await page.locator('[data-phase] .board svg').first().boundingBox();
  assert.equal(upright(later), upright(board), JSON.stringify([board, later]));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('axe finds nothing, in any look', { timeout: 300_000 }, async () => {
  for (const look of looks) {
    const page = await visitor(browser, desktop, look);
    await page.goto(`${server.url}/#/score`);
    await page.locator('select[name=start]').waitFor();
    assert.deepEqual(await faultsOf(page), [], look.theme);
    await session(page);
    assert.deepEqual(await faultsOf(page), [], look.theme);
    await begin(page);
    await action(page, 'otherwise').click();
    await action(page, 'by-rules').waitFor();
    assert.deepEqual(await faultsOf(page), [], look.theme);
    await page.context().close();
  }
});
