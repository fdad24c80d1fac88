// Every page in every language: nothing is left in English, no key shows through, nothing is cut off.
// With PASCH_SCREENSHOTS=<folder> it also takes a picture of the table, the new game and a rulebook in each language.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { before, test } from 'node:test';
import { looks, faultsOf } from './support/axe.js';
import { action, atPlay, atTable, desktop, middle, movable, newGame, phone, tapPoint, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';
import { cutOff, texts } from './support/reading.js';

const languages = ['de', 'en', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'pl', 'ru'];
const rulebooks = ['buffalo', 'german', 'danish', 'jumbo', 'ten-language', 'tournament'];
const sizes = { desktop, phone };
const pictures = process.env.PASCH_SCREENSHOTS;

/** With what the keys of the catalogues begin. */
const keys = new Set();
/** Everything that the walk showed in English, by the page it stood on. */
const english = new Set();

before(async () => {
  const catalogue = await (await fetch(`${server.url}/words/en.ftl`)).text();
  for (const [, first] of catalogue.matchAll(/^([a-z]+)(?:-[a-z0-9]+)* =/gm)) keys.add(first);
  assert.ok(keys.size > 10);
  if (pictures) await mkdir(pictures, { recursive: true });
});

/** A visitor whose browser speaks this language. */
const speaker = (language, size) =>
  visitor(browser, { ...sizes[size], locale: language }, { motion: 'off', sound: false, tap: 'show' });

async function reading(page, path) {
  await page.goto(`${server.url}/#/rules/${path}`);
  await page.locator(`[data-reading="${path}"] h1`).waitFor();
}

/** Goes through the pages as a person would, and calls `look` wherever there is something to read. */
async function walk(page, look) {
  await page.goto(server.url);
  await action(page, 'roll').waitFor();
  await atTable(page);
  await look('table');
  const menu = page.locator('header button:visible').last();
  const wide = page.viewportSize().width > 760;
  if (wide) {
    await menu.click();
    await page.locator('dialog').waitFor();
    await look('options');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await newGame(page, server, { rulebook: 'german', session: 'single-game', level: 'beginner' });
  await atPlay(page);
  await look('turn');
  const [from] = await movable(page);
  await tapPoint(page, from);
  await tapPoint(page, from === 24 ? 1 : 24);
  await page.locator('[data-refusal]:visible').waitFor();
  await look('refusal');

  await page.goto(`${server.url}/#/new`);
  await page.locator('select[name=session]').waitFor();
  await look('new');
  await page.locator('input[name=rulebook][value=buffalo]').check();
  await page.locator('input[name=opponent][value=link]').check();
  await page.locator('select[name=session]').selectOption('match');
  await page.locator('[data-custom]').waitFor();
  await look('new-custom');

  await page.goto(`${server.url}/#/rules`);
  await page.locator('[data-reading=""] h1').waitFor();
  await look('rules');
  for (const path of [...rulebooks, 'comparison', 'glossary', 'solitaire']) {
    await reading(page, path);
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    await look(`rules/${path}`);
  }
  const others = await page.locator('header nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of others.filter((href) => !['#/', '#/new', '#/rules'].includes(href))) {
    await page.goto(`${server.url}/${address}`);
    await page.locator('main h1').first().waitFor();
    await look(address);
  }
}

const words = (text) => text.toLowerCase().split(/[^\p{L}]+/u).filter(Boolean);
/** Small words that none of the other nine languages has. */
const small = new Set(['the', 'your', 'with', 'which', 'this', 'you', 'from']);

/** Made of names that players of some other languages use too. */
const shared = new Set(['Jacoby; beavers; raccoons']);

/** What is wrong with a text that should be in another language than English. */
function fault(text, language) {
  if (/^[a-z]+(-[a-z0-9]+)+$/.test(text) && keys.has(text.split('-')[0])) return 'looks like a key';
  if (/\{\s*\$/.test(text)) return 'has a hole';
  if (language === 'en') return null;
  if (words(text).some((word) => small.has(word))) return 'has an English word';
  // A word or two may be the same in both languages; a sentence is not.
  if (words(text).length >= 3 && english.has(text) && !shared.has(text)) return 'is the English text';
  return null;
}

for (const language of ['en', ...languages.filter((code) => code !== 'en')]) {
  test(`${language}: every page is in the reader's language, and all of it can be read`, { timeout: 600_000 }, async () => {
    const faults = [];
    for (const size of Object.keys(sizes)) {
      const page = await speaker(language, size);
      await walk(page, async (place) => {
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        for (const text of await texts(page)) {
          if (language === 'en') english.add(text);
          const what = fault(text, language);
          if (what) faults.push(`${place}: “${text}” ${what}`);
        }
        for (const what of await cutOff(page)) faults.push(`${place} (${size}): ${what}`);
        if (pictures && ['table', 'refusal', 'new', 'rules/german'].includes(place)) {
          await page.screenshot({ path: `${pictures}/${language}-${size}-${place.replace('/', '-')}.png` });
        }
      });
      assert.deepEqual(page.errors, []);
      await page.context().close();
    }
    assert.deepEqual([...new Set(faults)], []);
  });
}

test('a language is switched at once, where one stands, and is remembered', async () => {
  // A language that is not spoken here gives English.
  const page = await speaker('fi', 'desktop');
  await reading(page, 'german');
  const title = () => page.locator('h1').innerText();
  const before = await title();
  assert.match(before, /German/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  await page.locator('main').evaluate((main) => main.scrollTo(0, 900));
  await page.locator('main select[name=language]').selectOption('fr');
  await page.waitForFunction((old) => document.querySelector('h1').innerText !== old && document.documentElement.lang === 'fr', before);
  assert.ok((await page.locator('main').evaluate((main) => main.scrollTop)) > 500, 'the reader was thrown back to the top');
  await page.reload();
  await page.locator('html[lang=fr] h1').waitFor();
  assert.doesNotMatch(await title(), /rules of/i);
  const names = await page.locator('main select[name=language] option').allInnerTexts();
  assert.deepEqual(names, ['Deutsch', 'English', 'Français', 'Español', 'Italiano', 'Nederlands', 'Dansk', 'Svenska', 'Polski', 'Русский']);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a refused move leads to the rule that forbids it', async () => {
  const page = await speaker('de', 'desktop');
  await newGame(page, server, { rulebook: 'german', session: 'single-game', level: 'beginner' });
  await atPlay(page);
  const [from] = await movable(page);
  await tapPoint(page, from);
  await tapPoint(page, from === 24 ? 1 : 24);
  await page.locator('.refused a:visible').click();
  const rule = page.locator('.paragraph.target');
  await rule.waitFor();
  assert.equal(await rule.count(), 1);
  await page.waitForFunction(() => document.activeElement?.classList.contains('target'));
  const [, y] = await middle(rule);
  assert.ok(y >= 40 && y < 800, `the rule stands at ${y}`);
  assert.match(await rule.innerText(), /^R\d+/);
  await page.context().close();
});

test('every rule that a refusal can name has its paragraph on every rulebook page', async () => {
  for (const rulebook of rulebooks) {
    const page = await (await fetch(`${server.url}/api/pages/de/${rulebook}`)).json();
    const anchors = new Set(page.sections.flatMap((section) => section.paragraphs.map((paragraph) => paragraph.anchor)));
    assert.ok(page.rules.length >= 19);
    for (const [rule, anchor] of page.rules) assert.ok(anchors.has(anchor), `${rulebook}: ${rule}`);
  }
});

test('every statement of a printed sheet leads to the paragraph that tells it', async () => {
  const page = await speaker('de', 'desktop');
  await reading(page, 'german');
  await page.locator('a[href="#/rules/sources/german"]').click();
  await page.locator('[data-reading="sources/german"] li').first().waitFor();
  await page.locator('[data-place]').nth(23).waitFor();
  const link = page.locator('[data-place="R8"] li a').first();
  const anchor = (await link.getAttribute('href')).split('/').at(-1);
  await link.click();
  await page.locator(`#at-${anchor}.target`).waitFor();
  // Whatever a statement names is there, on every sheet; what was never printed has none.
  for (const name of ['buffalo', 'german', 'danish', 'jumbo', 'ten-language', 'solitaire']) {
    const [told, sources] = await Promise.all(['', 'sources/'].map(async (path) => (await fetch(`${server.url}/api/pages/de/${path}${name}`)).json()));
    const anchors = new Set(told.sections.flatMap((section) => section.paragraphs.map((paragraph) => paragraph.anchor)));
    for (const source of sources.sources) for (const found of source.told) assert.ok(anchors.has(found), `${name}: ${found}`);
  }
  await reading(page, 'tournament');
  assert.equal(await page.locator('a[href^="#/rules/sources/"]').count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a table with rules of its own shows them as its own', async () => {
  const page = await speaker('en', 'desktop');
  await page.goto(`${server.url}/#/new/buffalo`);
  await page.locator('input[name=rulebook][value=buffalo]:checked').waitFor();
  await page.locator('select[name=session]').selectOption('match');
  await page.locator('[data-custom]').waitFor();
  await page.locator('button[type=submit]').click();
  await atTable(page);
  await page.locator('a[href^="#/rules/table/"]').click();
  await page.locator('.mark.changed').first().waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('axe finds nothing on the pages to read', { timeout: 300_000 }, async () => {
  for (const look of looks) {
    const page = await visitor(browser, desktop, look);
    for (const path of ['danish', 'comparison', 'glossary', 'solitaire', 'sources/danish']) {
      await reading(page, path);
      assert.deepEqual(await faultsOf(page), [], `${look.theme} ${path}`);
    }
    await page.context().close();
  }
});
