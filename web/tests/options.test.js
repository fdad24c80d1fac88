// What the page does by itself when a person asks for it, and leaves alone when not: each option once on and once off,
// from positions in which every throw leads to the same choice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { action, atTable, awaitTurn, desktop, drawn, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';
// One light checker past everything: wherever the dice send it, there is one way.
const LAST_CHECKER = 'XGID=------------------A-ccccc-:0:0:1:00:0:0:0:0:10';
// A light checker on the bar before six closed points: nothing can be played.
const CLOSED_OUT = 'XGID=---GG--------------bbbcccA:0:0:1:00:0:0:0:0:10';
// Fifteen light checkers on the lowest two points, past everything: every throw bears off two, or four of a double.
const BEARING_OFF = 'XGID=-NA-----------------ccccc-:0:0:1:00:0:0:0:0:10';
// The same with a dark checker on the bar, that may still hit.
const CONTACT = 'XGID=aNA-----------------bcccc-:0:0:1:00:0:0:0:0:10';
/** A table against the computer with light to roll, by a rulebook without a cube unless another is named. */
async function tableFrom(position, settings, rulebook = 'buffalo') {
  const page = await visitor(browser, desktop, { motion: 'off', sound: false, ...settings });
  await page.clock.install();
  await page.goto(`${server.url}/#/positions/${encodeURIComponent(position)}`);
  await page.waitForFunction((wanted) => document.querySelector('[data-name="xgid"]')?.value === wanted, position);
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('select[name=rulebook]').selectOption(rulebook);
  await page.locator('[data-sound="true"]').waitFor();
  await page.locator('select[name=opponent]').selectOption('beginner');
  await action(page, 'play-on').click();
  await page.waitForFunction(() => window.location.hash.startsWith('#/table/'));
  await atTable(page);
  return page;
}

const phase = (page) => page.locator('[data-phase]').getAttribute('data-phase');

/** Rolls, and waits for dice that are this page's to play. */
async function roll(page) {
  await awaitTurn(page);
  await action(page, 'roll').click();
  await page.locator('[data-phase="play"]').waitFor();
  await action(page, 'done').waitFor();
}

/** Waits until the play is made and the dice are picked up, without a hand on the page. */
async function playedAlone(page, light) {
  await page.waitForFunction((before) => {
    const counts = Array(26).fill(0);
    for (const piece of document.querySelectorAll('.piece[data-side="0"]')) counts[Number(piece.dataset.point)] += 1;
    return JSON.stringify(counts) !== before && !document.querySelector('[data-action="done"]');
  }, JSON.stringify(light));
}

/** An hour later by the page's own clock nothing has happened. */
async function leftAlone(page, light) {
  await page.clock.runFor('01:00:00');
  assert.equal(await phase(page), 'play');
  assert.deepEqual(await drawn(page, 0), light);
  assert.equal(await action(page, 'done').count(), 1);
}

test('the dice roll by themselves only if that was asked for and no double is possible', { timeout: 300_000 }, async () => {
  for (const [autoRoll, rulebook, rolls] of [
    [false, 'buffalo', false],
    [true, 'buffalo', true],
    [true, 'tournament', false],
  ]) {
    const page = await tableFrom(START, { autoRoll }, rulebook);
    if (rolls) {
      await page.locator('[data-phase="play"]').waitFor();
      await action(page, 'done').waitFor();
    } else {
      const { can } = await awaitTurn(page);
      assert.equal(can.includes('double'), rulebook === 'tournament');
      await page.clock.runFor('01:00:00');
      assert.equal(await phase(page), 'roll', `${autoRoll} ${rulebook}`);
      await action(page, 'roll').click();
      await page.locator('[data-phase="play"]').waitFor();
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('a forced play is made by itself only if that was asked for', { timeout: 300_000 }, async () => {
  for (const autoForced of [false, true]) {
    const page = await tableFrom(LAST_CHECKER, { autoForced });
    const light = await drawn(page, 0);
    assert.equal(light[18], 1);
    await roll(page);
    if (autoForced) await playedAlone(page, light);
    else await leftAlone(page, light);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('a play with a choice is never made by itself', async () => {
  const page = await tableFrom(START, { autoForced: true, autoBearOff: true });
  const light = await drawn(page, 0);
  await roll(page);
  await leftAlone(page, light);
  await page.context().close();
});

test('where nothing can be played the turn passes by itself, unless that was declined', { timeout: 300_000 }, async () => {
  for (const settings of [{ autoPass: false, autoForced: true }, { autoPass: true }, {}]) {
    const page = await tableFrom(CLOSED_OUT, settings);
    const light = await drawn(page, 0);
    assert.equal(light[25], 1);
    await roll(page);
    if (settings.autoPass !== false) await page.waitForFunction(() => !document.querySelector('[data-action="done"]'));
    else await leftAlone(page, light);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('checkers are borne off by themselves only if that was asked for, and only in a race', { timeout: 300_000 }, async () => {
  for (const [position, autoBearOff, alone] of [
    [BEARING_OFF, false, false],
    [BEARING_OFF, true, true],
    [CONTACT, true, false],
  ]) {
    const page = await tableFrom(position, { autoBearOff });
    const light = await drawn(page, 0);
    assert.equal(light[0], 0);
    await roll(page);
    if (alone) {
      await playedAlone(page, light);
      const off = (await drawn(page, 0))[0];
      assert.ok(off === 2 || off === 4, `${off} borne off`);
    } else await leftAlone(page, light);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

/** The words beside the points of the board, from the first slot on. */
const labels = (page) => page.locator('svg text[aria-hidden]').allTextContents();

test('points are named as on the sheet, or as players everywhere write them', { timeout: 300_000 }, async () => {
  // The german sheet counts along Black's way: what White calls 18 is 7 there.
  for (const [counting, from, other, again] of [
    ['sheet', '7/', 'usual', '18/'],
    ['usual', '18/', 'sheet', '7/'],
  ]) {
    const page = await tableFrom(LAST_CHECKER, { autoForced: true, counting }, 'german');
    const before = await drawn(page, 0);
    await roll(page);
    await playedAlone(page, before);
    const line = page.locator('.log tbody tr td:nth-child(2)').first();
    assert.ok((await line.innerText()).includes(` ${from}`), `${counting}: ${await line.innerText()}`);
    const beside = await labels(page);
    await page.locator('header button.wide').click();
    await page.locator('select[name=counting]').selectOption(other);
    assert.ok((await line.innerText()).includes(` ${again}`), `${other}: ${await line.innerText()}`);
    assert.notDeepEqual(await labels(page), beside);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});
