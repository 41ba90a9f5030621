import { randomUUID } from 'node:crypto';
import { type Bus, type BusMessage, createLocalListeners } from './bus.ts';
import { createHeartbeat } from './heartbeat.ts';

const CHANNEL = 'netlik:bus';

/** Fan-out over Redis pub/sub, for more messages than PostgreSQL should carry. */
export const openRedisBus = async (
  url: string,
  onFailure: (error: unknown) => void,
  timing: { beatMs?: number; silentMs?: number } = {},
): Promise<Bus> => {
  const { Redis } = await import('ioredis');
  const self = randomUUID();
  const { subscribe, deliver } = createLocalListeners(onFailure);
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
  const subscriber = publisher.duplicate();
  const reconnectListeners: (() => void)[] = [];
  let isSubscribed = false;

  const heartbeat = createHeartbeat({
    send: () => {
      publisher.publish(CHANNEL, JSON.stringify({ from: self })).catch(() => undefined);
    },
    onSilent: () => subscriber.disconnect(true),
    ...timing,
  });

  publisher.on('error', onFailure);
  subscriber.on('error', onFailure);
  subscriber.on('close', () => {
    isSubscribed = false;
  });
  subscriber.on('message', (_channel: string, payload: string) => {
    heartbeat.heard();
    // Anybody who may publish can send anything: what cannot be read is reported and dropped.
    try {
      const message = JSON.parse(payload) as BusMessage & { from: string };
      if (message.from !== self) deliver(message);
    } catch (error) {
      onFailure(error);
    }
  });

  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(CHANNEL);
  isSubscribed = true;
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(() => {
      isSubscribed = true;
      heartbeat.heard();
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
    isDisconnected: () => !isSubscribed || !heartbeat.isAlive(),
    onReconnect: (listener) => reconnectListeners.push(listener),
    async close() {
      heartbeat.stop();
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
};
