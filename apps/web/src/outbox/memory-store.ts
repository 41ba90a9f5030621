import { type Entry, fresh, type Store } from './store.ts';

/** Where the browser refuses a database. Gone with the page, and the panel says so. */
export const memoryStore = (): Store => {
  let entries: Entry[] = [];
  let next = 1;
  return {
    durable: false,
    add: async (entry) => {
      if (entries.some(({ person, key }) => person === entry.person && key === entry.key)) return;
      entries = [...entries, { ...structuredClone(entry), ...fresh, seq: next++ }];
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
