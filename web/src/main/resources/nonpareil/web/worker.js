// The service worker: it keeps one page, which says in both languages that there is no network. Nothing else is ever
// kept: rules, scripts and games always come from the server. The server writes its version here, so that a browser
// takes the worker for a new one whenever any file of the pages changed.

const KEPT = 'nonpareil-VERSION';
const FILES = ['/offline.html', '/style/offline.css', '/app/offline.js'];

/** What the type checker does not know beside the names of pages. @type {any} */
const worker = self;

worker.addEventListener('install', (/** @type {any} */ event) => {
  const kept = caches
    .open(KEPT)
    .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))));
  event.waitUntil(kept.then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((n) => n !== KEPT).map((n) => caches.delete(n))));
  event.waitUntil(old.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/offline.html')));
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

/** @param {RequestInfo} request */
async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}
