import type { Transaction } from '../db/database.ts';

export type BusMessage = { topic: string; data: unknown };
export type BusListener = (data: unknown) => void;
export type Subscription = {
  /** Resolves once messages of other processes arrive here, or when the bus is away: `onReconnect` follows then. */
  ready: Promise<void>;
  end(): void;
};

/**
 * Topics with a colon are of one person or one room and reach only the processes that subscribe to them; any other topic
 * reaches every process.
 */
export const busTopics = {
  live: (userId: string) => `live:${userId}`,
  habits: (userId: string) => `habits:${userId}`,
  room: (roomId: string) => `room:${roomId}`,
};
export const isAddressed = (topic: string) => topic.includes(':');

/** The longest silence of a topic that is told: a slow phone opens its socket seconds after it has fetched its data. */
export const QUIET_WINDOW_MS = 60_000;

/** Publish/subscribe between all server processes. */
export type Bus = {
  /** Delivered to all processes once `tx` commits; in this process before `transaction()` resolves. */
  publishInTransaction(tx: Transaction, topic: string, data: unknown): Promise<void>;
  /** Whether `publishInTransaction` is to be used for the news of every write: a process may end before `publish`. */
  storesNews: boolean;
  /** Many messages, with one statement where the bus stores news and else with none, as `publish` after the commit. */
  publishAfterCommit(tx: Transaction, messages: readonly BusMessage[]): Promise<void>;
  /**
   * Fire and forget, outside any transaction: delivered here at once and to the other processes some milliseconds
   * later. Lost if this process crashes meanwhile; equal messages within that time are sent once.
   */
  publish(topic: string, data: unknown): void;
  subscribe(topic: string, listener: BusListener): Subscription;
  /** Milliseconds since the last message to a `live` topic, subscribed to or not; at most `QUIET_WINDOW_MS`. */
  quietForMs(topic: string): Promise<number>;
  /** True while messages from other processes may be missing: do not trust a cache that relies on them. */
  isDisconnected(): boolean;
  /** Called when messages arrive again after a disconnect. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
};

type TopicEvents = {
  onFailure: (error: unknown) => void;
  /** The first listener of a topic arrived; the last one left. */
  onFirst?: (topic: string) => Promise<void>;
  onLast?: (topic: string) => void;
};

/** The listeners of this process, shared by all bus implementations. */
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
