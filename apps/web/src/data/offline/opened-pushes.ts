/**
 * Ids of clicked push messages without an open page; the next page marks them as read, because the worker has
 * no session. A cache is the only storage both can use without a library.
 */
const CACHE_NAME = 'netlik.opened-pushes';
const PATH_PREFIX = '/opened-push/';

type Caches = Pick<CacheStorage, 'open' | 'has'>;

export const saveOpenedPush = async (id: string, caches: Caches): Promise<void> => {
  if (id === '') return;
  const store = await caches.open(CACHE_NAME);
  await store.put(PATH_PREFIX + encodeURIComponent(id), new Response());
};

/** Removes the ids, so that only one page receives each. */
export const takeOpenedPushes = async (caches: Caches | undefined): Promise<string[]> => {
  // Caches are absent on pages served over plain HTTP.
  if (!caches || !(await caches.has(CACHE_NAME))) return [];
  const store = await caches.open(CACHE_NAME);
  const ids: string[] = [];
  for (const request of await store.keys())
    if (await store.delete(request)) ids.push(decodeURIComponent(request.url.split(PATH_PREFIX)[1] ?? ''));
  return ids;
};
