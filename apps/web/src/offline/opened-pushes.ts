/**
 * Push messages that were clicked where no page of ours could be told: the next page marks them read. The worker
 * has no session to do it in, and a cache is the only store both can reach without a library.
 */
const STORE = 'netlik.opened-pushes';
const PLACE = '/opened-push/';

type Caches = Pick<CacheStorage, 'open' | 'has'>;

export const noteOpened = async (id: string, caches: Caches): Promise<void> => {
  if (id === '') return;
  const store = await caches.open(STORE);
  await store.put(PLACE + encodeURIComponent(id), new Response());
};

/** Their ids, each to one page only. */
export const takeOpened = async (caches: Caches | undefined): Promise<string[]> => {
  // Absent on a page that is not served securely.
  if (!caches || !(await caches.has(STORE))) return [];
  const store = await caches.open(STORE);
  const ids: string[] = [];
  for (const request of await store.keys())
    if (await store.delete(request)) ids.push(decodeURIComponent(request.url.split(PLACE)[1] ?? ''));
  return ids;
};
