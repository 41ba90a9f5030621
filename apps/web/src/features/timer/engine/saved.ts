import type { Gain } from '@netlik/contract/study/sessions';

/** The last session that was saved from here. */
export type Saved = {
  subject: string;
  seconds: number;
  at: number;
  /** It is on this device and goes to the server when it can. */
  waiting: boolean;
  gain: Gain | null;
};

let saved: Saved | null = null;
const listeners = new Set<() => void>();

export const lastSaved = {
  get: (): Saved | null => saved,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set: (next: Saved | null): void => {
    saved = next;
    for (const listener of [...listeners]) listener();
  },
};
