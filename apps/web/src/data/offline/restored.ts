import { atom } from 'nanostores';

/** Hashes of queries that show persisted data until the server replies. */
const hashes = atom<ReadonlySet<string>>(new Set());

export const restored = {
  listen: hashes.listen,
  has: (hash: string): boolean => hashes.get().has(hash),
  add: (hash: string): void => hashes.set(new Set([...hashes.get(), hash])),
  remove: (hash: string): void => {
    const left = new Set(hashes.get());
    if (left.delete(hash)) hashes.set(left);
  },
};
