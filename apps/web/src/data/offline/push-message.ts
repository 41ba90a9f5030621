import type { Tab, Tabs } from './worker-scope.ts';

export type PushMessage = { id: string; title: string; body: string; url: string };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Browsers require a notification for every push, even for one that cannot be parsed. */
export const parsePush = (raw: string | undefined): PushMessage => {
  let parsed: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(raw ?? '');
    if (value !== null && typeof value === 'object') parsed = value as Record<string, unknown>;
  } catch {
    // The default texts below apply.
  }
  return {
    id: text(parsed.id),
    title: text(parsed.title) || 'Netlik',
    body: text(parsed.body) || (text(parsed.title) ? '' : 'Yeni bir bildirimin var.'),
    url: text(parsed.url) || '/',
  };
};

export const pushTarget = (url: string, origin: string): { page: string } | { elsewhere: string } => {
  try {
    const { origin: asked, protocol, pathname, search, hash, href } = new URL(url, origin);
    if (asked === origin) return { page: pathname + search + hash };
    if (protocol === 'https:' && /^https:/i.test(url)) return { elsewhere: href };
  } catch {
    // The text is not a URL.
  }
  return { page: '/' };
};

const REPLY_TIMEOUT_MS = 1_000;

/** Messages from the worker to an open page, which confirms them. */
export type WorkerMessage =
  /** The router navigates, because a full load would lose typed text. */
  { type: 'open-page'; id: string; page: string } | { type: 'push-arrived'; id: string };

const ask = (tab: Tab, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), REPLY_TIMEOUT_MS);
    tab.postMessage(message, [port2]);
  });

const isVisible = ({ visibilityState }: Tab) => visibilityState === 'visible';
const openTabs = (tabs: Tabs) => tabs.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * True if a visible page confirms the message; browsers then allow the worker to skip the system
 * notification.
 */
export const isShownByPage = async (id: string, tabs: Tabs): Promise<boolean> => {
  const seen = (await openTabs(tabs)).filter(isVisible);
  const answers = await Promise.all(seen.map((tab) => ask(tab, { type: 'push-arrived', id })));
  return answers.includes(true);
};

type Clicked = { id: string; url: string };
/** Records a clicked message that no page handled. */
type Note = (id: string) => Promise<void>;

export const openFromPush = async ({ id, url }: Clicked, tabs: Tabs, origin: string, note: Note) => {
  const place = pushTarget(url, origin);
  const open = await openTabs(tabs);
  const tab = 'page' in place ? (open.find(isVisible) ?? open[0]) : undefined;
  if ('page' in place && tab) {
    const focused = await tab.focus().catch(() => tab);
    if (await ask(focused, { type: 'open-page', id, page: place.page })) return;
    await note(id).catch(() => undefined);
    await focused.navigate(place.page).catch(() => tabs.openWindow(place.page));
    return;
  }
  // Browsers open a window only right after the click, so there is no await before it.
  const noted = note(id).catch(() => undefined);
  await tabs.openWindow('page' in place ? place.page : place.elsewhere);
  await noted;
};
