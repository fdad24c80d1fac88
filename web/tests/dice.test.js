// The proof of the dice, checked by the page: on the vectors, on a game played through the page, and on changed ones.
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { looks, faultsOf } from './support/axe.js';
import { action, calmGame, desktop, doOneThing, newGame, phone, visitor } from './support/browser.js';
import { bundle } from './support/bundle.js';
import { browser, server } from './support/house.js';

let proof;
let folder;

before(async () => {
  proof = await bundle('dice/first.ts', 'dice/hash.ts', 'dice/record.ts', 'dice/witness.ts');
  folder = await mkdtemp(join(tmpdir(), 'pasch-dice-'));
});

after(async () => {
  await rm(folder, { recursive: true, force: true });
});

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'));

const docs = async (name) => JSON.parse(await readFile(new URL(`../../docs/${name}`, import.meta.url), 'utf8'));

test('the page’s hashing agrees with the vectors and with node’s own', async () => {
  const vectors = await docs('dice-vectors.json');
  for (const chain of vectors.chains) {
    assert.equal(proof.hashOf(chain.link_1), chain.commitment);
    let link = chain.seed;
    for (let step = 1; step < chain.length; step++) link = proof.hashOf(link);
    assert.equal(link, chain.link_1);
    assert.equal(createHash('sha256').update(bytes(link)).digest('hex'), chain.commitment);
  }
  assert.ok(vectors.rolls.length >= 4);
  for (const { secret, table, chain, link, side, count, white, black, dice, digest } of vectors.rolls) {
    const thrown = { table, chain, link, side, count, nonces: { white: white ?? null, black: black ?? null } };
    assert.deepEqual(proof.firstDiceOf(bytes(secret), thrown), dice);
    assert.equal(Buffer.from(proof.digestOf(bytes(secret), thrown)).toString('hex'), digest);
    assert.equal(createHmac('sha256', bytes(secret)).update(proof.textOf(thrown, 0)).digest('hex'), digest);
  }
  const { chains, codes, throws, lines } = vectors.second;
  for (const { session, game, epoch, identity, party, seed, anchor, link_1: first } of chains) {
    assert.equal(proof.identityOf(session, game, epoch), identity);
    const chain = new proof.Chain(identity, party, seed);
    assert.deepEqual([chain.link(0), chain.link(1), chain.link(proof.LENGTH)], [anchor, first, seed]);
    for (let index = 1; index <= proof.LENGTH; index++) assert.equal(proof.linkBefore(identity, party, index, chain.link(index)), chain.link(index - 1));
  }
  for (const { identity, anchors, code } of codes) assert.equal(proof.codeOf(identity, anchors), code);
  assert.ok(throws.length >= 6);
  for (const { about, identity, number, count, links, dice } of throws) assert.deepEqual(proof.diceOf(identity, number, count, links), dice, about);
  let head = '0'.repeat(64);
  for (const [index, line] of lines.entries()) {
    head = proof.headAfter(head, index + 1, line.line);
    assert.equal(head, line.head);
  }
});

test('every forged record is refused at its roll, and every honest one accepted', async () => {
  const { refused, accepted } = await docs('dice-attacks.json');
  assert.ok(refused.length > 30 && accepted.length > 5);
  for (const { name, refused_at: roll, lines } of refused) {
    const { fault } = proof.check({ pasch_dice: 2, before: null, lines });
    assert.deepEqual([fault?.roll, fault?.entry], [roll, lines.length], name);
  }
  for (const { name, rolls, lines } of accepted) {
    const report = proof.check({ pasch_dice: 2, before: null, lines });
    assert.deepEqual([report.fault, report.rolls.length], [null, rolls], name);
  }
});

test('a record that was asked for is the one that this browser followed, and all of it', async () => {
  const { accepted } = await docs('dice-attacks.json');
  const [{ lines }, { lines: other }] = accepted;
  const record = (lines) => ({ pasch_dice: 2, before: null, lines });
  let head = '0'.repeat(64);
  for (const [index, line] of lines.entries()) head = proof.headAfter(head, index + 1, line);
  const followed = (table) => (table === 'harness' ? { count: lines.length, head } : null);
  const told = (given, asked) => {
    const { fault, followed: same } = proof.check(record(given), followed, asked);
    return fault ? fault.name : same;
  };
  assert.equal(told(lines, 'harness'), true);
  // An older copy out of a file says nothing; from the server it would hide what came after, or another course of the game.
  assert.equal(told(lines.slice(0, -3), null), null);
  assert.equal(told(lines.slice(0, -3), 'harness'), 'shorter');
  assert.equal(told([], 'harness'), 'log');
  assert.notEqual(told(other, 'harness'), true);
  // Under another name nobody would compare it.
  const renamed = [lines[0].replace('"harness"', '"elsewhere"'), ...lines.slice(1)];
  assert.equal(told([renamed[0]], 'harness'), 'log');
  assert.equal(proof.check(record([]), () => null, 'harness').fault, null, 'before the first line there is nothing');
});

/** A shelf that several pages share, as tabs share a browser. */
function shelf() {
  const kept = new Map();
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => kept.set(key, value), remove: (key) => kept.delete(key), keys: () => [...kept.keys()] };
}

test('the page gives nothing away whatever the server tries, in one tab and in two', async () => {
  const { pages } = await docs('dice-attacks.json');
  assert.ok(pages.length > 12);
  for (const { name, page, steps } of pages) {
    for (const tabs of [1, 2]) {
      const shared = shelf();
      const open = () => new proof.Witness('harness', page.side, page.both, shared);
      const all = Array.from({ length: tabs }, open);
      steps.forEach((step, index) => {
        const at = `${name}, step ${index}, ${tabs} tabs`;
        const tab = all[index % tabs];
        const doing = {
          hear: () => told(tab, tab.hear(step.first, step.lines, step.head)),
          answer: () => told(tab, tab.hear(step.first, step.lines, step.head, step.asked)),
          anchor: () => tab.anchor(step.seed),
          link: () => tab.link(),
          see: () => told(tab, tab.sees(step.game, step.throws, step.lines)),
          doubt: () => tab.doubt(),
          estranged: () => tab.estranged(),
          do: () => does(tab, step.what),
        };
        assert.deepEqual(doing[step.step]() ?? null, step.gives ?? null, at);
      });
    }
  }
});

test('a game that goes on is remembered when many others were played since', async () => {
  const { pages } = await docs('dice-attacks.json');
  const { steps } = pages.find(({ name }) => name === 'two tabs of one player');
  const shared = shelf();
  const slow = new proof.Witness('slow', 'white', false, shared);
  const [{ first, lines, head, asked }] = steps;
  slow.hear(first, lines, head, asked);
  const [, anchor] = slow.anchor();
  for (let game = 0; game < 100; game++) {
    const other = new proof.Witness(`game-${game}`, 'white', false, shared);
    other.end();
  }
  assert.ok(shared.get(`pasch-dice/slow/seed-${anchor}`), 'its secret is there');
  assert.equal(new proof.Witness('slow', 'white', false, shared).log.count, lines.length);
  const kept = shared.keys().filter((key) => key.startsWith('pasch-dice/game-')).length;
  assert.ok(kept > 10 && kept < 50, `${kept} of those played out`);
});

function told(tab, whole) {
  return tab.fault ? { roll: tab.fault.roll } : whole;
}

function does(tab, what) {
  const deeds = {
    roll: () => tab.decide(true),
    'no-roll': () => tab.decide(false),
    'take-back': () => tab.takeBack(),
    renew: () => void tab.renew(),
    grant: () => void tab.grant(),
    confirm: () => tab.confirm(),
    'begin-anew': () => tab.beginAnew(),
  };
  deeds[what]();
}

test('a record of the first protocol is still checked, and says that it promises less', () => {
  const record = { pasch_dice: 1, table: 't', terms: {}, entries: [] };
  assert.deepEqual([proof.check(record).version, proof.check(record).fault], [1, null]);
  const late = { entry: 'decided', roll: 1, chain: 1, link: 1, side: 'white', purpose: 'opening', count: 1, asked: [] };
  assert.deepEqual(proof.check({ ...record, entries: [late] }).fault.name, 'order');
});

test('a game played through the page is proved on the page, and every change to its record is found', { timeout: 600_000 }, async () => {
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
  const linesOf = (kind) => record.lines.map((line) => JSON.parse(line)).filter(({ entry }) => entry === kind);
  const thrown = linesOf('thrown');
  assert.ok(thrown.length > 5);
  await page.waitForFunction((count) => document.querySelectorAll('[data-roll]').length === count, thrown.length);
  // This browser has followed the log to its end.
  await page.locator('[data-followed]').waitFor();
  const [second] = await page.locator('[data-roll="2"] strong').allInnerTexts();
  assert.equal(second, thrown[1].dice.join('–'));

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
  assert.equal(await elsewhere.locator('[data-followed]').count(), 0);
  const overflow = await elsewhere.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} too wide`);
  await elsewhere.locator('[data-roll="2"] summary').click();
  await elsewhere.locator('[data-roll="2"] code').nth(1).waitFor();
  assert.equal(await elsewhere.locator('[data-roll="2"] code').count(), 2);

  const changed = (kind, change) => {
    const lines = [...record.lines];
    const at = lines.map((line, index) => [JSON.parse(line).entry, index]).filter(([entry]) => entry === kind)[3][1];
    const made = change(JSON.parse(lines[at]));
    lines.splice(at, 1, ...(made ? [JSON.stringify(made)] : []));
    return { ...record, lines };
  };
  const turned = (hex) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
  const changes = {
    link: [changed('link', (line) => ({ ...line, link: turned(line.link) })), 'link'],
    die: [changed('thrown', (line) => ({ ...line, dice: [(line.dice[0] % 6) + 1, ...line.dice.slice(1)] })), 'dice'],
    missing: [changed('thrown', () => null), 'throw'],
    undecided: [changed('decided', () => null), 'early'],
    order: [changed('decided', (line) => ({ ...line, roll: line.roll + 1 })), 'order'],
    more: [changed('link', (line) => ({ ...line, note: 1 })), 'unreadable'],
    nothing: ['{"pasch_dice": 3}', 'unreadable'],
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

  // A server that shows another log than the one this browser followed is found out by what was kept.
  await page.evaluate(
    ([name]) => {
      const kept = JSON.parse(localStorage.getItem(`pasch-dice/${name}`));
      kept.log.head = 'f'.repeat(64);
      localStorage.setItem(`pasch-dice/${name}`, JSON.stringify(kept));
    },
    [table],
  );
  await page.reload();
  await page.locator('[data-fault="log"]').waitFor();
  assert.deepEqual(page.errors, []);
  assert.deepEqual(elsewhere.errors, []);
  await elsewhere.context().close();
  await page.context().close();
});

test('axe finds nothing, in any look', { timeout: 300_000 }, async () => {
  for (const look of looks) {
    const page = await visitor(browser, desktop, look);
    await newGame(page, server, calmGame);
    await doOneThing(page);
    await page.locator('.die').first().waitFor();
    await page.goto(`${server.url}/#/dice/${page.url().split('/').at(-1)}`);
    await page.locator('[data-roll="1"] summary').click();
    assert.deepEqual(await faultsOf(page), [], look.theme);
    await page.context().close();
  }
});
