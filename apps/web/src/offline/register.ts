import type { WorkerSaid } from './push-message.ts';

const WORKER = '/service-worker.js';
const LOOK_AGAIN_MS = 30 * 60_000;
const PATIENCE_MS = 4_000;

export type Install = {
  /** This device has just been given everything it needs to open without a connection. */
  offlineReady: boolean;
  /** A newer build waits for the person to take it. */
  updateReady: boolean;
};

let state: Install = { offlineReady: false, updateReady: false };
let registration: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();

const change = (next: Partial<Install>) => {
  state = { ...state, ...next };
  for (const listener of [...listeners]) listener();
};

export const install = {
  get: (): Install => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Loads the newer build. Called by a click only. */
export const takeUpdate = (): void => {
  const reload = () => location.reload();
  const waiting = registration?.waiting;
  // Another tab may have taken it already: then this one only has to load.
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, PATIENCE_MS);
  waiting.postMessage('take-over');
};

const follow = (worker: ServiceWorker, isFirst: boolean) => {
  const look = () => {
    if (isFirst && worker.state === 'activated') change({ offlineReady: true });
    if (!isFirst && worker.state === 'installed') change({ updateReady: true });
  };
  worker.addEventListener('statechange', look);
  look();
};

/** A tab may stay open for days: it looks for a newer build when somebody comes back to it. */
const lookNowAndThen = (found: ServiceWorkerRegistration) => {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    found.update().catch(() => undefined);
  });
};

const register = async () => {
  const workers = navigator.serviceWorker;
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // Taken in another tab. What is open here goes on with the old build until its owner says otherwise.
    if (controlled) change({ updateReady: true });
    controlled = true;
  });
  const found = await workers.register(WORKER, { updateViaCache: 'none' });
  registration = found;
  if (found.waiting && controlled) change({ updateReady: true });
  if (found.installing) follow(found.installing, !found.active);
  found.addEventListener('updatefound', () => {
    if (found.installing) follow(found.installing, !found.active);
  });
  lookNowAndThen(found);
};

const whenIdle = (work: () => void) => {
  const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle) idle(work, { timeout: 10_000 });
  else setTimeout(work, 3_000);
};

let asked = false;

/** Nothing of it competes with the page that is being opened. Asking again does nothing. */
export const registerServiceWorker = (): void => {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  asked = true;
  // Blocked cookies, a private window, no disk left: the app works without it as well.
  const start = () => whenIdle(() => void register().catch(() => undefined));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

const isWorkerSaid = (data: unknown): data is WorkerSaid =>
  data !== null && typeof data === 'object' && 'type' in data;

/** Hears the worker, which waits for the answer given here. Gives a way to stop listening. */
const onWorker = <T extends WorkerSaid['type']>(
  type: T,
  listener: (said: Extract<WorkerSaid, { type: T }>) => void,
): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  const hear = ({ data, ports }: MessageEvent) => {
    if (!isWorkerSaid(data) || data.type !== type) return;
    ports[0]?.postMessage('heard');
    listener(data as Extract<WorkerSaid, { type: T }>);
  };
  workers.addEventListener('message', hear);
  workers.startMessages();
  return () => workers.removeEventListener('message', hear);
};

/** Somebody clicked a push message: the open tab goes to its page. */
export const onPushOpened = (listener: (opened: { id: string; page: string }) => void) =>
  onWorker('open-page', listener);

/** A push message came while somebody looks at this page, which now has to tell the news. */
export const onPushArrived = (listener: () => void) => onWorker('push-arrived', listener);
