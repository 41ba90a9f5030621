import type { Transaction } from '../db/database.ts';
import { type Bus, busTopics } from './bus.ts';

export type LiveMessage = { userId: string; type: string; data: unknown };

/** Sends a person's open pages an event, whichever process holds their sockets. */
export type Live = {
  /** Sent to every socket of the person once `tx` commits. */
  notifyInTransaction(tx: Transaction, userId: string, type: string, data: unknown): Promise<void>;
  /** Sent once `tx` commits; costs a statement only where the bus stores news, and may be lost in a crash elsewhere. */
  notifyAfterCommit(tx: Transaction, messages: readonly LiveMessage[]): Promise<void>;
  /** Fire and forget, after a finished write: costs no statement, and is lost if the process crashes at that moment. */
  notify(userId: string, type: string, data: unknown): void;
  /** Calls the listener after each write whose change this process sends; other processes hear their own. */
  onSent(listener: (message: LiveMessage) => void): void;
};

export const createLive = (bus: Bus): Live => {
  const listeners: ((message: LiveMessage) => void)[] = [];
  const tellListeners = (message: LiveMessage) => {
    for (const listener of listeners) listener(message);
  };
  return {
    notify: (userId, type, data) => {
      bus.publish(busTopics.live(userId), { type, data });
      tellListeners({ userId, type, data });
    },
    notifyInTransaction: (tx, userId, type, data) => {
      tx.afterCommit(() => tellListeners({ userId, type, data }));
      return bus.publishInTransaction(tx, busTopics.live(userId), { type, data });
    },
    notifyAfterCommit: (tx, messages) => {
      tx.afterCommit(() => messages.forEach(tellListeners));
      return bus.publishAfterCommit(
        tx,
        messages.map(({ userId, type, data }) => ({ topic: busTopics.live(userId), data: { type, data } })),
      );
    },
    onSent: (listener) => {
      listeners.push(listener);
    },
  };
};
