import { type Entry, newEntryState, type Store } from './store.ts';
import { currentName } from './write-names.ts';

const ENTRIES = 'entries';

const openDatabase = (name: string): Promise<IDBDatabase> =>
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

/** Resolves when the transaction is written to disk. */
const runTransaction = <T>(
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

const noResult = { result: undefined };

export const indexedDbStore = async (name = 'netlik-outbox'): Promise<Store> => {
  const db = await openDatabase(name);
  // An old tab must not block a schema upgrade by a newer version.
  db.onversionchange = () => db.close();
  return {
    durable: true,
    add: (entry) =>
      runTransaction(db, 'readwrite', (entries) => {
        const adding = entries.add({ ...entry, ...newEntryState });
        adding.onerror = (event) => {
          if (adding.error?.name !== 'ConstraintError') return;
          // The key exists already, so the transaction completes without it.
          event.preventDefault();
          event.stopPropagation();
        };
        return noResult;
      }),
    list: async (person) => {
      // Entries of one user come in the order of `seq`.
      const stored = await runTransaction<Entry[]>(db, 'readonly', (entries) =>
        entries.index('person').getAll(person),
      );
      return stored.map((entry) => ({ ...entry, write: currentName(entry.write) }));
    },
    update: (seq, change) =>
      runTransaction(db, 'readwrite', (entries) => {
        const found: IDBRequest<Entry | undefined> = entries.get(seq);
        found.onsuccess = () => {
          if (found.result) entries.put({ ...found.result, ...change });
        };
        return noResult;
      }),
    remove: (seq) => runTransaction(db, 'readwrite', (entries) => entries.delete(seq)),
    clear: (person) =>
      runTransaction(db, 'readwrite', (entries) => {
        const keys = entries.index('person').getAllKeys(person);
        keys.onsuccess = () => {
          for (const seq of keys.result) entries.delete(seq);
        };
        return noResult;
      }),
  };
};
