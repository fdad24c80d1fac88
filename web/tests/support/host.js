// A host of plain files, as anybody has one: it knows no more than a folder. It can be cut off.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const built = fileURLToPath(new URL('../../../target/page', import.meta.url));
if (!existsSync(join(built, 'index.html'))) throw new Error('no page in target/page: run `cargo page` first');

const kinds = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** Serves a folder under a path of its own. `change` may hand out something else for a file. */
export async function startHost({ folder = built, path = '/games/pasch/' } = {}) {
  const host = { asked: [], cut: false, change: null };
  const sockets = new Set();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    host.asked.push(pathname);
    const name = pathname === path ? 'index.html' : pathname.slice(path.length);
    const file = normalize(join(folder, name));
    if (host.cut || !pathname.startsWith(path) || !file.startsWith(folder)) return response.writeHead(404).end();
    readFile(file)
      .then((bytes) => host.change?.(name, bytes) ?? bytes)
      .then(
        (bytes) => response.writeHead(200, { 'content-type': kinds[name.split('.').pop()] ?? 'text/plain; charset=utf-8' }).end(bytes),
        () => response.writeHead(404).end(),
      );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${server.address().port}${path.slice(0, -1)}`;
  host.stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      for (const socket of sockets) socket.destroy();
    });
  return host;
}
