import type { Tab, Tabs } from './worker-scope.ts';

export type PushMessage = { id: string; title: string; body: string; url: string };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A browser that was woken must show something, also for a message it cannot read. */
export const readPush = (raw: string | undefined): PushMessage => {
  let said: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(raw ?? '');
    if (value !== null && typeof value === 'object') said = value as Record<string, unknown>;
  } catch {
    // The words below stand in.
  }
  return {
    id: text(said.id),
    title: text(said.title) || 'Netlik',
    body: text(said.body) || (text(said.title) ? '' : 'Yeni bir bildirimin var.'),
    url: text(said.url) || '/',
  };
};

/** Where a message may lead: a page of ours, or a secure address elsewhere. */
export const placeOf = (url: string, origin: string): { page: string } | { elsewhere: string } => {
  try {
    const { origin: asked, protocol, pathname, search, hash, href } = new URL(url, origin);
    if (asked === origin) return { page: pathname + search + hash };
    if (protocol === 'https:' && /^https:/i.test(url)) return { elsewhere: href };
  } catch {
    // No address at all.
  }
  return { page: '/' };
};

const ANSWER_MS = 1_000;

/** Asks an open tab to go there by itself: a full load would cost what is typed in it. */
const ask = (tab: Tab, message: { id: string; page: string }): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage({ type: 'open-page', ...message }, [port2]);
  });

/** Brings an open tab of ours to the front and to the place, or opens a new one. */
export const openFromPush = async ({ id, url }: { id: string; url: string }, tabs: Tabs, origin: string) => {
  const place = placeOf(url, origin);
  if ('elsewhere' in place) return void (await tabs.openWindow(place.elsewhere));
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  if (!tab) return void (await tabs.openWindow(place.page));
  const focused = await tab.focus().catch(() => tab);
  if (await ask(focused, { id, page: place.page })) return;
  await focused.navigate(place.page).catch(() => tabs.openWindow(place.page));
};
