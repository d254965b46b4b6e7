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

// ---- notices: the server says in the person's language what there is to see, and names no card

worker.addEventListener('push', (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {};
  const badge = told.turns > 0 ? worker.navigator.setAppBadge?.(told.turns) : worker.navigator.clearAppBadge?.();
  event.waitUntil(
    Promise.all([
      worker.registration.showNotification(told.title ?? 'Nonpareil', {
        body: told.text ?? '',
        tag: told.table || 'nonpareil', // one notice for each table: a later one takes its place
        renotify: true,
        icon: '/style/icon-192.png',
        badge: '/style/icon-192.png',
        data: { table: told.table ?? '', page: told.kind === 'invited' ? 'join' : 'table' },
      }),
      Promise.resolve(badge).catch(() => {}),
    ]),
  );
});

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});

/**
 * The page of a table: one that is open already, or goes there, else a new one.
 *
 * @param {{table?: string, page?: string}} where
 */
async function open({ table, page }) {
  const hash = table ? `#/${page ?? 'table'}/${encodeURIComponent(table)}` : '#/';
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ p) => new URL(p.url).hash === hash) ?? pages[0];
  if (!there) return worker.clients.openWindow(`/${hash}`);
  if (new URL(there.url).hash !== hash) there.postMessage({ go: hash });
  return there.focus();
}
