// Headless parts of the page, bundled for node so that their laws can be tested without a browser.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** Everything that the given source files export. */
export async function bundle(...files) {
  const folder = await mkdtemp(join(tmpdir(), 'pasch-web-'));
  const entry = join(folder, 'entry.ts');
  await writeFile(entry, files.map((file) => `export * from ${JSON.stringify(join(source, file))};`).join('\n'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: { lib: { entry, formats: ['es'], fileName: 'bundle' }, outDir: join(folder, 'out'), minify: false, target: 'es2022' },
  });
  return import(pathToFileURL(join(folder, 'out', 'bundle.js')).href);
}
