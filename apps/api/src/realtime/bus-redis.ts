import { randomUUID } from 'node:crypto';
import { type Bus, type BusMessage, localListeners } from './bus.ts';

const CHANNEL = 'netlik:bus';

/** Fan-out over Redis pub/sub, for when many processes talk more than PostgreSQL should carry. */
export const openRedisBus = async (url: string, onFailure: (error: unknown) => void): Promise<Bus> => {
  const { Redis } = await import('ioredis');
  const self = randomUUID();
  const { subscribe, deliver } = localListeners(onFailure);
  const speaker = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
  const ear = speaker.duplicate();
  const gapListeners: (() => void)[] = [];
  let hearing = false;

  speaker.on('error', onFailure);
  ear.on('error', onFailure);
  ear.on('close', () => {
    hearing = false;
  });
  ear.on('message', (_channel: string, payload: string) => {
    const message = JSON.parse(payload) as BusMessage & { from: string };
    if (message.from !== self) deliver(message);
  });

  await Promise.all([speaker.connect(), ear.connect()]);
  await ear.subscribe(CHANNEL);
  hearing = true;
  ear.on('ready', () => {
    ear.subscribe(CHANNEL).then(() => {
      hearing = true;
      for (const listener of gapListeners) listener();
    }, onFailure);
  });

  const say = (topic: string, data: unknown) => {
    deliver({ topic, data });
    speaker.publish(CHANNEL, JSON.stringify({ from: self, topic, data })).catch(onFailure);
  };

  return {
    subscribe,
    async publish(tx, topic, data) {
      tx.afterCommit(() => say(topic, data));
    },
    say,
    deaf: () => !hearing,
    onGap: (listener) => gapListeners.push(listener),
    async close() {
      ear.disconnect();
      speaker.disconnect();
    },
  };
};
