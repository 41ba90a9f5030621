import { expect, it } from 'vitest';
import { noteOpened, takeOpened } from './opened-pushes.ts';

/** The part of a browser's caches that is used. */
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

it('a message opened without a page is given to the next one, once', async () => {
  const caches = openCaches();
  expect(await takeOpened(caches)).toEqual([]);
  await noteOpened('0190-a', caches);
  await noteOpened('0190-a', caches);
  await noteOpened('b/ç?', caches);
  await noteOpened('', caches);
  expect((await takeOpened(caches)).sort()).toEqual(['0190-a', 'b/ç?']);
  expect(await takeOpened(caches)).toEqual([]);
});

it('nothing is opened where there are no caches', async () => {
  expect(await takeOpened(undefined)).toEqual([]);
});
