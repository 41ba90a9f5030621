import type { Transaction } from '../db/database.ts';
import { type Bus, busTopics } from './bus.ts';

export type LiveMessage = { userId: string; type: string; data: unknown };

/** Sends events to a person's open pages, whichever process holds their sockets. */
export type Live = {
  /** Sent to all sockets of the person after `tx` commits. */
  notifyInTransaction(tx: Transaction, userId: string, type: string, data: unknown): Promise<void>;
  /** Sent after `tx` commits; costs a statement only if the bus stores events, else a crash may lose it. */
  notifyAfterCommit(tx: Transaction, messages: readonly LiveMessage[]): Promise<void>;
  /** Fire and forget after a finished write: no statement, lost if the process crashes at that moment. */
  notify(userId: string, type: string, data: unknown): void;
  /** Called after each write of this process; other processes call their own listeners. */
  onSent(listener: (message: LiveMessage) => void): void;
};

export const createLive = (bus: Bus): Live => {
  const listeners: ((message: LiveMessage) => void)[] = [];
  const publishToListeners = (message: LiveMessage) => {
    for (const listener of listeners) listener(message);
  };
  return {
    notify: (userId, type, data) => {
      bus.publish(busTopics.live(userId), { type, data });
      publishToListeners({ userId, type, data });
    },
    notifyInTransaction: (tx, userId, type, data) => {
      tx.afterCommit(() => publishToListeners({ userId, type, data }));
      return bus.publishInTransaction(tx, busTopics.live(userId), { type, data });
    },
    notifyAfterCommit: (tx, messages) => {
      tx.afterCommit(() => messages.forEach(publishToListeners));
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
