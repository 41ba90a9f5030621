import type { Transaction } from '../db/database.ts';
import type { Bus } from './bus.ts';
import type { Hub } from './hub.ts';

const TOPIC = 'live';

type Message = { userId: string; type: string; data: unknown };

/** Tells a person's open pages what has happened, wherever they are connected. */
export type Live = {
  /** Sent when `tx` commits, by every process to the sockets it holds. */
  tell(tx: Transaction, userId: string, type: string, data: unknown): Promise<void>;
  /** The same for a write that is done: it costs that write no statement, and what a crash swallows is not missed for long. */
  say(userId: string, type: string, data: unknown): void;
};

export const createLive = (bus: Bus, hub: Hub): Live => {
  bus.subscribe(TOPIC, (message) => {
    const { userId, type, data } = message as Message;
    hub.send(userId, { type, data });
  });
  // What was said meanwhile is lost to these pages: they come back and ask.
  bus.onGap(() => hub.restart());
  return {
    say: (userId, type, data) => bus.say(TOPIC, { userId, type, data } satisfies Message),
    tell: (tx, userId, type, data) => bus.publish(tx, TOPIC, { userId, type, data } satisfies Message),
  };
};
