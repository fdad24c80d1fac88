// Finishes a built page: writes its service worker, and says in the page whether there is a server behind it.
// `node tools/finish.js FOLDER here|server`
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const [folder, tables] = process.argv.slice(2);
if (!folder || !['here', 'server'].includes(tables)) {
  console.error('finish: say which folder, and `here` or `server`');
  process.exit(1);
}

const index = join(folder, 'index.html');
const html = await readFile(index, 'utf8');
await writeFile(index, html.replace(/<html lang="en"(?: data-tables="\w+")?>/, `<html lang="en" data-tables="${tables}">`));

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => file !== 'sw.js')
  .sort();
const hash = createHash('sha256');
for (const file of files) hash.update(file).update('\0').update(await readFile(join(folder, file)));
const template = await readFile(new URL('./service-worker.js', import.meta.url), 'utf8');
const worker = template
  .replace('%VERSION%', hash.digest('hex').slice(0, 16))
  .replace('/* %FILES% */ []', JSON.stringify(files));
await writeFile(join(folder, 'sw.js'), worker);
