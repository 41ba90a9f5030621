import { setTimeout as sleep } from 'node:timers/promises';
import { scaled } from '@netlik/testkit/tier';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import {
  accountWriter,
  type Call,
  callServer,
  type Person,
  profileWriter,
  refreshWriter,
  renewTokens,
  ServerDown,
  signInPerson,
  studySessionWriter,
  tutorialWriter,
  type Writer,
} from './crash-writers.ts';
import { programCopyWriter } from './program-copy-writer.ts';
import {
  cleanUp,
  postgresProcesses,
  postmasterPid,
  type ServerProcess,
  startServer,
  stop,
  temporaryFolder,
} from './server-process.ts';

const KILLS = scaled(3, 200);
const READY_LIMIT_MS = 5000;
/** Maximum ratio of a start after a crash to one after a clean stop on a busy machine. */
const MAX_SLOWDOWN = 3;
const EXIT_TIMEOUT_MS = 5000;
const RENEW_MS = 240_000;

let dataDir: string;

beforeAll(() => prepare({ web: false }), 60_000);
// A retry must not see the data of the first attempt.
beforeEach(() => {
  dataDir = temporaryFolder('crash');
});
afterEach(() => cleanUp(dataDir));

const start = () => startServer({ DATA_DIR: dataDir });

const openWriters = async (call: Call) => {
  const people: Person[] = [];
  const person = async (name: string) => {
    const signedIn = await signInPerson(call, `${name}@netlik.demo`);
    people.push(signedIn);
    return signedIn;
  };
  const writers = [
    profileWriter(await person('ogrenci')),
    profileWriter(await person('ucretsiz')),
    profileWriter(await person('koc')),
    tutorialWriter(await person('can')),
    accountWriter(await person('admin')),
    refreshWriter(await person('elif')),
    studySessionWriter(await person('can')),
    await programCopyWriter(call, await person('koc2')),
  ];
  return { writers, people };
};

type Writers = readonly Writer[];

/** All writers write until the server is down; `count` is called for each acknowledged write. */
const writeUntilDown = async (writers: Writers, call: Call, count: () => void): Promise<void> => {
  const writeForever = async ({ write }: Writers[number]) => {
    for (;;) {
      await write(call);
      count();
    }
  };
  const ends = await Promise.allSettled(writers.map(writeForever));
  for (const end of ends)
    if (end.status === 'rejected' && !(end.reason instanceof ServerDown)) throw end.reason;
};

const killServer = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGKILL');
  await ended;
};

/** Without its database the server must print the reason and exit, so that a service manager restarts it. */
const killPostgres = async ({ ended, errors }: ServerProcess) => {
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  const late = sleep(EXIT_TIMEOUT_MS, null, { ref: false });
  expect(await Promise.race([ended, late])).toEqual({ code: 1, signal: null });
  expect(errors()).toBe(
    'PostgreSQL has ended under the server. Start Netlik again; nothing saved is lost.\n',
  );
};

it(
  `loses no acknowledged write when the server or PostgreSQL is killed ${KILLS} times under writes`,
  async () => {
    let server = await start();
    await server.ready();
    let call = callServer(server.base);
    const { writers, people } = await openWriters(call);
    let renewedAt = performance.now();
    const lost: string[] = [];
    let acknowledged = 0;
    let slowestStartMs = 0;
    let kills = 0;

    while (kills < KILLS && lost.length === 0) {
      const before = postgresProcesses(dataDir);
      let written = 0;
      const kill = async () => {
        // Ensures that there is something to lose, however slow the machine.
        await vi.waitFor(() => expect(written).toBeGreaterThan(writers.length), {
          timeout: 20_000,
          interval: 5,
        });
        await sleep(Math.random() * 350);
        await (kills % 2 === 0 ? killServer : killPostgres)(server);
      };
      await Promise.all([
        writeUntilDown(writers, call, () => {
          written += 1;
        }),
        kill(),
      ]);
      // Half of the restarts happen at once, while the old PostgreSQL is still shutting down.
      if (kills % 4 < 2)
        await expect
          .poll(() => postgresProcesses(dataDir), { timeout: EXIT_TIMEOUT_MS, interval: 20 })
          .toEqual([]);

      server = await start();
      slowestStartMs = Math.max(slowestStartMs, await server.ready());
      expect(postgresProcesses(dataDir).filter((pid) => before.includes(pid))).toEqual([]);
      call = callServer(server.base);
      if (performance.now() - renewedAt > RENEW_MS) {
        await renewTokens(call, people);
        renewedAt = performance.now();
      }
      for (const writer of writers) lost.push(...(await writer.findLost(call)));
      acknowledged += written;
      kills += 1;
    }

    expect(await stop(server)).toEqual({ code: 0, signal: null });
    server = await start();
    const cleanStartMs = await server.ready();
    console.log(
      `crash: ${kills} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, ready again in at most ${Math.round(slowestStartMs)} ms, after a proper stop in ${Math.round(cleanStartMs)} ms`,
    );
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThan(KILLS * writers.length);
    expect(slowestStartMs).toBeLessThanOrEqual(Math.max(READY_LIMIT_MS, cleanStartMs * MAX_SLOWDOWN));
    expect(await stop(server)).toEqual({ code: 0, signal: null });
    expect(postgresProcesses(dataDir)).toEqual([]);
  },
  KILLS * 90_000,
);
