import { type Entry, fresh, type Store } from './store.ts';

const ENTRIES = 'entries';

const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const entries = request.result.createObjectStore(ENTRIES, { keyPath: 'seq', autoIncrement: true });
      entries.createIndex('person', 'person');
      entries.createIndex('key', ['person', 'key'], { unique: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('an older tab holds the database'));
  });

/** Resolves when it is on the disk, not when it is merely asked for. */
const run = <T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => { result: T },
) =>
  new Promise<T>((resolve, reject) => {
    const transaction = db.transaction(ENTRIES, mode, { durability: 'strict' });
    const outcome = work(transaction.objectStore(ENTRIES));
    transaction.oncomplete = () => resolve(outcome.result);
    transaction.onabort = () => reject(transaction.error);
  });

const nothing = { result: undefined };

export const indexedDbStore = async (name = 'netlik-outbox'): Promise<Store> => {
  const db = await open(name);
  // A later version of the app may change the shape: an old tab must not stand in its way.
  db.onversionchange = () => db.close();
  return {
    durable: true,
    add: (entry) =>
      run(db, 'readwrite', (entries) => {
        const adding = entries.add({ ...entry, ...fresh });
        adding.onerror = (event) => {
          if (adding.error?.name !== 'ConstraintError') return;
          // The person has it already: the transaction ends well without it.
          event.preventDefault();
          event.stopPropagation();
        };
        return nothing;
      }),
    list: (person) =>
      // Entries of one person come in the order of `seq`.
      run<Entry[]>(db, 'readonly', (entries) => entries.index('person').getAll(person)),
    update: (seq, change) =>
      run(db, 'readwrite', (entries) => {
        const found: IDBRequest<Entry | undefined> = entries.get(seq);
        found.onsuccess = () => {
          if (found.result) entries.put({ ...found.result, ...change });
        };
        return nothing;
      }),
    remove: (seq) => run(db, 'readwrite', (entries) => entries.delete(seq)),
    clear: (person) =>
      run(db, 'readwrite', (entries) => {
        const keys = entries.index('person').getAllKeys(person);
        keys.onsuccess = () => {
          for (const seq of keys.result) entries.delete(seq);
        };
        return nothing;
      }),
  };
};
