import { type BuiltFile, createAppShell } from './app-shell.ts';
import { saveOpenedPush } from './opened-pushes.ts';
import { isShownByPage, openFromPush, parsePush } from './push-message.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope & { __WB_MANIFEST: BuiltFile[] };

const { origin } = self.location;
const shell = createAppShell(self.__WB_MANIFEST, { origin, caches, fetch: (request) => fetch(request) });

self.addEventListener('install', (event) => event.waitUntil(shell.cacheFiles()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.deleteOldCaches(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const respond = shell.respond(event.request);
  if (!respond) return;
  event.respondWith(respond.response);
  if (respond.after) event.waitUntil(respond.response.then(respond.after));
});

// Only a click sends it, so that an open page is never replaced while in use.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => {
  const { id, title, body, url } = parsePush(event.data?.text());
  const options = {
    body,
    tag: id,
    data: { id, url },
    lang: 'tr',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
  };
  const showPush = async () => {
    if (!(await isShownByPage(id, self.clients))) await self.registration.showNotification(title, options);
  };
  event.waitUntil(showPush());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id = '', url = '/' } = (event.notification.data ?? {}) as { id?: string; url?: string };
  event.waitUntil(
    openFromPush({ id, url }, self.clients, origin, (opened) => saveOpenedPush(opened, caches)),
  );
});
