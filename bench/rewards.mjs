import { findEmbedded } from '../apps/api/dist/db/embedded.js';
import { createPeople, signIn } from './people.mjs';
import { serve, serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';
import { rebuildTotals, seedCrowd, withClient } from './study-seed.mjs';

const STUDENTS = 20_000;
const SESSIONS = 400_000;
const MAX_SECONDS = 60;
const WRITERS = 4;
const WARM = 50;
const WRITES = 500;
const MAX_SLOWER = 1.05;
const DAY_MS = 86_400_000;

/** One or two days old, each at a different minute. */
const write = async ({ base, token }, number) => {
  const startedAt = performance.now();
  const response = await fetch(`${base}/api/study-sessions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      subject: 'fizik',
      duration: 1,
      date: new Date(Date.now() - DAY_MS - number * 120_000).toISOString(),
      quality: 4,
      mood: 'Normal',
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
  return performance.now() - startedAt;
};

/** The product's nightly job for everybody, without the rest of the server. */
const evaluateAll = async (dataDir) => {
  const { openDatabase } = await import('../apps/api/dist/db/database.js');
  const { evaluateEverybody } = await import('../apps/api/dist/community/achievements/rewards.jobs.js');
  const db = openDatabase(findEmbedded(dataDir));
  const nobody = { notifyInTransaction: async () => undefined, notify: () => undefined };
  const deps = {
    db,
    live: nobody,
    events: { publishChange: () => undefined },
    clock: { now: () => new Date() },
    jobs: { send: async () => undefined, sendInTransaction: async () => undefined },
  };
  try {
    const startedAt = performance.now();
    const unlocked = await evaluateEverybody(deps);
    return { unlocked, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await db.close();
  }
};

/** Alternates writes between a server that evaluates and one that does not, each with separate students. */
const compareWrites = async (log) =>
  withDataFolder((withFolder) =>
    withDataFolder(async (withoutFolder) => {
      const servers = {
        with: await serveProduct(withFolder),
        without: await serve(
          process.execPath,
          ['--import', './bench/without-rewards.mjs', 'apps/api/dist/main.js'],
          {
            env: { DATA_DIR: withoutFolder, RATE_LIMITS: 'off' },
            health: '/api/health',
          },
        ),
      };
      try {
        const writers = {};
        for (const [name, { base }] of Object.entries(servers)) {
          await createPeople(base, WRITERS);
          writers[name] = [];
          for (let number = 0; number < WRITERS; number++)
            writers[name].push({ base, token: await signIn(base, number) });
        }
        const times = { with: [], without: [] };
        for (let number = 0; number < WARM + WRITES; number++)
          for (const name of number % 2 ? ['with', 'without'] : ['without', 'with']) {
            const milliseconds = await write(writers[name][number % WRITERS], number);
            if (number >= WARM) times[name].push(milliseconds);
          }
        const medians = { with: median(times.with), without: median(times.without) };
        for (const [name, ms] of Object.entries(medians)) log(`${name}: median ${ms.toFixed(2)} ms`);
        return medians;
      } finally {
        for (const server of Object.values(servers)) await server.stop();
      }
    }),
  );

export const measureRewards = async (log) => {
  const writes = await compareWrites(log);
  return withDataFolder(async (dataDir) => {
    const server = await serveProduct(dataDir);
    try {
      await seedCrowd(dataDir, STUDENTS, SESSIONS);
      const facts = await rebuildTotals(dataDir);
      log(`${facts.sessions} sessions of ${facts.people} people`);
      const first = await evaluateAll(dataDir);
      log(`the first night: ${first.unlocked} badges in ${first.seconds.toFixed(1)} s`);
      await withClient(dataDir, (client) => client.query('vacuum analyze'));
      const usual = await evaluateAll(dataDir);
      return [
        atMost(
          '`POST /study-sessions` with badges, challenges and habits, of the write without them',
          writes.with / writes.without,
          { limit: MAX_SLOWER, unit: ' ×', digits: 2 },
          `${writes.with.toFixed(2)} ms of ${writes.without.toFixed(2)} ms`,
        ),
        atMost(
          `all badges of ${STUDENTS} students, evaluated in a night`,
          usual.seconds,
          { limit: MAX_SECONDS, unit: ' s', digits: 1 },
          `${usual.unlocked} new; ${first.unlocked} in ${first.seconds.toFixed(1)} s when there were none`,
        ),
      ];
    } finally {
      await server.stop();
    }
  });
};
