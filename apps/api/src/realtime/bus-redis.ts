import { randomUUID } from 'node:crypto';
import { type Bus, type BusMessage, createLocalListeners } from './bus.ts';

const CHANNEL = 'netlik:bus';

/** Fan-out over Redis pub/sub, for more messages than PostgreSQL should carry. */
export const openRedisBus = async (url: string, onFailure: (error: unknown) => void): Promise<Bus> => {
  const { Redis } = await import('ioredis');
  const self = randomUUID();
  const { subscribe, deliver } = createLocalListeners(onFailure);
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
  const subscriber = publisher.duplicate();
  const reconnectListeners: (() => void)[] = [];
  let isSubscribed = false;

  publisher.on('error', onFailure);
  subscriber.on('error', onFailure);
  subscriber.on('close', () => {
    isSubscribed = false;
  });
  subscriber.on('message', (_channel: string, payload: string) => {
    const message = JSON.parse(payload) as BusMessage & { from: string };
    if (message.from !== self) deliver(message);
  });

  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(CHANNEL);
  isSubscribed = true;
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(() => {
      isSubscribed = true;
      for (const listener of reconnectListeners) listener();
    }, onFailure);
  });

  const publish = (topic: string, data: unknown) => {
    deliver({ topic, data });
    publisher.publish(CHANNEL, JSON.stringify({ from: self, topic, data })).catch(onFailure);
  };

  return {
    subscribe,
    async publishInTransaction(tx, topic, data) {
      tx.afterCommit(() => publish(topic, data));
    },
    publish,
    isDisconnected: () => !isSubscribed,
    onReconnect: (listener) => reconnectListeners.push(listener),
    async close() {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
};
