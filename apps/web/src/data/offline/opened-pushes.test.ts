import { expect, it } from 'vitest';
import { saveOpenedPush, takeOpenedPushes } from './opened-pushes.ts';

const openCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const absolute = (path: string) => new URL(path, 'https://netlik.example').href;
  return {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (path: string, response: Response) => void store.set(absolute(path), response),
        keys: async () => [...store.keys()].map((url) => new Request(url)),
        delete: async ({ url }: Request) => store.delete(url),
      } as unknown as Cache;
    },
  };
};

it('takeOpenedPushes returns a saved id once', async () => {
  const caches = openCaches();
  expect(await takeOpenedPushes(caches)).toEqual([]);
  await saveOpenedPush('0190-a', caches);
  await saveOpenedPush('0190-a', caches);
  await saveOpenedPush('b/ç?', caches);
  await saveOpenedPush('', caches);
  expect((await takeOpenedPushes(caches)).sort()).toEqual(['0190-a', 'b/ç?']);
  expect(await takeOpenedPushes(caches)).toEqual([]);
});

it('takeOpenedPushes returns nothing without the Cache API', async () => {
  expect(await takeOpenedPushes(undefined)).toEqual([]);
});
