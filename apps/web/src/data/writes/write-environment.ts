import { createContext } from 'react';
import type { NewWrite } from '../outbox/store.ts';
import type { WriteCache } from './write-cache.ts';

/** How a write waits on this device without a connection. */
export type Offline<I> = {
  /** Its name in the contract, such as `mistakes.redo`. */
  name: string;
  /** Its text in the list of unsent writes. */
  label: (input: I) => string;
  /** The toast that it waits; null where the screen itself shows it. */
  stored: (input: I) => string | null;
  /** The idempotency key, for a screen that finds the stored write by it. */
  key?: string;
};

export type HiddenRow = {
  id: string;
  /** „Bildirim silindi.” */
  text: string;
  failed: string;
  commit: () => Promise<unknown>;
};

export type WriteEnvironment = {
  openCache: () => { cache: WriteCache; rollBack: () => void };
  /** Resolves to false if the write was stored on this device. */
  sendOrEnqueue: (write: NewWrite, send: (signal: AbortSignal) => Promise<unknown>) => Promise<boolean>;
  hideUntilSent: (row: HiddenRow) => void;
};

/** Absent on pages before the sign-in, which load neither queries nor the outbox. */
export const WriteEnvironment = createContext<WriteEnvironment | undefined>(undefined);
