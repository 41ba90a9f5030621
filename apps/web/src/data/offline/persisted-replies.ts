export type PersistedReply = {
  /** Contains user, build and query, because a reply of an older build may have another shape. */
  id: string;
  data: unknown;
  /** When the reply arrived, by the device's clock. */
  at: number;
};

export type PageStore = {
  get(id: string): Promise<PersistedReply | undefined>;
  put(replies: readonly PersistedReply[]): Promise<void>;
};

/** `session.ts` deletes the database by this name on sign-out. */
const NAME = 'netlik-pages';
const REPLIES = 'replies';
const MAX_KEPT = 200;
const KEEP_MS = 14 * 86_400_000;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(REPLIES, { keyPath: 'id' }).createIndex('at', 'at');
  const db = await settled(request);
  // A sign-out in any tab deletes the database, which waits for open connections.
  db.onversionchange = () => db.close();
  return db;
};

const prune = async (replies: IDBObjectStore) => {
  const keys = await settled(replies.index('at').getAllKeys());
  const old = await settled(replies.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - KEEP_MS)));
  for (const key of keys.slice(0, Math.max(old.length, keys.length - MAX_KEPT))) replies.delete(key);
};

/** Opens the database for each use, because writes are rare and an open connection delays its deletion. */
const inStore = async <T>(mode: IDBTransactionMode, work: (replies: IDBObjectStore) => Promise<T>) => {
  const db = await open();
  try {
    return await work(db.transaction(REPLIES, mode).objectStore(REPLIES));
  } finally {
    db.close();
  }
};

export const indexedDbPages: PageStore = {
  get: (id) => inStore('readonly', (replies) => settled<PersistedReply | undefined>(replies.get(id))),
  put: (kept) =>
    inStore('readwrite', async (replies) => {
      for (const reply of kept) await settled(replies.put(reply));
      await prune(replies);
    }),
};
