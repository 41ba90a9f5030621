import type { Transaction } from '../db/database.ts';

export type BusMessage = { topic: string; data: unknown };
export type BusListener = (data: unknown) => void;

/** Publish/subscribe between all server processes. */
export type Bus = {
  /** Delivered to all processes once `tx` commits; in this process before `transaction()` resolves. */
  publishInTransaction(tx: Transaction, topic: string, data: unknown): Promise<void>;
  /**
   * Fire and forget, outside any transaction: delivered here at once and to the other processes some milliseconds
   * later. Lost if this process crashes meanwhile; equal messages within that time are sent once.
   */
  publish(topic: string, data: unknown): void;
  subscribe(topic: string, listener: BusListener): () => void;
  /** True while messages from other processes may be missing: do not trust a cache that relies on them. */
  isDisconnected(): boolean;
  /** Called when messages arrive again after a disconnect. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
};

/** The listeners of this process, shared by all bus implementations. */
export const createLocalListeners = (onFailure: (error: unknown) => void) => {
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
