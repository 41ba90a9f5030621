import { type Entry, newEntryState, type Store } from './store.ts';

/** Fallback where IndexedDB is blocked; it is lost with the page, so the panel warns about it. */
export const memoryStore = (): Store => {
  let entries: Entry[] = [];
  let next = 1;
  return {
    durable: false,
    add: async (entry) => {
      if (entries.some(({ person, key }) => person === entry.person && key === entry.key)) return;
      entries = [...entries, { ...structuredClone(entry), ...newEntryState, seq: next++ }];
    },
    list: async (person) => entries.filter((entry) => entry.person === person),
    update: async (seq, change) => {
      entries = entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry));
    },
    remove: async (seq) => {
      entries = entries.filter((entry) => entry.seq !== seq);
    },
    clear: async (person) => {
      entries = entries.filter((entry) => entry.person !== person);
    },
  };
};
