import type { Transaction } from '../db/database.ts';
import type { Bus } from './bus.ts';
import type { Hub } from './hub.ts';

export const LIVE_TOPIC = 'live';

export type LiveMessage = { userId: string; type: string; data: unknown };

/** Sends a person's open pages an event, whichever process holds their sockets. */
export type Live = {
  /** Sent to every socket of the person once `tx` commits. */
  notifyInTransaction(tx: Transaction, userId: string, type: string, data: unknown): Promise<void>;
  /** Fire and forget, after a finished write: costs no statement, and is lost if the process crashes at that moment. */
  notify(userId: string, type: string, data: unknown): void;
  /** Calls the listener after each write whose change this process sends; other processes hear their own. */
  onSent(listener: (message: LiveMessage) => void): void;
};

export const createLive = (bus: Bus, hub: Hub): Live => {
  bus.subscribe(LIVE_TOPIC, (message) => {
    const { userId, type, data } = message as LiveMessage;
    hub.send(userId, { type, data });
  });
  // These pages may have missed events: they reconnect and refetch.
  bus.onReconnect(() => hub.disconnectAll());
  const listeners: ((message: LiveMessage) => void)[] = [];
  const tellListeners = (message: LiveMessage) => {
    for (const listener of listeners) listener(message);
  };
  return {
    notify: (userId, type, data) => {
      const message: LiveMessage = { userId, type, data };
      bus.publish(LIVE_TOPIC, message);
      tellListeners(message);
    },
    notifyInTransaction: (tx, userId, type, data) => {
      const message: LiveMessage = { userId, type, data };
      tx.afterCommit(() => tellListeners(message));
      return bus.publishInTransaction(tx, LIVE_TOPIC, message);
    },
    onSent: (listener) => {
      listeners.push(listener);
    },
  };
};
