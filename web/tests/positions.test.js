// The position page in a real browser: the editor and its sentences, names in and out, the engine's opinions, playing on,
// pictures, and match files that are handed on to be studied.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faultsOf } from './support/axe.js';
import { action, atTable, awaitTurn, calmGame, carry, desktop, doOneThing, drawn, drop, newGame, phone, place as placeOf, playTurn, tapPoint, visitor } from './support/browser.js';
import { bundle } from './support/bundle.js';
import { browser, server } from './support/house.js';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';
const MATCH = fileURLToPath(new URL('../../crates/notation/tests/data/seven-points.mat', import.meta.url));

/** Waits until this position lies there, judged and drawn. */
async function atPosition(page, position) {
  await page.waitForFunction((wanted) => document.querySelector('[data-name="xgid"]')?.value === wanted, position);
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('.piece').first().waitFor({ state: 'attached' });
}

async function editor(options = desktop, position = '', settings = { motion: 'off', sound: false }) {
  const page = await visitor(browser, options, settings);
  await page.goto(`${server.url}/#/positions${position ? `/${encodeURIComponent(position)}` : ''}`);
  await atPosition(page, position || START);
  return page;
}

const choose = (page, name) => page.locator(`input[name=tool][value=${name}]`).check();
const named = (page, name) => page.locator(`[data-name="${name}"]`).inputValue();
/** Waits until these are wrong, and nothing else. */
const wrong = (page, ...keys) =>
  page.waitForFunction((wanted) => [...document.querySelectorAll('[data-fault]')].map((item) => item.dataset.fault).join() === wanted, keys.join());

test('laws of editing: checkers are conserved, nothing vanishes, changing sides twice changes nothing', async () => {
  const { startSetup, tapped, carried, turned, cleared, total, placesOf } = await bundle('pages/positions/setup.ts', 'board/places.ts');
  let seed = 7;
  const random = (below) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const places = placesOf(true);
  let setup = startSetup();
  assert.deepEqual(turned(turned(setup)), setup);
  for (const side of [0, 1]) assert.equal(cleared(setup).checkers[side][0], 15);
  const seen = { carried: 0, struck: 0, held: 0 };
  for (let round = 0; round < 6000; round++) {
    const before = setup;
    const place = places[random(places.length)];
    const carries = random(2) === 0;
    const next = carries ? carried(setup, places[random(places.length)], place) : tapped(setup, ['light', 'dark', 'away'][random(3)], place);
    if (next === null) {
      // Only a point that the other colour holds with two or more, and what is not there or not theirs, is refused.
      seen.held += 1;
      continue;
    }
    setup = next;
    for (const side of [0, 1]) {
      const [was, is] = [total(before.checkers[side]), total(setup.checkers[side])];
      if (carries) assert.equal(is, was, 'carrying neither makes nor loses a checker');
      assert.ok(is >= 15, 'never too few');
      // Too many only where the tray was empty, or was itself added to.
      if (is > 15 && was === 15) assert.ok(before.checkers[side][0] === 0 || setup.checkers[side][0] > before.checkers[side][0]);
      if (setup.checkers[side][25] > before.checkers[side][25] && setup.checkers[1 - side] !== before.checkers[1 - side]) seen.struck += 1;
    }
    if (carries && setup !== before) seen.carried += 1;
    for (let point = 1; point <= 24; point++) assert.ok(setup.checkers[0][point] === 0 || setup.checkers[1][25 - point] === 0);
    if (round % 50 === 0) setup = startSetup();
  }
  for (const [what, times] of Object.entries(seen)) assert.ok(times > 50, `${what}: ${times}`);
});

test('the editor places checkers, says what is wrong as it happens, and names the position', async () => {
  const page = await editor();
  assert.equal(await named(page, 'xgid'), START);
  assert.equal(await named(page, 'position-id'), '4HPwATDgc/ABMA');

  await choose(page, 'away');
  await tapPoint(page, 24);
  assert.equal((await drawn(page, 0))[24], 1);
  assert.equal((await drawn(page, 0))[0], 1, 'what is taken away lies in the tray');
  await choose(page, 'light');
  await tapPoint(page, 25);
  assert.equal((await drawn(page, 0))[25], 1);
  assert.equal((await drawn(page, 0))[0], 0);
  await page.locator('[data-sound="true"]').waitFor();

  // One more than there are.
  await tapPoint(page, 5);
  await wrong(page, 'situation-checkers');
  assert.match(await page.locator('[data-fault]').innerText(), /White has 16 checkers instead of 15/);
  assert.ok(await action(page, 'evaluate').isDisabled());
  await choose(page, 'away');
  await tapPoint(page, 13);
  await wrong(page);

  // A point that dark holds stays dark's, and the page says so; a lone checker goes to the bar.
  await choose(page, 'light');
  await tapPoint(page, 1);
  assert.equal((await drawn(page, 1))[24], 2);
  assert.match(await page.locator('[data-refusal]').innerText(), /Black/);
  await choose(page, 'away');
  await tapPoint(page, 1);
  await page.locator('[data-refusal]').waitFor({ state: 'detached' });
  await choose(page, 'light');
  await tapPoint(page, 1);
  assert.equal((await drawn(page, 1))[24], 0);
  assert.equal((await drawn(page, 1))[25], 1);

  await action(page, 'clear').click();
  await wrong(page, 'setup-both-finished');
  await action(page, 'start').click();
  await page.locator('[data-sound="true"]').waitFor();
  assert.deepEqual((await drawn(page, 1)).slice(0, 26), (await drawn(page, 0)).slice(0, 26));

  // The cube, the score, the dice.
  await page.locator('select[name=played-for]').selectOption('match');
  await page.locator('input[name=points-dark]').fill('7');
  await wrong(page, 'setup-match-over');
  await page.locator('input[name=match-length]').fill('9');
  await page.locator('select[name=die1]').selectOption('3');
  await wrong(page, 'one-die');
  await page.locator('select[name=die2]').selectOption('1');
  await page.locator('select[name=cube]').selectOption('4');
  await page.locator('select[name=owner]').selectOption('1');
  await page.locator('select[name=turn]').selectOption('1');
  await page.waitForFunction(() => document.querySelector('[data-name="xgid"]').value === 'XGID=-b----E-C---eE---c-e----B-:2:-1:-1:31:0:7:0:9:10');
  // The address is the position: a reload shows the same.
  const address = page.url();
  await page.reload();
  await page.locator('[data-sound="true"]').waitFor();
  await page.waitForFunction((wanted) => window.location.href === wanted && document.querySelector('select[name=owner]').value === '1', address);
  assert.equal(await page.locator('input[name=points-dark]').inputValue(), '7');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('on the board itself: checkers are carried, the cube and the dice set, and every change undone', async () => {
  const page = await editor();
  const place = (slot) => placeOf(page, slot);
  const xgid = () => named(page, 'xgid');
  const reads = (wanted) => page.waitForFunction((value) => document.querySelector('[data-name="xgid"]').value === value, wanted);
  // The name is in view, without scrolling.
  const field = await page.locator('[data-name="xgid"]').boundingBox();
  assert.ok(field.y >= 0 && field.y + field.height < 800);

  await carry(page, place(13), place(5));
  assert.equal((await drawn(page, 0))[13], 4);
  assert.equal((await drawn(page, 0))[5], 1);
  // A dark checker is carried as well; on a lone light one it sends it to the bar.
  await carry(page, place(12), place(5));
  assert.equal((await drawn(page, 1))[20], 1);
  assert.equal((await drawn(page, 0))[25], 1);
  // Dropped on a point that the other colour holds, it goes back, and the page says why.
  const before = [await drawn(page, 0), await drawn(page, 1)];
  await carry(page, place(8), place(19));
  assert.deepEqual([await drawn(page, 0), await drawn(page, 1)], before);
  assert.match(await page.locator('[data-refusal]').innerText(), /Black holds this point/);
  // Beside the board it goes back too, and nothing is lost.
  await carry(page, place(8), page.locator('header'));
  assert.deepEqual([await drawn(page, 0), await drawn(page, 1)], before);
  // Into the tray and out again.
  await carry(page, place(6), place(0));
  assert.equal((await drawn(page, 0))[0], 1);
  await carry(page, place(0), place(6));
  await action(page, 'undo').click();
  await action(page, 'undo').click();
  assert.deepEqual([await drawn(page, 0), await drawn(page, 1)], before);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await reads(START);
  assert.ok(await action(page, 'undo').isDisabled());

  // Dice: taps count up, digits set.
  await page.locator('[data-die-on-board="0"]').click();
  await page.locator('[data-die-on-board="0"]').click();
  await wrong(page, 'one-die');
  await page.locator('[data-die-on-board="1"]').focus();
  await page.keyboard.press('5');
  await reads(START.replace(':00:', ':52:'));
  await page.keyboard.press('Backspace');
  await page.locator('[data-die-on-board="0"]').focus();
  await page.keyboard.press('Delete');
  await reads(START);

  // The cube: a tap turns it, carried it lies with a side, the arrows send it on.
  const cube = page.locator('[data-cube-on-board]');
  await cube.click();
  await cube.click();
  await reads('XGID=-b----E-C---eE---c-e----B-:2:0:1:00:0:0:0:0:10');
  await carry(page, cube, place(0));
  await reads('XGID=-b----E-C---eE---c-e----B-:2:1:1:00:0:0:0:0:10');
  await cube.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await reads('XGID=-b----E-C---eE---c-e----B-:2:-1:1:00:0:0:0:0:10');

  // A name is pasted wherever one stands.
  const wanted = 'XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:5:10';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), wanted);
  await place(24).focus();
  await page.keyboard.press('Control+v');
  await reads(wanted);
  await page.keyboard.press('Control+z');
  await page.waitForFunction((value) => document.querySelector('[data-name="xgid"]').value !== value, wanted);
  assert.match(await xgid(), /:2:-1:1:/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('names are read back to what they name, and what is no name is told', async () => {
  const page = await editor();
  const paste = page.locator('input[name=paste]');
  const xgid = 'XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:5:10';
  await paste.fill(xgid);
  await action(page, 'read').click();
  await page.waitForFunction((wanted) => document.querySelector('[data-name="xgid"]').value === wanted, xgid);
  assert.equal(await page.locator('select[name=die1]').inputValue(), '6');
  const shown = [await drawn(page, 0), await drawn(page, 1)];
  const both = `${await named(page, 'position-id')}:${await named(page, 'match-id')}`;

  await paste.fill('4HPwATDgc/ABMA');
  await action(page, 'read').click();
  await page.waitForFunction(() => document.querySelector('[data-name="position-id"]').value === '4HPwATDgc/ABMA');
  await paste.fill(both);
  await action(page, 'read').click();
  await page.waitForFunction((wanted) => document.querySelector('[data-name="match-id"]').value === wanted, both.split(':')[1]);
  const again = [await drawn(page, 0), await drawn(page, 1)];
  // A position ID says nothing of colours: the player on roll has the same checkers in one colour or the other.
  assert.ok(JSON.stringify(again) === JSON.stringify(shown) || JSON.stringify(again.reverse()) === JSON.stringify(shown));

  await paste.fill('nonsense!');
  await action(page, 'read').click();
  assert.match(await page.locator('[data-paste-fault]').innerText(), /cannot be read/);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[data-copy="xgid"]').click();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await named(page, 'xgid'));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('the engine evaluates, ranks the plays and decides about the cube', { timeout: 300_000 }, async () => {
  const page = await editor(desktop, 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10');
  await action(page, 'plays').click();
  const best = page.locator('[data-plays] button').first();
  await best.waitFor();
  assert.match(await best.innerText(), /8\/5 6\/5|6\/5 8\/5/);
  await page.waitForFunction(() => document.querySelectorAll('path.arrow:not(.under)').length === 2);
  await page.locator('[data-plays] button').nth(1).click();
  await page.locator('[data-plays] button[aria-pressed=true]').nth(0).waitFor();
  assert.equal(await page.locator('[data-plays] [aria-pressed=true]').count(), 1);

  await action(page, 'evaluate').click();
  await page.locator('[data-chances]').waitFor();
  const win = parseFloat(await page.locator('[data-chance=win]').innerText());
  const lose = parseFloat(await page.locator('[data-chance=lose]').innerText());
  assert.ok(win > 40 && win < 65 && Math.abs(win + lose - 100) < 0.11, `${win} ${lose}`);
  // A change makes the answer disappear: it was about another position.
  await page.locator('select[name=turn]').selectOption('1');
  await page.locator('[data-chances]').waitFor({ state: 'detached' });

  // Checkers on the 5 and 2 points against one that goes off next: 19 of 36 throws win, so it is a double and a take,
  // worth 2/36 undoubled and twice that doubled.
  await page.goto(`${server.url}/#/positions/${encodeURIComponent('XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10')}`);
  await atPosition(page, 'XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10');
  await page.locator('select[name=ask-level]').selectOption('expert');
  await action(page, 'cube').click();
  await page.locator('[data-cube]').waitFor();
  assert.equal(await page.locator('[data-cube]').getAttribute('data-cube'), 'double');
  assert.match(await page.locator('[data-cube]').innerText(), /Double, take/);
  assert.deepEqual(await page.locator('[data-cube] ~ dl dd').allInnerTexts(), ['+0.056', '+0.111', '+1.000']);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a link to a position shows it with what the engine thinks, once', { timeout: 300_000 }, async () => {
  const page = await editor(desktop, 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10');
  const link = await page.locator('input[data-name=link]').inputValue();
  assert.match(link, /analysed$/);
  const friend = await visitor(browser, desktop);
  await friend.goto(`${server.url}/${link.slice(link.indexOf('#'))}`);
  await friend.locator('[data-plays] button').first().waitFor();
  assert.match(await friend.locator('[data-plays] button').first().innerText(), /8\/5 6\/5|6\/5 8\/5/);
  assert.deepEqual(friend.errors, []);
  await friend.context().close();
  await page.context().close();
});

test('play on from here: the table has this position and this turn', async () => {
  const page = await editor(desktop, 'XGID=-a-B--E-B-a-dDB--b-bcb----:0:0:1:00:0:0:0:5:10');
  const shown = [await drawn(page, 0), await drawn(page, 1)];
  await page.locator('select[name=opponent]').selectOption('beginner');
  await action(page, 'play-on').click();
  await page.waitForFunction(() => window.location.hash.startsWith('#/table/'));
  await action(page, 'roll').waitFor();
  await atTable(page);
  assert.deepEqual([await drawn(page, 0), await drawn(page, 1)], shown);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('playing on takes dice, cube and score along, as far as the rulebook has them', { timeout: 300_000 }, async () => {
  // Light to play 6-3 with the cube at 4 on its side, 3 to 1 in a match to 7.
  const page = await editor(desktop, 'XGID=-a-B--E-B-a-dDB--b-bcb----:2:1:1:63:3:1:0:7:10');
  await page.locator('select[name=opponent]').selectOption('beginner');
  await action(page, 'play-on').click();
  await page.waitForFunction(() => window.location.hash.startsWith('#/table/'));
  await page.locator('[data-phase="play"]').waitFor();
  await atTable(page);
  assert.deepEqual((await page.locator('.dice').getAttribute('aria-label')).match(/\d/g), ['6', '3']);
  assert.equal(await page.locator('.cube text').textContent(), '4');
  const lies = await page.locator('.cube').boundingBox();
  const board = await page.locator('svg[role=group]').boundingBox();
  assert.ok(lies.y > board.y + board.height / 2, 'the cube lies on the side of its owner');
  const points = () => page.locator('.panel .card .score').allInnerTexts();
  assert.deepEqual((await points()).map((text) => text.match(/\d+/g)), [['1', '7'], ['3', '7']]);
  // The throw is played, and the cube may be turned before the next.
  await playTurn(page);
  const next = await awaitTurn(page);
  if (next.phase === 'roll') assert.ok(next.can.includes('double'));

  // The Crawford game has no cube to turn.
  const crawford = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:1:1:5:10';
  await page.goto(`${server.url}/#/positions/${encodeURIComponent(crawford)}`);
  await atPosition(page, crawford);
  await page.locator('input[name=crawford]:checked').waitFor();
  await action(page, 'play-on').click();
  await page.waitForFunction(() => window.location.hash.startsWith('#/table/'));
  await page.locator('[data-crawford]').first().waitFor({ state: 'attached' });
  assert.ok(!(await awaitTurn(page)).can.includes('double'));

  // A rulebook without a cube leaves it in the box.
  const cube = 'XGID=-a-B--E-B-a-dDB--b-bcb----:2:1:1:63:0:0:0:0:10';
  await page.goto(`${server.url}/#/positions/${encodeURIComponent(cube)}`);
  await atPosition(page, cube);
  await page.locator('select[name=rulebook]').selectOption('buffalo');
  await action(page, 'play-on').click();
  await page.waitForFunction(() => window.location.hash.startsWith('#/table/'));
  await page.locator('[data-phase="play"]').waitFor();
  await atTable(page);
  assert.equal(await page.locator('.cube').count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('pictures of the position download', async () => {
  const page = await editor();
  for (const [format, start] of [['svg', '<svg'], ['png', '\x89PNG']]) {
    const waiting = page.waitForEvent('download');
    await page.locator(`[data-picture=${format}]`).click();
    const download = await waiting;
    assert.equal(download.suggestedFilename(), `position.${format}`);
    const head = (await readFile(await download.path(), 'latin1')).slice(0, 400);
    assert.ok(head.includes(start), head);
  }
  await page.context().close();
});

test('a match file that is dropped is studied, a position of it edited, and the way leads back to that very decision', { timeout: 300_000 }, async () => {
  const page = await editor();
  const text = await readFile(MATCH, 'utf8');
  await drop(page, 'broken.sgf', 'this is no game');
  await page.locator('[data-file-fault]').waitFor();
  assert.match(await page.locator('[data-file-fault]').innerText(), /broken\.sgf.*cannot be read/);
  await drop(page, 'seven-points.mat', text);
  await page.locator('[data-match]').waitFor();
  assert.equal(await page.locator('[data-file]').innerText(), 'seven-points.mat');
  await page.locator('[data-match] [data-at="0"]').waitFor();
  await page.locator('.piece').first().waitFor({ state: 'attached' });
  const moments = [JSON.stringify(await drawn(page, 0))];
  for (let step = 0; step < 6; step++) {
    await action(page, 'next').click();
    await page.locator(`[data-at="${step + 1}"]`).waitFor();
    moments.push(JSON.stringify(await drawn(page, 0)));
  }
  assert.ok(new Set(moments).size >= 3, 'the checkers move');
  const last = [await drawn(page, 0), await drawn(page, 1)];
  const lies = (wanted) =>
    page.waitForFunction((wanted) => {
      const counts = [0, 1].map((side) => {
        const found = Array(26).fill(0);
        for (const piece of document.querySelectorAll(`.piece[data-side="${side}"]`)) found[Number(piece.dataset.point)] += 1;
        return found;
      });
      return JSON.stringify(counts) === wanted;
    }, JSON.stringify(wanted));
  await page.locator('[data-study]').click();
  await page.locator('[data-name="xgid"]').waitFor();
  await lies(last);

  // The match is not lost, even after a change in the editor.
  await action(page, 'to-match').click();
  await page.locator('[data-match] [data-at="6"]').waitFor();
  await lies(last);

  // Choosing it does the same as dropping it.
  await page.goto(`${server.url}/#/positions`);
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('input[type=file]').setInputFiles(MATCH);
  await page.locator('[data-match]').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a game of this server, written as .sgf, is studied too', { timeout: 300_000 }, async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  for (let plays = 0; plays < 2; ) if ((await doOneThing(page)) === 'play') plays += 1;
  await awaitTurn(page);
  const table = page.url().split('/').at(-1);
  const sgf = await (await fetch(`${server.url}/api/tables/${table}.sgf`)).text();
  await page.goto(`${server.url}/#/positions`);
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'mine.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.from(sgf) });
  await page.locator('[data-match]').waitFor();
  await page.locator('[data-tab=moves]').click();
  // Both sides have played.
  await page.locator('[data-moves] [data-move]').nth(2).waitFor();
  await page.context().close();
});

test('a file of another program is known by what is in it', async () => {
  const page = await editor();
  const report = 'XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'any.txt', mimeType: 'text/plain', buffer: Buffer.from(report) });
  await atPosition(page, report.trim());
  assert.equal((await drawn(page, 0))[3], 3);
  await page.locator('input[type=file]').setInputFiles({ name: 'any.xg', mimeType: 'application/octet-stream', buffer: Buffer.from('RGMH') });
  await page.locator('[data-file-fault]').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('by keyboard alone: a checker is placed and taken away', async () => {
  const page = await editor();
  await page.locator('input[name=tool][value=away]').focus();
  await page.keyboard.press('Space');
  await page.locator('[data-place="24"]').focus();
  await page.keyboard.press('Enter');
  assert.equal((await drawn(page, 0))[24], 1);
  await page.locator('input[name=tool][value=away]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  assert.equal(await page.locator('input[name=tool]:checked').inputValue(), 'light');
  await page.locator('[data-place="24"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  assert.equal((await drawn(page, 0)).reduce((a, b) => a + b), 15);
  assert.equal((await drawn(page, 0))[0], 0);
  await page.context().close();
});

test('on a phone nothing is cut off, and axe finds nothing in any look', { timeout: 300_000 }, async () => {
  for (const [theme, options] of [['felt', phone], ['felt', desktop], ['night', desktop], ['paper', desktop]]) {
    const page = await editor(options, 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', { motion: 'off', sound: false, theme });
    await action(page, 'plays').click();
    await page.locator('[data-plays] button').first().waitFor();
    const wide = await page.evaluate(() => [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > window.innerWidth + 1).length);
    assert.equal(wide, 0, 'nothing wider than the screen');
    assert.deepEqual(await faultsOf(page), [], theme);
    if (process.env.PASCH_SHOTS) await page.screenshot({ path: `${process.env.PASCH_SHOTS}/positions-${theme}-${options === phone ? 'phone' : 'desktop'}.png` });
    await page.context().close();
  }
});
