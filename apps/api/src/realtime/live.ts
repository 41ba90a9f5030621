import type { Transaction } from '../db/database.ts';
import type { Bus } from './bus.ts';
import type { Hub } from './hub.ts';

const TOPIC = 'live';

type Message = { userId: string; type: string; data: unknown };

/** Sends a person's open pages an event, whichever process holds their sockets. */
export type Live = {
  /** Sent to every socket of the person once `tx` commits. */
  notifyInTransaction(tx: Transaction, userId: string, type: string, data: unknown): Promise<void>;
  /** Fire and forget, after a finished write: costs no statement, and is lost if the process crashes at that moment. */
  notify(userId: string, type: string, data: unknown): void;
};

export const createLive = (bus: Bus, hub: Hub): Live => {
  bus.subscribe(TOPIC, (message) => {
    const { userId, type, data } = message as Message;
    hub.send(userId, { type, data });
  });
  // These pages may have missed events: they reconnect and refetch.
  bus.onReconnect(() => hub.disconnectAll());
  return {
    notify: (userId, type, data) => bus.publish(TOPIC, { userId, type, data } satisfies Message),
    notifyInTransaction: (tx, userId, type, data) =>
      bus.publishInTransaction(tx, TOPIC, { userId, type, data } satisfies Message),
  };
};
