import { randomUUID } from 'node:crypto';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { hasRedis, startRedis } from '@netlik/testkit/redis';
import { scaled } from '@netlik/testkit/tier';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from '../../apps/api/src/db/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../apps/api/src/db/embedded.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { openChat } from './chat-client.ts';
import { cleanUp, temporaryFolder } from './server-process.ts';

/** The product's chat clients write while Redis and PostgreSQL restart under two servers. */

const RESTARTS = scaled(1, 10);
/** The limit applies to a quiet machine; beside other tests it only catches what is stuck. */
const BACK_WITHIN_MS = scaled(20_000, 5000);
/** Slower than the limit of one person, including the probes. */
const EVERY_MS = 4000;

vi.setConfig({ testTimeout: RESTARTS * 60_000, hookTimeout: 100_000 });

const folder = temporaryFolder('restarts');
let database: EmbeddedDatabase;
let redis: Awaited<ReturnType<typeof startRedis>>;
let worlds: World[] = [];

const startDatabase = () => startEmbedded({ dataDir: folder, maxConnections: 100 });

beforeAll(async () => {
  if (!hasRedis) return;
  [database, redis] = await Promise.all([startDatabase(), startRedis()]);
  await migrate(database.connection);
  const { database: name, ...cluster } = database.connection;
  const options = { cluster, now: new Date().toISOString(), config: { redisUrl: redis.url } };
  const one = await openWorld({ ...options, database: name });
  worlds = [one, await openWorld({ ...options, beside: one })];
});
afterAll(async () => {
  for (const world of worlds.toReversed()) await world.close();
  await redis?.stop();
  await database?.stop();
  await cleanUp(folder);
});

describe.skipIf(!hasRedis)('restarts under a room (skipped without redis-server)', () => {
  it(`loses nothing that was acknowledged when Redis and PostgreSQL restart ${RESTARTS} times each`, async () => {
    const people = [await worlds[0]!.person(), await worlds[1]!.person()];
    const body = { name: 'Oda', type: 'public' } as const;
    const { id } = (await people[0]!.call(rooms.create, { body })).data.room;
    await people[1]!.call(rooms.joinOpen, { params: { id } });
    const chats = people.map((person, index) => openChat(worlds[index]!.base, person, id));
    await vi.waitFor(
      () => expect(chats.map((chat) => chat.get().connection)).toEqual(['open', 'open']),
      10_000,
    );

    const sent: string[] = [];
    const say = (index: number, content: string = randomUUID()) => {
      if (chats[index]!.send(content)) sent.push(content);
      return content;
    };
    const writing = setInterval(() => chats.forEach((_, index) => void say(index)), EVERY_MS);
    onTestFinished(() => clearInterval(writing));
    const hears = (index: number, content: string) =>
      chats[index]!.thread().messages.some((message) => message.content === content);
    /** Waits until messages pass in both directions. */
    const untilBack = async () => {
      const since = performance.now();
      const probes: [string[], string[]] = [[], []];
      await vi.waitFor(
        () => {
          probes.forEach((own, index) => void own.push(say(index)));
          const heard = [0, 1].map((index) => probes[1 - index]!.some((probe) => hears(index, probe)));
          expect(heard).toEqual([true, true]);
        },
        { timeout: 60_000, interval: 1500 },
      );
      return performance.now() - since;
    };

    const back: number[] = [];
    for (let round = 0; round < RESTARTS; round += 1) {
      await redis.stop();
      redis = await startRedis(redis.port);
      back.push(await untilBack());
      await database.stop();
      database = await startDatabase();
      back.push(await untilBack());
    }
    clearInterval(writing);
    await vi.waitFor(() => expect(chats.map((chat) => chat.get().pending)).toEqual([[], []]), 30_000);

    const stored = await worlds[0]!.rows<{ content: string; number: number }>(
      sql`select content, number from room_messages where room_id = ${id} order by number`,
    );
    // Each once, without a gap, and the same for both.
    expect(stored.map(({ content }) => content).sort()).toEqual([...sent].sort());
    const contents = stored.map(({ content }) => content);
    for (const chat of chats) {
      await vi.waitFor(() => {
        const shown = chat.thread().messages.map(({ content }) => content);
        expect(shown).toEqual(contents.slice(-shown.length));
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(contents.length, 200));
      }, 10_000);
      expect(chat.get().ended).toBeNull();
    }
    console.log(
      `rooms: ${RESTARTS} restarts each of Redis and PostgreSQL, ${sent.length} messages, back in at most ${Math.round(Math.max(...back))} ms`,
    );
    expect(Math.max(...back)).toBeLessThanOrEqual(BACK_WITHIN_MS);
  });
});
