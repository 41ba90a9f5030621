import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type Bus, type BusMessage, createLocalListeners, isAddressed, QUIET_WINDOW_MS } from './bus.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createOutbox } from './outbox.ts';
import { openRedis } from './redis-client.ts';

// The braces decide the cluster node, so a topic's channel and key share one.
const EVERYBODY = 'netlik:{all}';
const channelOf = (topic: string) => (isAddressed(topic) ? `netlik:{${topic}}` : EVERYBODY);
const beatChannelOf = (self: string) => `${EVERYBODY}:beat:${self}`;
const quietKey = (topic: string) => `netlik:quiet:{${topic}}`;

type Timing = { beatMs?: number; silentMs?: number; sweepMs?: number; staleMs?: number };

type Client = Awaited<ReturnType<typeof openRedis>>;
type Subscribed = {
  channels: () => readonly string[];
  onSubscribed: () => void;
  onFailure: (error: unknown) => void;
};

/** Subscribes to all channels again after each reconnect. */
const keepSubscribed = (subscriber: Client, { channels, onSubscribed, onFailure }: Subscribed) => {
  const reconnectListeners: (() => void)[] = [];
  const waiting = new Set<() => void>();
  let isSubscribed = false;
  let connectedSince = performance.now();

  const subscribeAll = async () => {
    await Promise.all(channels().map((channel) => subscriber.ssubscribe(channel)));
    isSubscribed = true;
    connectedSince = performance.now();
    onSubscribed();
  };
  const lose = () => {
    isSubscribed = false;
    for (const giveUp of waiting) giveUp();
    waiting.clear();
  };
  const restore = () => {
    subscribeAll().then(() => {
      for (const listener of reconnectListeners) listener();
    }, onFailure);
  };

  return {
    isSubscribed: () => isSubscribed,
    connectedSince: () => connectedSince,
    onReconnect: (listener: () => void) => reconnectListeners.push(listener),
    /** Also settles when the connection is lost, so that waiting work continues and handles the reconnect. */
    untilLost: <T>(work: Promise<T>) =>
      new Promise<T | undefined>((resolve) => {
        const giveUp = () => resolve(undefined);
        waiting.add(giveUp);
        work
          .then(resolve, (error: unknown) => {
            onFailure(error);
            giveUp();
          })
          .finally(() => waiting.delete(giveUp));
      }),
    async start() {
      await subscribeAll();
      subscriber.on('close', lose);
      // After a change of the cluster's nodes or slots, messages may have been missed.
      subscriber.on('-subscriber', lose);
      subscriber.on(subscriber.isCluster ? 'subscribersReady' : 'ready', restore);
    },
  };
};

type Received = {
  onMessage: (message: BusMessage) => void;
  onAny: () => void;
  onFailure: (error: unknown) => void;
};

const receiveMessages = (subscriber: Client, self: string, { onMessage, onAny, onFailure }: Received) => {
  subscriber.on('smessage', (channel: string, payload: string) => {
    onAny();
    if (channel === beatChannelOf(self)) return;
    // Anybody may publish anything, so unreadable messages are reported and dropped.
    try {
      const message = JSON.parse(payload) as BusMessage & { from: string };
      if (message.from !== self) onMessage(message);
    } catch (error) {
      onFailure(error);
    }
  });
};

/**
 * Uses sharded pub/sub for more messages than PostgreSQL should carry, so that processes get only subscribed
 * topics. Messages of a commit are also stored by it until Redis has them.
 */
export const openRedisBus = async (
  url: string,
  db: Database,
  onFailure: (error: unknown) => void,
  { sweepMs, staleMs, ...timing }: Timing = {},
): Promise<Bus> => {
  const self = randomUUID();
  const beatChannel = beatChannelOf(self);
  const options = { maxRetriesPerRequest: null, autoResubscribe: false };
  const publisher = await openRedis(url, onFailure, options);
  // A cluster's client opens its own connections for subscriptions.
  const subscriber = publisher.isCluster ? publisher : await openRedis(url, onFailure, options);

  const { subscribe, deliver, topics } = createLocalListeners({
    onFailure,
    onFirst: async (topic) => {
      if (!isAddressed(topic)) return;
      const subscribed = subscriber.ssubscribe(channelOf(topic));
      subscribed.catch(() => subscription.isSubscribed() && subscriber.disconnect(true));
      await (subscription.isSubscribed() ? subscription.untilLost(subscribed) : undefined);
    },
    onLast: (topic) => {
      if (isAddressed(topic)) subscriber.sunsubscribe(channelOf(topic)).catch(onFailure);
    },
  });

  const heartbeat = createHeartbeat({
    send: () => {
      publisher.spublish(beatChannel, '').catch(() => undefined);
    },
    onSilent: () => subscriber.disconnect(true),
    ...timing,
  });

  receiveMessages(subscriber, self, { onMessage: deliver, onAny: heartbeat.heard, onFailure });

  const subscription = keepSubscribed(subscriber, {
    channels: () => [EVERYBODY, beatChannel, ...topics().filter(isAddressed).map(channelOf)],
    onSubscribed: heartbeat.heard,
    onFailure,
  });
  await subscription.start();

  const send = (topic: string, data: unknown, from: string = self): Promise<unknown> => {
    if (topic.startsWith('live:'))
      publisher.set(quietKey(topic), '', 'PX', QUIET_WINDOW_MS).catch(() => undefined);
    return publisher.spublish(channelOf(topic), JSON.stringify({ from, topic, data }));
  };
  const isDisconnected = () => !subscription.isSubscribed() || !heartbeat.isAlive();
  const outbox = createOutbox({ db, self, deliver, send, isDisconnected, onFailure, sweepMs, staleMs });

  return {
    subscribe,
    publishInTransaction: (tx, topic, data) => outbox.store(tx, [{ topic, data }]),
    usesOutbox: true,
    publishAfterCommit: outbox.store,
    publish(topic, data) {
      deliver({ topic, data });
      send(topic, data).catch(onFailure);
    },
    async quietForMs(topic) {
      const { isSubscribed, untilLost, connectedSince } = subscription;
      const left = isSubscribed() ? await untilLost(publisher.pttl(quietKey(topic))) : undefined;
      if (left === undefined) return 0;
      const quiet = Math.min(performance.now() - connectedSince(), QUIET_WINDOW_MS - Math.max(0, left));
      return Math.floor(quiet);
    },
    isDisconnected,
    onReconnect: subscription.onReconnect,
    async close() {
      heartbeat.stop();
      await outbox.close();
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
};
