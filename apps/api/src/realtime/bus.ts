import type { Transaction } from '../db/database.ts';

export type BusMessage = { topic: string; data: unknown };
export type BusListener = (data: unknown) => void;

/** Tells every server process what has happened. It knows topics, not what they mean. */
export type Bus = {
  /** Delivered to all processes once `tx` commits; to this one before the call that committed it answers. */
  publish(tx: Transaction, topic: string, data: unknown): Promise<void>;
  /**
   * Delivered to this process at once and to the others a moment later, apart from any transaction: no write waits for
   * it, and the moment may be lost with the process. The same said twice within it arrives once over there.
   */
  say(topic: string, data: unknown): void;
  subscribe(topic: string, listener: BusListener): () => void;
  /** Messages from other processes may be missing now: what is cached on their strength must not be trusted. */
  deaf(): boolean;
  /** Hearing again after a gap. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
};

/** The part all buses share: who listens in this process. */
export const localListeners = (onFailure: (error: unknown) => void) => {
  const listeners = new Map<string, Set<BusListener>>();
  return {
    subscribe(topic: string, listener: BusListener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
      };
    },
    deliver({ topic, data }: BusMessage) {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener(data);
        } catch (error) {
          onFailure(error);
        }
      }
    },
  };
};
