/** The input of `call`; plain data, since it is stored. */
export type WriteInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export type NewEntry = {
  /** Owner: it is sent only in this person's session. */
  person: string;
  /** The name of its endpoint in the contract (see `write-names.ts`). */
  write: string;
  input: WriteInput;
  /** Idempotency key: the same on every attempt, so that the server does it once. */
  key: string;
  /** What the person reads: „45 dk Matematik”. */
  label: string;
  /** When it was written, in ms. */
  at: number;
};

export type Entry = NewEntry & {
  /** Increases with every entry across all tabs: the order of sending. */
  seq: number;
  /** Attempts that may have reached the server. */
  tries: number;
  /** Attempts answered with status 500. */
  broken: number;
  state: 'waiting' | 'failed';
  /** Why it is not sent. */
  message: string | null;
};

export type Store = {
  /** Whether it survives a reload. */
  durable: boolean;
  /** Does nothing if the person has an entry with this key already. */
  add(entry: NewEntry): Promise<void>;
  /** Entries of one person in the order of `seq`. */
  list(person: string): Promise<Entry[]>;
  /** Does nothing if it has been removed meanwhile. */
  update(seq: number, change: Partial<Pick<Entry, 'tries' | 'broken' | 'state' | 'message'>>): Promise<void>;
  remove(seq: number): Promise<void>;
  clear(person: string): Promise<void>;
};

export const newEntryState = { tries: 0, broken: 0, state: 'waiting', message: null } as const;
