// The pictures of the README and the guide, made by the program itself: `node tools/pictures.js` wants a built `pasch` (or its
// name in PASCH_BIN), a built page and Chromium.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { atPlay, launch, newGame, playTurn, visitor } from '../tests/support/browser.js';
import { binary, startServer } from '../tests/support/server.js';

const path = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const browser = await launch();

/** The table after some turns. */
async function table() {
  const server = await startServer(['--pace', '0']);
  const page = await visitor(browser);
  await newGame(page, server, { level: 'advanced', session: 'match', length: 7 });
  for (let turn = 0; turn < 3; turn++) {
    await atPlay(page);
    await playTurn(page, (points) => points[Math.floor(points.length / 2)]);
  }
  await atPlay(page);
  await page.screenshot({ path: path('docs/pictures/table.png') });
  await page.context().close();
  await server.stop();
}

/** The guide's report, at its errors. */
async function report() {
  const folder = await mkdtemp(join(tmpdir(), 'pasch-pictures-'));
  const file = join(folder, 'report.html');
  execFileSync(binary(), ['analyse', path('docs/guide/friends.mat'), '--html', file, '--lang', 'en'], { stdio: 'ignore' });
  const page = await visitor(browser, { viewport: { width: 1100, height: 760 } });
  await page.goto(pathToFileURL(file).href);
  await page.locator('h2', { hasText: 'Errors' }).evaluate((heading) => heading.scrollIntoView());
  await page.screenshot({ path: path('docs/pictures/report.png') });
  await page.context().close();
  await rm(folder, { recursive: true });
}

try {
  await table();
  await report();
} finally {
  await browser.close();
}
