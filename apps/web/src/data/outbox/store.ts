/** The input of `call` as plain data, so that it can be stored. */
export type WriteInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export type NewWrite = {
  /** The name of its endpoint in the contract (see `write-names.ts`). */
  write: string;
  input: WriteInput;
  /** Created once per user action; the same key is the same write. */
  idempotencyKey: string;
  /** The text in the list of unsent writes: „45 dk Matematik”. */
  label: string;
};

export type NewEntry = Omit<NewWrite, 'idempotencyKey'> & {
  /** The owner; it is sent only in this user's session. */
  person: string;
  /** The idempotency key, the same for every attempt, so that the server performs the write once. */
  key: string;
  /** When it was written, in ms. */
  at: number;
};

export type Entry = NewEntry & {
  /** Increases with every entry across all tabs and gives the order of sending. */
  seq: number;
  /** Attempts that may have reached the server. */
  tries: number;
  /** Attempts answered with status 500. */
  broken: number;
  state: 'waiting' | 'failed';
  /** The reason why it is not sent. */
  message: string | null;
};

export type Store = {
  /** Whether it survives a reload. */
  durable: boolean;
  /** Does nothing if the user already has an entry with this key. */
  add(entry: NewEntry): Promise<void>;
  list(person: string): Promise<Entry[]>;
  /** Does nothing if the entry has been removed. */
  update(seq: number, change: Partial<Pick<Entry, 'tries' | 'broken' | 'state' | 'message'>>): Promise<void>;
  remove(seq: number): Promise<void>;
  clear(person: string): Promise<void>;
};

export const newEntryState = { tries: 0, broken: 0, state: 'waiting', message: null } as const;
