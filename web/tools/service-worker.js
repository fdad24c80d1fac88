// The service worker: keeps everything that the page is made of, so that it starts without a network. What is kept belongs
// to one version and is never mixed with another: a new version is fetched whole beside the old one and waits until
// the person says so, or until no page is open. Games are not here; they are in the database.

const VERSION = '%VERSION%';
const FILES = /* %FILES% */ [];
const CACHE = `pasch ${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll());
});

async function fetchAll() {
  const cache = await caches.open(CACHE);
  // Names in assets/ hold a hash of what is in them; anything else is asked for anew.
  const requests = FILES.map((file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' }));
  await cache.addAll(requests);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(clearOut());
});

async function clearOut() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('pasch ') && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const inside = request.url.startsWith(self.registration.scope);
  if (request.method !== 'GET' || !inside) return;
  const path = address.href.slice(self.registration.scope.length).replace(/[?#].*$/, '');
  if (path.startsWith('api/')) return;
  event.respondWith(find(request, request.mode === 'navigate' && path === '' ? 'index.html' : path));
});

async function find(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
