// The page that needs no server, from a host of plain files and then with the network cut: everything that one person can
// do, and everything that can go wrong with keeping it.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PATIENCE, action, atPlay, atTable, awaitTurn, calmGame, desktop, doOneThing, drawn, drop, launch, look, movable, newGame, phone, playTurn, press, tapPoint, visitor } from './support/browser.js';
import { built, startHost } from './support/host.js';
import { binary } from './support/server.js';

const browser = await launch();
const host = await startHost();
after(async () => {
  await browser.close();
  await host.stop();
});

const shot = async (page, name) => {
  if (process.env.PASCH_SHOTS) await page.screenshot({ path: `${process.env.PASCH_SHOTS}/here-${name}.png` });
};

/** A person whose computer opponent does not dawdle. */
async function person(options = desktop, settings) {
  const page = await visitor(browser, options, settings);
  await page.addInitScript(() => sessionStorage.setItem('pasch-pace', '0'));
  return page;
}

const MATCH = new URL('../../crates/notation/tests/data/seven-points.mat', import.meta.url);

/** Lets the match fall on the page and waits until every decision is judged, at a glance. */
async function analysed(page) {
  await page.goto(`${host.url}/#/study`);
  await page.locator('[data-action=file]').waitFor();
  await drop(page, 'seven-points.mat', await readFile(MATCH, 'utf8'));
  await page.locator('[data-match]').waitFor();
  await page.locator('select[name=level]').selectOption('quick');
  await page.locator('[data-match][data-whole=true][data-running=false]').waitFor({ timeout: 120_000 });
}

/** What the browser's database has kept under this name. */
const kept = (page, name) =>
  page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('pasch');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const reading = request.result.transaction('kept').objectStore('kept').get(key);
          reading.onsuccess = () => {
            request.result.close();
            resolve(reading.result === undefined ? null : Object.fromEntries(Object.entries(reading.result).map(([part, blob]) => [part, blob.size])));
          };
        };
      }),
    name,
  );

/** A page that has been here before and starts now with the network cut. */
async function cutOff(options, settings) {
  const page = await person(options, settings);
  await page.goto(`${host.url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 2 * PATIENCE });
  await page.context().setOffline(true);
  await page.goto(`${host.url}/#/`);
  await page.reload();
  await atTable(page);
  return page;
}

const site = { url: host.url };
const board = async (page) => [await drawn(page, 0), await drawn(page, 1)];
const dice = (page) => page.locator('.die').evaluateAll((dice) => dice.map((die) => die.dataset.value).join());

/** What the page's process has to itself when nothing is left to tidy up, in megabytes; null where the system does not say. */
async function ownMemory(page) {
  await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage');
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(async ({ id }) => {
    const told = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    return [...told.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)].reduce((sum, [, size]) => sum + Number(size) / 1000, 0);
  });
  return Math.max(...(await Promise.all(sizes))) || null;
}

test('a whole match against the computer with cube and tutor, with the network cut', { timeout: 360_000 }, async (t) => {
  const page = await cutOff();
  await newGame(page, site, { level: 'world-class', session: 'match', length: 2 });
  await page.locator('.panel input[name=tutor]').check();
  const done = new Set();
  for (let step = 0; step < 400; step++) {
    const what = await doOneThing(page, { double: true });
    done.add(what);
    if (what === 'rematch') break;
    if (what === 'next-game') await press(page, 'next-game', await look(page));
  }
  assert.ok(done.has('rematch'), `the match ends: ${[...done]}`);
  assert.ok(done.has('double') || done.has('take'), 'the cube was turned');
  await page.locator('.panel .tutor').first().waitFor();
  await shot(page, 'match');
  // The bear-off tables were made beside the thinking, and are there the next time.
  let tables = null;
  for (const begun = Date.now(); tables === null && Date.now() - begun < 2 * PATIENCE; await page.waitForTimeout(200)) tables = await kept(page, 'bear-off farthest');
  assert.ok(tables?.oneSided > 100_000 && tables.twoSided > 100_000, JSON.stringify(tables));
  // Whoever made them goes, and takes its memory along. What a browser takes for itself counts, and what it keeps for whoever looks in.
  let memory = await ownMemory(page);
  for (const begun = Date.now(); memory > 150 && Date.now() - begun < PATIENCE; await page.waitForTimeout(200)) memory = await ownMemory(page);
  t.diagnostic(`memory after the match: ${memory?.toFixed(0)} MB`);
  assert.ok(memory === null || memory <= 150, `${memory} MB`);
  // It stands among the games, and its dice can be checked; what that proves is said.
  await page.goto(`${host.url}/#/games`);
  await page.locator('[data-download="mat"]').first().waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download="mat"]').first().click()]);
  assert.match(await readFile(await file.path(), 'utf8'), /2 point match/);
  await page.locator('a[href^="#/dice/"]').first().click();
  await page.locator('[data-here]').waitFor();
  // It can be passed on, in an address that carries all of it.
  await page.goto(`${host.url}/#/games`);
  await page.locator('a[href^="#/games/"]').first().click();
  await action(page, 'share').click();
  await page.waitForFunction(() => document.querySelector('[data-name=share-self]')?.value.includes('#/shown/'));
  const address = await page.locator('[data-name=share-self]').inputValue();
  assert.equal(await page.locator('[data-name=share-link]').count(), 0, 'no other device knows this table');
  await page.goto(address);
  await page.reload();
  await action(page, 'share').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('positions, solitaire and the rules of ten languages, with the network cut', { timeout: 300_000 }, async () => {
  const page = await cutOff();
  await page.goto(`${host.url}/#/positions`);
  await page.locator('[data-sound="true"]').waitFor();
  await action(page, 'evaluate').click();
  await page.locator('[data-chances]').waitFor();
  const [picture] = await Promise.all([page.waitForEvent('download'), page.locator('[data-picture="png"]').click()]);
  assert.equal((await readFile(await picture.path())).subarray(1, 4).toString(), 'PNG');
  await page.locator('input[type=file]').setInputFiles({ name: 'seven.mat', mimeType: 'text/plain', buffer: await readFile(MATCH) });
  await page.locator('[data-match]').waitFor();

  await page.goto(`${host.url}/#/solitaire/b`);
  await action(page, 'hint').click();
  await page.locator('line.hint').waitFor({ state: 'attached' });

  const titles = new Set();
  for (const language of ['de', 'en', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'pl', 'ru']) {
    await page.evaluate((code) => localStorage.setItem('pasch-language', code), language);
    await page.goto(`${host.url}/#/rules/glossary`);
    await page.reload();
    await page.locator('main h1').waitFor();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    // The other nine are there, each marked as its own.
    await page.waitForFunction(() => new Set([...document.querySelectorAll('main [lang]')].map((word) => word.lang)).size >= 9);
    await page.goto(`${host.url}/#/rules/german`);
    await page.waitForFunction(() => document.querySelectorAll('main h2').length > 4);
    titles.add(await page.locator('main').innerText());
  }
  assert.equal(titles.size, 10);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a match file is analysed, and its errors become cards, with the network cut', { timeout: 480_000 }, async () => {
  const page = await cutOff();
  await analysed(page);
  await page.locator('[data-error]').first().waitFor();
  const errors = await page.locator('[data-error]').count();
  assert.ok(errors > 3, `${errors} errors`);
  await page.locator('[data-error]').first().click();
  await page.locator('[data-judged]').waitFor();
  // A reason is given.
  await page.locator('[data-whys] li').first().waitFor();
  await shot(page, 'study');
  await action(page, 'all-cards').click();
  await page.locator('[data-added]').waitFor();
  await page.goto(`${host.url}/#/cards`);
  await page.locator('[data-counts]:not([data-all="0"])').waitFor();
  const own = Number(await page.locator('[data-counts]').getAttribute('data-all'));
  // They go out with their pictures, and the starter deck comes in.
  const [file] = await Promise.all([page.waitForEvent('download'), action(page, 'anki').click()]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n').filter((line) => !line.startsWith('#'));
  assert.equal(lines.length, own);
  for (const line of lines) assert.match(line, /^<img src="data:image\/svg\+xml;base64,/);
  await action(page, 'starter').click();
  await page.waitForFunction((before) => Number(document.querySelector('[data-counts]')?.dataset.all) > before, own);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('real dice are thrown for both and entered, against the computer, with the network cut', { timeout: 300_000 }, async () => {
  const page = await cutOff();
  await page.goto(`${host.url}/#/new`);
  await page.locator('input[name=real-dice]').check();
  await page.locator('select[name=level]').selectOption('beginner');
  // To one point: the computer cannot double instead of asking for its dice.
  await page.locator('select[name=session]').selectOption('match');
  await page.locator('input[name=length]').fill('1');
  await page.locator('button[type=submit]').click();
  await page.locator('[data-phase="opening"]').waitFor();
  const enter = async (side, ...dice) => {
    for (const die of dice) await page.locator(`[data-pad="${side}"] [data-die="${die}"]`).click();
  };
  await enter(0, 6);
  await enter(1, 1);
  await page.locator('[data-phase="play"]').waitFor();
  await page.locator('.piece.movable').first().waitFor();
  const before = await board(page);
  await playTurn(page);
  // The computer has thought about the cube; its dice are thrown, and it moves by itself.
  await page.locator('[data-pad="1"]').waitFor();
  const played = await board(page);
  assert.notDeepEqual(played[0], before[0]);
  await enter(1, 3, 1);
  await page.locator('[data-pad="0"]').waitFor();
  await page.locator('[data-filming="false"][data-busy="false"]').waitFor();
  assert.notDeepEqual((await board(page))[1], played[1]);
  await shot(page, 'real-dice');
  // A slip of the finger: its move goes back together with the throw.
  await action(page, 'take-back').click();
  await page.locator('[data-pad="1"]').waitFor();
  await page.locator('[data-filming="false"][data-busy="false"]').waitFor();
  assert.deepEqual(await board(page), played);
  await enter(1, 6, 6);
  await page.locator('[data-pad="0"]').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a reload in mid-turn finds the same throw, and a new version comes in mid-game without losing it', { timeout: 300_000 }, async () => {
  const page = await person();
  await page.goto(`${host.url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 2 * PATIENCE });
  await newGame(page, site, calmGame);
  await atPlay(page);
  const before = await board(page);
  const thrown = await dice(page);
  await tapPoint(page, (await movable(page))[0]);
  const middle = await board(page);
  assert.notDeepEqual(middle, before);
  await page.reload();
  await atPlay(page);
  assert.deepEqual(await board(page), middle);
  assert.equal(await dice(page), thrown);

  // A host with a new version of the page.
  host.change = (name, bytes) => (name === 'sw.js' ? Buffer.from(bytes.toString().replace(/VERSION = '\w+'/, "VERSION = 'another'")) : bytes);
  try {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await page.locator('[data-notice="update"]').waitFor({ timeout: 2 * PATIENCE });
    // Nothing happens before the person says so.
    await playTurn(page);
    await awaitTurn(page);
    const played = await board(page);
    await Promise.all([page.waitForNavigation(), page.locator('[data-action="update"]').click()]);
    await awaitTurn(page);
    assert.deepEqual(await board(page), played);
    assert.deepEqual(await page.evaluate(() => caches.keys()), ['pasch another']);
  } finally {
    host.change = null;
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a full store is said and loses nothing; then the game goes on', { timeout: 300_000 }, async () => {
  const page = await person();
  await newGame(page, site, calmGame);
  await atPlay(page);
  const before = await board(page);
  const thrown = await dice(page);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(host.url).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // For half a minute the browser goes by the room there was before.
  await page.waitForTimeout(31_000);
  await playTurn(page);
  await page.locator('[data-refusal]:visible').filter({ hasText: 'no room left' }).waitFor();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.waitForFunction(() => document.querySelector('[data-phase]')?.dataset.link === 'open');
  // The throw is the same, and the turn is still in hand.
  await awaitTurn(page);
  assert.equal(await dice(page), thrown);
  await playTurn(page);
  await awaitTurn(page);
  assert.notDeepEqual(await board(page), before);
  await page.context().close();
});

test('everything goes into one file and comes back on another device', { timeout: 480_000 }, async () => {
  const page = await person();
  await analysed(page);
  await action(page, 'all-cards').click();
  await page.locator('[data-added]').waitFor();
  await page.goto(`${host.url}/#/cards`);
  await page.locator('[data-counts]:not([data-all="0"])').waitFor();
  const cards = await page.locator('[data-counts]').getAttribute('data-all');
  await newGame(page, site, calmGame);
  await atPlay(page);
  const before = await board(page);
  const address = page.url();
  await page.goto(`${host.url}/#/device`);
  await shot(page, 'device');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action="export"]').click()]);
  const copy = await readFile(await file.path());
  await page.context().close();

  const other = await person(phone);
  await other.goto(`${host.url}/#/device`);
  const take = (buffer) => other.locator('input[type=file]').setInputFiles({ name: 'pasch.json', mimeType: 'application/json', buffer });
  const without = JSON.stringify({ ...JSON.parse(copy), cards: [{ id: 'x' }] });
  let told = '';
  for (const broken of ['', '{}', copy.toString().slice(0, -5), without]) {
    await take(Buffer.from(broken));
    await other.waitForFunction((before) => {
      const told = document.querySelector('[data-told]')?.textContent ?? '';
      return told.includes('Nothing was changed') && told !== before;
    }, told);
    told = await other.locator('[data-told]').textContent();
  }
  await take(copy);
  const games = JSON.parse(copy).tables.length;
  await other.locator('[data-told]').getByText(games === 1 ? 'One game' : `${games} games`).waitFor();
  await other.locator('[data-told]').getByText(`cards taken in: ${Number(cards) + 1}`).waitFor();
  await shot(other, 'device-phone');
  await other.goto(address);
  await other.reload();
  await atPlay(other);
  assert.deepEqual(await board(other), before);
  await other.goto(`${host.url}/#/cards`);
  await other.locator(`[data-counts][data-all="${cards}"]`).waitFor();
  await other.goto(`${host.url}/#/study`);
  await other.locator('main').getByText('seven-points').first().waitFor();
  // The same file once more brings nothing new.
  await other.goto(`${host.url}/#/device`);
  await other.locator('[data-action="export"]').waitFor();
  await take(copy);
  await other.locator('[data-told]').getByText('Nothing in it was new').waitFor();
  await other.context().close();
});

test('the latest tab has the tables, and the one before says so', async () => {
  const page = await person();
  await newGame(page, site, calmGame);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector('[data-phase][data-link="open"]');
  await page.locator('[data-notice="elsewhere"]').waitFor();
  await page.locator('[data-notice="elsewhere"] button').click();
  await page.waitForSelector('[data-phase][data-link="open"]');
  await other.locator('[data-notice="elsewhere"]').waitFor();
  await page.context().close();
});

test('the browser finds nothing in the way of installing it', async () => {
  const page = await person();
  await page.goto(`${host.url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 2 * PATIENCE });
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const real = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(real, []);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  for (const { src } of JSON.parse(data).icons) assert.equal((await page.request.get(`${host.url}/${src}`)).status(), 200, src);
  await page.context().close();
});

test('over plain HTTP it plays, and says what browsers do not allow then', { timeout: 300_000 }, async () => {
  const plain = await launch(['--host-resolver-rules=MAP pasch.test 127.0.0.1']);
  const page = await visitor(plain);
  const address = host.url.replace('127.0.0.1', 'pasch.test');
  await page.goto(`${address}/#/`);
  await atPlay(page);
  await page.goto(`${address}/#/device`);
  await page.locator('[data-plain]').waitFor();
  await plain.close();
});

test('the engine in the browser chooses as the engine of the program does, to the bit', { timeout: 300_000 }, async (t) => {
  const bench = promisify(execFile)(binary(), ['bench', 'engine', '--seconds', '0.05', '--json'], { timeout: 110_000 });
  const assets = await readdir(join(built, 'assets'));
  const named = (pattern) => `${host.url}/assets/${assets.find((name) => pattern.test(name))}`;
  const page = await person();
  await page.goto(`${host.url}/manifest.webmanifest`);
  const measured = await page.evaluate(
    async ({ script, wasm }) => {
      const module = await WebAssembly.compileStreaming(fetch(wasm));
      const worker = new Worker(script, { type: 'module' });
      const answer = (kind) =>
        new Promise((resolve, reject) => {
          worker.onerror = (event) => reject(new Error(event.message));
          worker.onmessage = ({ data }) => data.kind === kind && resolve(data);
        });
      worker.postMessage({ kind: 'start', module });
      worker.postMessage({ kind: 'make', rule: 'farthest', keep: false });
      const { tables } = await answer('made');
      worker.postMessage({ kind: 'adopt', rule: 'farthest', tables });
      worker.postMessage({ kind: 'measure', what: 'signature' });
      return (await answer('measured')).value;
    },
    { script: named(/^thinker\.worker-.*\.js$/), wasm: named(/\.wasm$/) },
  );
  const { stdout } = await bench;
  assert.equal(measured, JSON.parse(stdout).signature);
  t.diagnostic(`signature ${measured}`);
  await page.context().close();
});
