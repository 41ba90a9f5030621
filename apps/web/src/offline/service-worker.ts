import { type BuiltFile, createAppShell } from './app-shell.ts';
import { noteOpened } from './opened-pushes.ts';
import { openFromPush, readPush, toldByPage } from './push-message.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope & { __WB_MANIFEST: BuiltFile[] };

const { origin } = self.location;
const shell = createAppShell(self.__WB_MANIFEST, { origin, caches, fetch: (request) => fetch(request) });

self.addEventListener('install', (event) => event.waitUntil(shell.fill()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.dropOlder(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (!answer) return;
  event.respondWith(answer.response);
  if (answer.after) event.waitUntil(answer.response.then(answer.after));
});

// Only the person's click sends this: a page is never exchanged under somebody who uses it.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => {
  const { id, title, body, url } = readPush(event.data?.text());
  const options = {
    body,
    tag: id,
    data: { id, url },
    lang: 'tr',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
  };
  const tell = async () => {
    if (!(await toldByPage(id, self.clients))) await self.registration.showNotification(title, options);
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id = '', url = '/' } = (event.notification.data ?? {}) as { id?: string; url?: string };
  event.waitUntil(openFromPush({ id, url }, self.clients, origin, (opened) => noteOpened(opened, caches)));
});
