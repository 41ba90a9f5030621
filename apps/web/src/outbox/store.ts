/** What `call` takes for an endpoint; plain data, since it is written to disk. */
export type WriteInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export type NewEntry = {
  /** Whose write it is: it is sent in that person's session and in no other. */
  person: string;
  /** The name its endpoint is registered under. */
  write: string;
  input: WriteInput;
  /** The same on every try, so that the server does it once. */
  key: string;
  /** What the person reads: „45 dk Matematik”. */
  label: string;
  /** When it was written, in ms. */
  at: number;
};

export type Entry = NewEntry & {
  /** Grows with every entry, over all tabs: the order of sending. */
  seq: number;
  /** Tries that may have reached the server. */
  tries: number;
  /** Tries the server itself answered with a failure of its own. */
  broken: number;
  state: 'waiting' | 'failed';
  /** Why it is not sent. */
  message: string | null;
};

export type Store = {
  /** Does it outlive the page? */
  durable: boolean;
  /** Nothing where the person has an entry of this key already. */
  add(entry: NewEntry): Promise<void>;
  /** Of one person, in their order. */
  list(person: string): Promise<Entry[]>;
  /** Nothing where it has been removed meanwhile. */
  update(seq: number, change: Partial<Pick<Entry, 'tries' | 'broken' | 'state' | 'message'>>): Promise<void>;
  remove(seq: number): Promise<void>;
  clear(person: string): Promise<void>;
};

export const fresh = { tries: 0, broken: 0, state: 'waiting', message: null } as const;
