import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import {
  type Call,
  callServer,
  counter,
  Down,
  enter,
  refresher,
  registrar,
  scholar,
  tourist,
} from './crash-writers.ts';
import {
  cleanUp,
  postgresProcesses,
  postmasterOf,
  type ServerProcess,
  startServer,
  stop,
  temporaryFolder,
} from './server-process.ts';

const KILLS = 20;
const READY_MS = 5000;
/** On a machine that is busy with other things, a start after a crash is held to one after a proper stop. */
const SLOWER = 3;
const ENDED_MS = 5000;

let dataDir: string;

beforeAll(() => prepare({ web: false }), 60_000);
// A second try must not meet what the first one left.
beforeEach(() => {
  dataDir = temporaryFolder('crash');
});
afterEach(() => cleanUp(dataDir));

const start = () => startServer({ DATA_DIR: dataDir });

const openWriters = async (call: Call) => {
  const person = (name: string) => enter(call, `${name}@netlik.demo`);
  return [
    counter(await person('ogrenci')),
    counter(await person('ucretsiz')),
    counter(await person('koc')),
    tourist(await person('can')),
    registrar(await person('admin')),
    refresher(await person('elif')),
    scholar(await person('can')),
  ];
};

type Writers = Awaited<ReturnType<typeof openWriters>>;

/** Everybody writes until the server is down; gives how many writes were acknowledged. */
const writeUntilDown = async (writers: Writers, call: Call): Promise<number> => {
  let acknowledged = 0;
  const keepWriting = async ({ write }: Writers[number]) => {
    for (;;) {
      await write(call);
      acknowledged += 1;
    }
  };
  const ends = await Promise.allSettled(writers.map(keepWriting));
  for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof Down)) throw end.reason;
  return acknowledged;
};

const killServer = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGKILL');
  await ended;
};

/** The server cannot go on without its database: it has to say so and end, for a service manager to start it again. */
const killPostgres = async ({ ended, errors }: ServerProcess) => {
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  const late = sleep(ENDED_MS, null, { ref: false });
  expect(await Promise.race([ended, late])).toEqual({ code: 1, signal: null });
  expect(errors()).toBe(
    'PostgreSQL has ended under the server. Start Netlik again; nothing saved is lost.\n',
  );
};

it(`loses no acknowledged write when the server or PostgreSQL is killed ${KILLS} times under writes`, async () => {
  let server = await start();
  await server.ready();
  let call = callServer(server.base);
  const writers = await openWriters(call);
  const lost: string[] = [];
  let acknowledged = 0;
  let slowest = 0;
  let kills = 0;

  while (kills < KILLS && lost.length === 0) {
    const before = postgresProcesses(dataDir);
    const [written] = await Promise.all([
      writeUntilDown(writers, call),
      sleep(50 + Math.random() * 350).then(() => (kills % 2 === 0 ? killServer : killPostgres)(server)),
    ]);
    // Half of the time somebody starts it again at once, while the old PostgreSQL is still on its way out.
    if (kills % 4 < 2)
      await expect.poll(() => postgresProcesses(dataDir), { timeout: ENDED_MS, interval: 20 }).toEqual([]);

    server = await start();
    slowest = Math.max(slowest, await server.ready());
    expect(postgresProcesses(dataDir).filter((pid) => before.includes(pid))).toEqual([]);
    call = callServer(server.base);
    for (const writer of writers) lost.push(...(await writer.lost(call)));
    acknowledged += written;
    kills += 1;
  }

  expect(await stop(server)).toEqual({ code: 0, signal: null });
  server = await start();
  const calm = await server.ready();
  console.log(
    `crash: ${kills} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, ready again in at most ${Math.round(slowest)} ms, after a proper stop in ${Math.round(calm)} ms`,
  );
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS * writers.length);
  expect(slowest).toBeLessThanOrEqual(Math.max(READY_MS, calm * SLOWER));
  expect(await stop(server)).toEqual({ code: 0, signal: null });
  expect(postgresProcesses(dataDir)).toEqual([]);
}, 300_000);
