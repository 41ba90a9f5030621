import { useCallback, useSyncExternalStore } from 'react';

type Stop = () => void;

const listenTo =
  (target: () => EventTarget, ...events: string[]) =>
  (listener: () => void): Stop => {
    const from = target();
    for (const event of events) from.addEventListener(event, listener);
    return () => {
      for (const event of events) from.removeEventListener(event, listener);
    };
  };

const onConnection = listenTo(() => globalThis as unknown as EventTarget, 'online', 'offline');

/** False only if the browser is certain that there is no connection. */
export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine);

const onVisibility = listenTo(() => document, 'visibilitychange');

export const useIsTabHidden = (): boolean => useSyncExternalStore(onVisibility, () => document.hidden);

/** False in prerendered pages. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => listenTo(() => matchMedia(query), 'change')(listener), [query]),
    () => matchMedia(query).matches,
    () => false,
  );

const never = () => () => undefined;

/** What only this device knows, and what the prerendered page shows instead. */
export const useDeviceValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(never, read, () => prerendered);
