// Serves the page without a network; the page then says that it is offline. Nothing under /api is
// cached, and nothing is fetched from another origin.

const KEPT = 'niagara-4';
const SHELL = '/';
const MOST = 80;
// The board's images are large: the one in use is cached when a page asks for it.
const SMALL = ['/favicon.svg', '/people.svg', '/before-paint.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(clear().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else event.respondWith(renewed(event));
});

// What a page had loaded before this worker was there.
self.addEventListener('message', (event) => {
  const paths = event.data?.keep;
  if (Array.isArray(paths)) event.waitUntil(keep(paths));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data?.path ?? SHELL));
});

/** The tab that shows a page, or a new one. */
async function visit(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** Cache the page and everything its head refers to. */
async function prepare() {
  const cache = await caches.open(KEPT);
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('no page');
  const html = await answer.clone().text();
  await cache.put(SHELL, answer);
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.allSettled([...assets, ...SMALL].map((path) => cache.add(path)));
}

async function keep(paths) {
  const cache = await caches.open(KEPT);
  const missing = await Promise.all(paths.map(async (path) => ((await cache.match(path)) ? [] : [path])));
  await Promise.allSettled(missing.flat().map((path) => cache.add(path)));
}

async function clear() {
  for (const name of await caches.keys()) if (name.startsWith('niagara-') && name !== KEPT) await caches.delete(name);
  const cache = await caches.open(KEPT);
  const old = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith('/assets/'));
  for (const request of old.slice(0, Math.max(0, old.length - MOST))) await cache.delete(request);
}

/** All addresses have the same page: from the server, or from the cache when it cannot be reached. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(KEPT);
      await cache.put(SHELL, answer.clone());
    }
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Assets have a hash in their name: the cache is always current. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** Other files keep their name when they change: answer from the cache, and update it for the next time. */
async function renewed(event) {
  const found = await caches.match(event.request);
  const renewing = renew(event.request);
  if (!found) return renewing;
  event.waitUntil(renewing.catch(() => undefined));
  return found;
}

async function renew(request) {
  const answer = await fetch(request); // with its ETag: unchanged, it is not sent again
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
