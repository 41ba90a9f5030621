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

/** What the worker says to an open page. It answers when it has done so. */
export type WorkerSaid =
  /** Go there by yourself: a full load would cost what is typed in the page. */
  { type: 'open-page'; id: string; page: string } | { type: 'push-arrived'; id: string };

const ask = (tab: Tab, message: WorkerSaid): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage(message, [port2]);
  });

const isSeen = ({ visibilityState }: Tab) => visibilityState === 'visible';
const openTabs = (tabs: Tabs) => tabs.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Whether a page that the person looks at tells the news itself: then the system need not say it a second time,
 * which browsers allow exactly while a page is seen.
 */
export const toldByPage = async (id: string, tabs: Tabs): Promise<boolean> => {
  const seen = (await openTabs(tabs)).filter(isSeen);
  const answers = await Promise.all(seen.map((tab) => ask(tab, { type: 'push-arrived', id })));
  return answers.includes(true);
};

type Clicked = { id: string; url: string };
/** What is done besides, where no page can be told whose message was opened. */
type Note = (id: string) => Promise<void>;

/** Brings an open tab of ours to the front and to the place, or opens a new one. */
export const openFromPush = async ({ id, url }: Clicked, tabs: Tabs, origin: string, note: Note) => {
  const place = placeOf(url, origin);
  const open = await openTabs(tabs);
  const tab = 'page' in place ? (open.find(isSeen) ?? open[0]) : undefined;
  if ('page' in place && tab) {
    const focused = await tab.focus().catch(() => tab);
    if (await ask(focused, { type: 'open-page', id, page: place.page })) return;
    await note(id).catch(() => undefined);
    await focused.navigate(place.page).catch(() => tabs.openWindow(place.page));
    return;
  }
  // A window may be opened only right after the click: nothing is waited for before it.
  const noted = note(id).catch(() => undefined);
  await tabs.openWindow('page' in place ? place.page : place.elsewhere);
  await noted;
};
