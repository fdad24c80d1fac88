// What a page says when the server cannot write, restarts, or comes back with an older state, and how the game goes on.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { action, atPlay, awaitTurn, calmGame, newGame, playTurn, status, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';
import { binary } from './support/server.js';

/** Another process that has the games' file to itself, until it is let go. */
async function occupy(data) {
  const script = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute('BEGIN IMMEDIATE'); print('mine', flush=True); sys.stdin.read()";
  const other = spawn('python3', ['-c', script, join(data, 'pasch.sqlite')], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    other.stdout.once('data', resolve);
    other.once('error', reject);
    other.once('exit', () => reject(new Error('it ended')));
  });
  return () => other.stdin.end();
}

const says = (page, text) =>
  page.waitForFunction((text) => [...document.querySelectorAll('[data-status]')].some((line) => line.checkVisibility() && line.innerText.includes(text)), text);

test('while the server cannot write the table says that it waits, and goes on by itself', async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await action(page, 'roll').waitFor();
  const letGo = await occupy(server.data);
  await action(page, 'roll').click();
  await says(page, 'The table waits');
  assert.equal(await page.locator('.die').count(), 0, 'nothing is shown that is not written');
  letGo();
  await atPlay(page);
  assert.doesNotMatch(await status(page), /waits/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a server that restarts says so, and the page comes back to its table', async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await atPlay(page);
  await server.close();
  await says(page, 'The server restarts');
  await server.launch();
  await awaitTurn(page);
  assert.doesNotMatch(await status(page), /restarts/);
  await page.context().close();
});

test('a table that comes back older than the page saw it is noticed, said, and can be gone on with', async () => {
  const page = await visitor(browser);
  await newGame(page, server, calmGame);
  await atPlay(page);
  const copy = `${server.data}.copy`;
  const store = (...words) => execFileSync(binary(), ['store', ...words, '--data', server.data, '--lang', 'en']);
  store('backup', copy);
  await playTurn(page);
  await awaitTurn(page);
  await server.close();
  store('restore', copy, '--replace');
  rmSync(copy);
  await server.launch();
  await says(page, 'put back to an earlier state');
  // Its dice are not the ones that were followed: the page gives nothing until its player says so.
  await action(page, 'dice-go-on').click();
  await atPlay(page);
  await playTurn(page);
  await awaitTurn(page);
  assert.doesNotMatch(await status(page), /earlier state/);
  await page.context().close();
});
