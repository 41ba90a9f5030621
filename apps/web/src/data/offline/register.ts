import { atom } from 'nanostores';
import type { WorkerMessage } from './push-message.ts';

const WORKER = '/service-worker.js';
const UPDATE_CHECK_MS = 30 * 60_000;
const TIMEOUT_MS = 4_000;

export type Install = {
  offlineReady: boolean;
  updateReady: boolean;
};

export const installState = atom<Install>({ offlineReady: false, updateReady: false });
let registration: ServiceWorkerRegistration | null = null;

const change = (next: Partial<Install>) => installState.set({ ...installState.get(), ...next });

/** Only a click calls this, because it reloads the page. */
export const applyUpdate = (): void => {
  const reload = () => location.reload();
  const waiting = registration?.waiting;
  // Another tab may have activated it already, so a reload is enough.
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TIMEOUT_MS);
  waiting.postMessage('take-over');
};

const watchWorker = (worker: ServiceWorker, isFirst: boolean) => {
  const report = () => {
    if (isFirst && worker.state === 'activated') change({ offlineReady: true });
    if (!isFirst && worker.state === 'installed') change({ updateReady: true });
  };
  worker.addEventListener('statechange', report);
  report();
};

/** A tab may stay open for days, so it checks for a newer build when it becomes visible. */
const checkForUpdates = (found: ServiceWorkerRegistration) => {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - last < UPDATE_CHECK_MS) return;
    last = Date.now();
    found.update().catch(() => undefined);
  });
};

const register = async () => {
  const workers = navigator.serviceWorker;
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // Another tab activated the worker; this one keeps the old build until the user reloads.
    if (controlled) change({ updateReady: true });
    controlled = true;
  });
  const found = await workers.register(WORKER, { updateViaCache: 'none' });
  registration = found;
  if (found.waiting && controlled) change({ updateReady: true });
  if (found.installing) watchWorker(found.installing, !found.active);
  found.addEventListener('updatefound', () => {
    if (found.installing) watchWorker(found.installing, !found.active);
  });
  checkForUpdates(found);
};

const whenIdle = (work: () => void) => {
  const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle) idle(work, { timeout: 10_000 });
  else setTimeout(work, 3_000);
};

let isRegistered = false;

/** Registers once, when the page is idle, so that it does not compete with the page load. */
export const registerServiceWorker = (): void => {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  // Fails with blocked cookies, in private windows or on a full disk; the app works without it.
  const start = () => whenIdle(() => void register().catch(() => undefined));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  data !== null && typeof data === 'object' && 'type' in data;

/** Confirms each worker message. Returns the unsubscribe function. */
const onWorkerMessage = <T extends WorkerMessage['type']>(
  type: T,
  listener: (message: Extract<WorkerMessage, { type: T }>) => void,
): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  const onMessage = ({ data, ports }: MessageEvent) => {
    if (!isWorkerMessage(data) || data.type !== type) return;
    ports[0]?.postMessage('heard');
    listener(data as Extract<WorkerMessage, { type: T }>);
  };
  workers.addEventListener('message', onMessage);
  workers.startMessages();
  return () => workers.removeEventListener('message', onMessage);
};

export const onPushOpened = (listener: (opened: { id: string; page: string }) => void) =>
  onWorkerMessage('open-page', listener);

/** Called for a push that this visible page shows instead of the system. */
export const onPushArrived = (listener: () => void) => onWorkerMessage('push-arrived', listener);
