import type { Transaction } from '../db/database.ts';

export type BusMessage = { topic: string; data: unknown };
export type BusListener = (data: unknown) => void;
export type Subscription = {
  /** Resolves once other processes' messages arrive, or if the bus is down and `onReconnect` follows. */
  ready: Promise<void>;
  end(): void;
};

/**
 * Topics with a colon belong to one person or room and reach only subscribed processes; other topics reach
 * every process.
 */
export const busTopics = {
  live: (userId: string) => `live:${userId}`,
  habits: (userId: string) => `habits:${userId}`,
  room: (roomId: string) => `room:${roomId}`,
};
export const isAddressed = (topic: string) => topic.includes(':');

/**
 * Maximum reported silence of a topic, because a slow phone opens its socket seconds after fetching its data.
 */
export const QUIET_WINDOW_MS = 60_000;

export type Bus = {
  /** Delivered to all processes after `tx` commits, in this one before `transaction()` resolves. */
  publishInTransaction(tx: Transaction, topic: string, data: unknown): Promise<void>;
  /** True if each write should use `publishInTransaction`, because a process may end before `publish`. */
  usesOutbox: boolean;
  /** Sends many messages with one statement if the bus stores events, else without any, like `publish`. */
  publishAfterCommit(tx: Transaction, messages: readonly BusMessage[]): Promise<void>;
  /**
   * Delivered here at once and to other processes milliseconds later. Lost if this process crashes meanwhile;
   * equal messages in that time are sent once.
   */
  publish(topic: string, data: unknown): void;
  subscribe(topic: string, listener: BusListener): Subscription;
  /** Milliseconds since a `live` topic's last message, subscribed or not, up to `QUIET_WINDOW_MS`. */
  quietForMs(topic: string): Promise<number>;
  /** True while messages may be missing, so caches that rely on them cannot be trusted. */
  isDisconnected(): boolean;
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
};

type TopicEvents = {
  onFailure: (error: unknown) => void;
  onFirst?: (topic: string) => Promise<void>;
  onLast?: (topic: string) => void;
};

export const createLocalListeners = ({ onFailure, onFirst, onLast }: TopicEvents) => {
  const topics = new Map<string, { listeners: Set<BusListener>; ready: Promise<void> }>();
  return {
    subscribe(topic: string, listener: BusListener): Subscription {
      let known = topics.get(topic);
      if (!known) {
        known = { listeners: new Set(), ready: onFirst?.(topic) ?? Promise.resolve() };
        topics.set(topic, known);
      }
      const { listeners, ready } = known;
      listeners.add(listener);
      return {
        ready,
        end() {
          if (!listeners.delete(listener) || listeners.size > 0) return;
          topics.delete(topic);
          onLast?.(topic);
        },
      };
    },
    deliver({ topic, data }: BusMessage) {
      for (const listener of topics.get(topic)?.listeners ?? []) {
        try {
          listener(data);
        } catch (error) {
          onFailure(error);
        }
      }
    },
    topics: () => [...topics.keys()],
  };
};
