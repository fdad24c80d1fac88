// Someone who lost the sheet can print ours: every rulebook, in every language, on two pages of A4.
// With PASCH_SCREENSHOTS=<folder> the printed pages are left there.
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { desktop, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

const languages = ['de', 'en', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'pl', 'ru'];
const rulebooks = ['buffalo', 'german', 'danish', 'jumbo', 'ten-language', 'tournament'];
const folder = process.env.PASCH_SCREENSHOTS;

/** How many pages a printed document has, as it says itself. */
const pages = (pdf) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page[^s]/g)].length;

test('every rulebook prints on two pages in every language', { timeout: 600_000 }, async () => {
  if (folder) await mkdir(folder, { recursive: true });
  const counted = {};
  for (const language of languages) {
    const page = await visitor(browser, { ...desktop, locale: language });
    for (const rulebook of rulebooks) {
      await page.goto(`${server.url}/#/rules/${rulebook}`);
      await page.locator(`[data-reading="${rulebook}"] h1`).waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      if (folder) await writeFile(join(folder, `${rulebook}-${language}.pdf`), pdf);
      counted[`${rulebook} ${language}`] = pages(pdf);
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
  const otherwise = Object.entries(counted).filter(([, count]) => count !== 2);
  assert.deepEqual(otherwise, []);
});

test('on paper no board is cut off at the edge of its column, and no throw breaks in two', async () => {
  const page = await visitor(browser, { ...desktop, locale: 'de' });
  for (const rulebook of rulebooks) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${server.url}/#/rules/${rulebook}`);
    await page.locator(`[data-reading="${rulebook}"] h1`).waitFor();
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate(() => ({
      boards: document.querySelectorAll('figure.board').length,
      // The frame is drawn half a line beyond the board.
      cut: [...document.querySelectorAll('figure.board')].filter(
        (figure) => figure.querySelector('.inside').getBoundingClientRect().right > figure.getBoundingClientRect().right - 0.5,
      ).length,
      throws: document.querySelectorAll('.throw').length,
      broken: [...document.querySelectorAll('.throw')].filter((part) => part.getClientRects().length !== 1).length,
    }));
    assert.ok(found.boards > 0 && found.throws > 0, `${rulebook}: ${JSON.stringify(found)}`);
    assert.deepEqual([found.cut, found.broken], [0, 0], `${rulebook}: ${JSON.stringify(found)}`);
  }
  await page.context().close();
});
