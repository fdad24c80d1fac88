// A rulebook of one's own: every question of the comparison answered anew, contradictions said at once, kept, passed on as a
// link and as a file, and played by.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { faultsOf } from './support/axe.js';
import { action, desktop, phone, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';
import { cutOff, overlaps } from './support/reading.js';
import { binary } from './support/server.js';

const question = (page, name) => page.locator(`[data-question="${name}"]`);
const contradictions = (page, count) => page.locator(`[data-contradictions="${count}"]`).waitFor();
const open = async (page, address = 'own') => {
  await page.goto(`${server.url}/#/${address}`);
  await contradictions(page, 0);
};

test('every question of the comparison is asked, and what does not go together is said at once', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop);
  await page.goto(`${server.url}/#/rules/comparison`);
  await page.locator('tbody th').first().waitFor();
  const compared = await page.locator('tbody th').allInnerTexts();
  await page.locator('a[href="#/own"]').click();
  await contradictions(page, 0);
  const asked = await page.locator('[data-question] legend').allInnerTexts();
  assert.deepEqual(asked.map((text) => text.trim()), compared.map((text) => text.trim()));
  const choices = await page.locator('[data-question] :is(input, option)').count();
  assert.ok(choices > 50, `${choices} answers to choose from`);

  // Without a cube there is no Crawford game, and neither Jacoby nor beavers.
  await question(page, 'cube').locator('input[value=no-cube]').check();
  await question(page, 'crawford').locator('.warning').waitFor();
  assert.match(await question(page, 'cube').innerText(), /Crawford/, 'both questions say so');
  for (const name of ['save', 'play']) await page.locator(`[data-action="${name}"]:disabled`).waitFor();
  assert.match(await question(page, 'who-may-double').innerText(), /nothing to ask/);
  assert.deepEqual(await faultsOf(page), []);
  await question(page, 'crawford').locator('input[value=no]').check();
  for (const name of ['jacoby', 'beavers', 'raccoons']) {
    const option = question(page, 'money-options').locator(`input[name=${name}]`);
    await option.uncheck();
  }
  await question(page, 'automatic-double').locator('input[value=automatic-never]').check();
  await contradictions(page, 0);
  await page.locator('[data-action="play"]:enabled').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('it is kept, played by, passed on as a link and as a file that the program reads, and forgotten with a way back', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop);
  await open(page, 'own/buffalo');
  await question(page, 'sessions').locator('input[name=match-to]').check();
  await question(page, 'overshoot').locator('input[value=any-carried]').check();
  await page.locator('input[name=name]').fill('House & Sons');
  await action(page, 'save').click();
  await page.waitForFunction(() => /#\/own\/\d+$/.test(location.hash));
  await page.reload();
  await contradictions(page, 0);
  await question(page, 'overshoot').locator('input[value=any-carried]:checked').waitFor();

  const [download] = await Promise.all([page.waitForEvent('download'), action(page, 'file').click()]);
  const file = await download.path();
  const { base, name } = JSON.parse(await readFile(file, 'utf8'));
  assert.deepEqual([base, name], ['buffalo', 'House & Sons']);
  const named = `${file}.json`;
  await download.saveAs(named);
  const { stdout } = await promisify(execFile)(binary(), ['rules', named, '--lang', 'en']);
  assert.match(stdout, /over the edge/, 'the program knows the answer');

  // A friend opens the link, has the same answers, and plays by them.
  const link = await page.locator('input[data-name=own-link]').inputValue();
  const friend = await visitor(browser, { ...desktop, locale: 'de-DE' });
  await friend.goto(`${server.url}/${link.slice(link.indexOf('#'))}`);
  await contradictions(friend, 0);
  await friend.waitForFunction(() => document.querySelector('input[name=name]').value === 'House & Sons');
  assert.equal(await friend.locator('select[name=base]').inputValue(), 'buffalo');
  await action(friend, 'play').click();
  await friend.locator('input[name=rulebook][value^=own-]:checked').waitFor();
  assert.match(await friend.locator('label.book').last().innerText(), /House & Sons/);
  await friend.locator('select[name=session]').selectOption('match');
  assert.equal(await friend.locator('[data-custom]').count(), 0, 'matches are its own');
  await friend.locator('button[type=submit]').click();
  await friend.locator('a[href^="#/rules/table/"]').click();
  await friend.locator('.mark.changed').first().waitFor();

  // Another device takes the file.
  await open(friend);
  await friend.locator('input[name=open]').setInputFiles(named);
  await friend.waitForFunction(() => document.querySelector('select[name=base]')?.value === 'buffalo');
  await question(friend, 'overshoot').locator('input[value=any-carried]:checked').waitFor();
  await friend.locator('input[name=open]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"base": 7}') });
  await friend.locator('[role=alert]').waitFor();

  // The scorekeeper knows it too; forgotten, it can be had back.
  await page.goto(`${server.url}/#/score`);
  await page.locator('select[name=rulebook] option', { hasText: 'House & Sons' }).waitFor({ state: 'attached' });
  await page.goBack();
  await contradictions(page, 0);
  await action(page, 'forget').click();
  await action(page, 'forget-now').click();
  await action(page, 'bring-back').click();
  await page.locator('.kept a', { hasText: 'House & Sons' }).waitFor();
  assert.deepEqual([...page.errors, ...friend.errors], []);
  await page.context().close();
  await friend.context().close();
});

test('on a phone nothing of it is cut off, and a broken link says so', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, phone);
  await open(page);
  await question(page, 'sessions').locator('input[name=match-to]').uncheck();
  await page.locator('.said a').first().waitFor();
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  assert.deepEqual([...(await cutOff(page)), ...(await overlaps(page))], []);
  assert.deepEqual(await faultsOf(page), []);
  await page.goto(`${server.url}/#/own/from/xxxx`);
  await page.locator('[role=alert]').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
