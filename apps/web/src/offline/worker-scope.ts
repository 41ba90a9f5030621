/**
 * The part of a service worker's world that is used. TypeScript's own types of it clash with those of pages,
 * and one program holds both.
 */
type Lasting = { waitUntil(work: Promise<unknown>): void };

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
  install: Lasting;
  activate: Lasting;
  fetch: Lasting & { request: Request; respondWith(response: Promise<Response>): void };
  message: Lasting & { data: unknown };
  push: Lasting & { data: { text(): string } | null };
  notificationclick: Lasting & { notification: Notification };
};

export type WorkerScope = {
  location: Location;
  clients: Tabs;
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
};
