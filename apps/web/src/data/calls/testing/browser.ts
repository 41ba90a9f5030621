import { vi } from 'vitest';

/**
 * Two tabs of one browser in Node: each has its own copy of the modules, and all share one storage and one
 * lock manager. A write in one tab is an event in the others.
 */

type StorageListener = (event: { key: string | null; newValue: string | null }) => void;

type Turn = { start: () => void };

/** A mutex with the used part of the Web Locks API, which Node may lack. */
const lockManager = () => {
  const queues = new Map<string, Turn[]>();
  return {
    request<T>(name: string, { signal }: { signal?: AbortSignal }, work: () => Promise<T>): Promise<T> {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      return new Promise<T>((resolve, reject) => {
        const next = () => {
          queue.shift();
          queue[0]?.start();
        };
        const giveUp = () => {
          queue.splice(queue.indexOf(turn), 1);
          reject(signal?.reason);
        };
        const turn: Turn = {
          start: () => {
            signal?.removeEventListener('abort', giveUp);
            work().then(resolve, reject).finally(next);
          },
        };
        signal?.addEventListener('abort', giveUp);
        queue.push(turn);
        if (queue[0] === turn) turn.start();
      });
    },
  };
};

export const openBrowser = (base: string) => {
  const disk = new Map<string, string>();
  const tabs: { listeners: StorageListener[] }[] = [];
  const nativeLocks = globalThis.navigator?.locks as unknown;
  vi.stubGlobal('navigator', { locks: nativeLocks ?? lockManager() });

  const openTab = async () => {
    const tab: { listeners: StorageListener[] } = { listeners: [] };
    tabs.push(tab);
    const tell = (key: string, newValue: string | null) => {
      for (const other of tabs)
        if (other !== tab)
          for (const listener of other.listeners) setTimeout(() => listener({ key, newValue }), 0);
    };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem(key: string, value: string) {
        disk.set(key, value);
        tell(key, value);
      },
      removeItem(key: string) {
        if (disk.delete(key)) tell(key, null);
      },
    });
    vi.stubGlobal('addEventListener', (type: string, listener: StorageListener) => {
      if (type === 'storage') tab.listeners.push(listener);
    });
    vi.resetModules();
    const { api } = await import('../send.ts');
    api.base = base;
    const { call } = await import('../call.ts');
    const { session, rememberedEmail } = await import('../session.ts');
    const { endSessionWith } = await import('../with-session.ts');
    const { ApiError, isAborted } = await import('../api-error.ts');
    return { call, session, rememberedEmail, endSessionWith, ApiError, isAborted };
  };

  return { disk, openTab };
};

export type Browser = ReturnType<typeof openBrowser>;
export type Tab = Awaited<ReturnType<Browser['openTab']>>;
