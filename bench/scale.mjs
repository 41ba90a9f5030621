import { findEmbedded } from '../apps/api/dist/db/embedded.js';
import { addDays, studyDay } from '../packages/domain/dist/study-day.js';
import { createPeople, signIn, signInDemo } from './people.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';
import { seedScale, seedSumsOf, sizesOf, studyMore } from './scale-seed.mjs';
import { seedStudent } from './study-seed.mjs';

const MANY = Number(process.env.SCALE_SESSIONS ?? 10_000_000);
const FEW = 100_000;
/** Sessions of the measured student, in both databases. */
const OWN = 400;
const WARM = 50;
const REQUESTS = 300;
const ROUNDS = 15;
/** Students per quarter of an hour; the small database has one more. */
const CHANGED = 500;
const HOUR_MS = 3_600_000;

const day = (ago) => addDays(studyDay(new Date()), -ago);

const calls = {
  dashboard: {
    limit: 1.3,
    path: (n) => `/analytics/dashboard?range=${['daily', 'weekly', 'monthly', 'all'][n % 4]}`,
  },
  calendar: { limit: 1.3, path: () => `/calendar/days?mode=study&from=${day(365)}&to=${day(0)}` },
  sessions: { limit: 1.3, path: () => '/study-sessions' },
  leaderboard: { limit: 1.3, path: () => '/leaderboard/user-stats' },
  write: {
    limit: 1.3,
    path: () => '/study-sessions',
    // At night, when no seeded session takes place.
    body: (n) => ({
      subject: 'fizik',
      duration: 5,
      date: new Date(
        Date.parse(`${day(2 + (n % 180))}T00:00:00Z`) + HOUR_MS * (Math.floor(n / 180) % 6),
      ).toISOString(),
      quality: 4,
      mood: 'Normal',
      source: 'manual',
      allowOverlap: true,
    }),
  },
  'coach statistics': { limit: 2, admin: true, path: () => '/admin/statistics/coaches-fast?limit=20' },
  'user growth': { limit: 2, admin: true, path: () => '/admin/system/user-growth' },
};

const timed = async ({ base, token, admin }, call, number) => {
  const startedAt = performance.now();
  const response = await fetch(`${base}/api${call.path(number)}`, {
    method: call.body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${call.admin ? admin : token}`,
      ...(call.body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    body: call.body && JSON.stringify(call.body(number)),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.path(number)}: ${text}`);
  return performance.now() - startedAt;
};

/** Alternates sequential calls, so that other load affects both. */
const compareCall = async (sides, call) => {
  const times = sides.map(() => []);
  for (let number = 0; number < WARM + REQUESTS; number++)
    for (const at of number % 2 === 0 ? [0, 1] : [1, 0]) {
      const milliseconds = await timed(sides[at], call, number);
      if (number >= WARM) times[at].push(milliseconds);
    }
  return times.map(median);
};

/** Duration of the product's own job on this database. */
const ranking = async (dataDir) => {
  const { openDatabase } = await import('../apps/api/dist/db/database.js');
  const { rankStudents } = await import('../apps/api/dist/study/analytics/rank.service.js');
  const db = openDatabase(findEmbedded(dataDir), { max: 1 });
  return {
    close: () => db.close(),
    run: async (now = new Date()) => {
      const startedAt = performance.now();
      const changed = await db.transaction((tx) => rankStudents(tx, now));
      return { changed, milliseconds: performance.now() - startedAt };
    },
  };
};

const compareRanking = async (sides, log) => {
  const times = sides.map(() => []);
  const jobs = [];
  for (const { dataDir, name } of sides) {
    const job = await ranking(dataDir);
    jobs.push(job);
    const first = await job.run();
    log(`${name}: the first ranking counted ${first.changed} scores in ${Math.round(first.milliseconds)} ms`);
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { dataDir }] of sides.entries()) {
      await studyMore(dataDir, 1 + round * 100, CHANGED + round * 100, round);
      times[at].push((await jobs[at].run()).milliseconds);
    }
  for (const [at, { name }] of sides.entries()) {
    const { changed, milliseconds } = await jobs[at].run(new Date(Date.now() + 24 * HOUR_MS));
    log(
      `${name}: the first ranking of the next day changed ${changed} scores in ${Math.round(milliseconds)} ms`,
    );
    await jobs[at].run();
    await jobs[at].close();
  }
  return times.map(median);
};

const prepareSide = async (server, dataDir, sessions, log) => {
  const [student] = await createPeople(server.base, 1);
  await seedStudent(dataDir, student.id, OWN, 365);
  await seedSumsOf(dataDir, student.id);
  const { students, coaches } = await seedScale(dataDir, sessions, log);
  log(`${sessions} sessions of ${students} students with ${coaches} coaches: ${await sizesOf(dataDir)}`);
  return { name: `${sessions} sessions`, base: server.base, dataDir };
};

const withTokens = async (side) => ({
  ...side,
  token: await signIn(side.base, 0),
  admin: (await signInDemo(side.base, 'admin@netlik.demo')).token,
});

export const measureScale = (log) =>
  withDataFolder((manyFolder) =>
    withDataFolder(async (fewFolder) => {
      const servers = [await serveProduct(manyFolder), await serveProduct(fewFolder)];
      try {
        const sides = [
          await prepareSide(servers[0], manyFolder, MANY, log),
          await prepareSide(servers[1], fewFolder, FEW, log),
        ];
        const figure = (name, [many, few], limit) =>
          atMost(
            `${name}, ${MANY} sessions of ${FEW}, medians`,
            many / few,
            { limit: limit, unit: ' ×', digits: 2 },
            `${many.toFixed(2)} ms of ${few.toFixed(2)} ms`,
          );
        const figures = [figure(`ranking ${CHANGED} changed students`, await compareRanking(sides, log), 2)];
        for (const [name, call] of Object.entries(calls))
          figures.push(
            figure(name, await compareCall(await Promise.all(sides.map(withTokens)), call), call.limit),
          );
        return figures;
      } finally {
        for (const server of servers) await server.stop();
      }
    }),
  );
