/**
 * The used part of the service worker API, because TypeScript's `webworker` types clash with `dom` in one
 * project.
 */
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

export type Tab = {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<Tab | null>;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

export type Tabs = {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<Tab | null>;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void };
  message: ExtendableEvent & { data: unknown };
  push: ExtendableEvent & { data: { text(): string } | null };
  notificationclick: ExtendableEvent & { notification: Notification };
};

export type WorkerScope = {
  location: Location;
  clients: Tabs;
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
};
