// The proof of the dice, checked by the page: on the vectors, on a game played through the page, and on changed ones.
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { looks, seriousFaults } from './support/axe.js';
import { action, desktop, doOneThing, newGame, phone, visitor } from './support/browser.js';
import { bundle } from './support/bundle.js';
import { browser, server } from './support/house.js';

let proof;
let folder;

before(async () => {
  proof = await bundle('pages/proof.ts');
  folder = await mkdtemp(join(tmpdir(), 'pasch-dice-'));
});

after(async () => {
  await rm(folder, { recursive: true, force: true });
});

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'));

test('the page’s hashing agrees with the vectors and with node’s own', async () => {
  const vectors = JSON.parse(await readFile(new URL('../../docs/dice-vectors.json', import.meta.url), 'utf8'));
  for (const chain of vectors.chains) {
    assert.equal(proof.linkBefore(chain.link_1), chain.commitment);
    let link = chain.seed;
    for (let step = 1; step < chain.length; step++) link = proof.linkBefore(link);
    assert.equal(link, chain.link_1);
    assert.equal(createHash('sha256').update(bytes(link)).digest('hex'), chain.commitment);
  }
  assert.ok(vectors.rolls.length >= 4);
  for (const { secret, table, chain, link, side, count, white, black, dice, digest } of vectors.rolls) {
    const thrown = { table, chain, link, side, count, nonces: { white: white ?? null, black: black ?? null } };
    assert.deepEqual(proof.diceOf(bytes(secret), thrown), dice);
    assert.equal(Buffer.from(proof.digestOf(bytes(secret), thrown)).toString('hex'), digest);
    assert.equal(createHmac('sha256', bytes(secret)).update(proof.textOf(thrown, 0)).digest('hex'), digest);
  }
});

test('a game played through the page is proved on the page, and every change to its record is found', { timeout: 300_000 }, async () => {
  const page = await visitor(browser, desktop);
  // As on a local network without TLS: no crypto.subtle.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await newGame(page, server, { level: 'beginner', session: 'match', length: 1, start: 'hypergammon' });
  const table = page.url().split('/').at(-1);
  for (let round = 0; round < 300; round++) if ((await doOneThing(page)) === 'rematch') break;
  await action(page, 'proof').click();
  await page.locator('[data-verdict="good"]').waitFor();
  assert.match(page.url(), new RegExp(`#/dice/${table}$`));
  const record = await (await fetch(`${server.url}/api/tables/${table}.dice.json`)).json();
  const rolled = record.entries.filter(({ entry }) => entry === 'rolled');
  assert.ok(rolled.length > 5);
  assert.equal(await page.locator('[data-roll]').count(), rolled.length);
  // This browser kept every nonce that it sent, and finds each of them.
  assert.equal(Number(await page.locator('[data-own]').getAttribute('data-own')), rolled.length);
  assert.equal(await page.locator('[data-commitments]').count(), 1);
  const [second] = await page.locator('[data-roll="2"] strong').allInnerTexts();
  assert.equal(second, rolled[1].dice.join('–'));

  // The record as a file, in another browser that was not there.
  const elsewhere = await visitor(browser, phone);
  await elsewhere.goto(`${server.url}/#/dice`);
  const give = async (name, content) => {
    const path = join(folder, `${name}.dice.json`);
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    await elsewhere.locator('input[type=file]').setInputFiles(path);
    await elsewhere.locator('[data-verdict]', { hasText: `${name}.dice.json` }).waitFor();
    return elsewhere.locator('[data-verdict]').evaluate(({ dataset }) => [dataset.verdict, dataset.fault]);
  };
  assert.deepEqual(await give('whole', record), ['good', undefined]);
  assert.equal(await elsewhere.locator('[data-own]').count(), 0);
  const overflow = await elsewhere.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} too wide`);
  await elsewhere.locator('[data-roll="2"] summary').click();
  assert.match(await elsewhere.locator('[data-roll="2"] pre').innerText(), /^pasch-dice-1\n/);

  const changed = (change) => {
    const copy = structuredClone(record);
    change(copy.entries.filter(({ entry }) => entry === 'rolled')[3], copy);
    return copy;
  };
  const turned = (hex) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
  const changes = {
    nonce: [changed((roll) => (roll.nonces.white = turned(roll.nonces.white))), 'digest'],
    link: [changed((roll) => (roll.secret = turned(roll.secret))), 'chain'],
    die: [changed((roll) => (roll.dice[0] = (roll.dice[0] % 6) + 1)), 'dice'],
    commitment: [changed((_, copy) => (copy.entries[0].commitment = turned(copy.entries[0].commitment))), 'chain'],
    missing: [changed((roll, copy) => copy.entries.splice(copy.entries.indexOf(roll), 1)), 'throw'],
    dropped: [changed((roll) => (roll.nonces.white = null)), 'nonces'],
    other: [changed((roll, copy) => (copy.entries[copy.entries.indexOf(roll) + 1].action.side = roll.side === 'white' ? 'black' : 'white')), 'throw'],
    order: [changed((roll) => (roll.link += 1)), 'order'],
    nothing: ['{"pasch_dice": 2}', 'unreadable'],
    noise: ['no json at all', 'unreadable'],
  };
  for (const [name, [content, fault]] of Object.entries(changes)) {
    assert.deepEqual(await give(name, content), ['bad', fault], name);
  }

  // Dropped on the page, it is checked as well.
  await elsewhere.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped-here.dice.json'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, JSON.stringify(record));
  await elsewhere.locator('[data-verdict="good"]', { hasText: 'dropped-here' }).waitFor();

  // A server that put another nonce in place of this browser's, and made the rest fit, is found out by what was kept.
  const [, first] = record.entries;
  assert.equal(first.entry, 'decided');
  await page.evaluate(
    ([name]) => {
      const kept = JSON.parse(localStorage.getItem('pasch-witness'));
      kept[name].nonces[1] = 'f'.repeat(64);
      localStorage.setItem('pasch-witness', JSON.stringify(kept));
    },
    [table],
  );
  await page.reload();
  await page.locator('[data-fault="own-nonce"]').waitFor();
  assert.deepEqual(page.errors, []);
  assert.deepEqual(elsewhere.errors, []);
  await elsewhere.context().close();
  await page.context().close();
});

test('axe finds nothing serious, in any look', { timeout: 120_000 }, async () => {
  for (const look of looks) {
    const page = await visitor(browser, desktop, look);
    await newGame(page, server, { level: 'beginner' });
    await doOneThing(page);
    await page.locator('.die').first().waitFor();
    await page.goto(`${server.url}/#/dice/${page.url().split('/').at(-1)}`);
    await page.locator('[data-roll="1"] summary').click();
    assert.deepEqual(await seriousFaults(page), [], look.theme);
    await page.context().close();
  }
});
