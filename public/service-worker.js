// Shows what a push says and opens the page behind it, and stands in for a page that cannot be fetched. It keeps that one
// page of ours (server/build/offline-page), and nothing of what people read or send.

const OFFLINE_PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  // Everything but pages goes past this worker, where a browser can be told so: nothing waits for it to start.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })?.catch(() => {});
  event.waitUntil(keepOfflinePage());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // A page is asked for while the worker starts, not after it.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const { mode, destination, method } = event.request;
  if (mode === 'navigate' && destination === 'document' && method === 'GET') event.respondWith(fetchPage(event));
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function keepOfflinePage() {
  const cache = await caches.open('offline');
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (cause) {
    const page = await caches.match(OFFLINE_PAGE);
    if (!page) throw cause;
    return page;
  }
}

async function show({ title = 'Chinook Cover', path = '/', tag = '' }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at the site reads it at the bell.
  if (pages.some((page) => page.visibilityState === 'visible' && page.focused)) return;
  await self.registration.showNotification(title, { tag, data: path, icon: '/icon-192.png' });
}

async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === url.href);
  await (page ? page.focus() : self.clients.openWindow(url.href));
}
