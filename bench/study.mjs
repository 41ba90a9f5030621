import { gzipSync } from 'node:zlib';
import { addDays, studyDay } from '../packages/domain/dist/study-day.js';
import { createPeople, signIn } from './people.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';
import { rebuildTotals, seedCrowd, seedStudent } from './study-seed.mjs';

const PEOPLE = 20_000;
const SESSIONS = 1_000_000;
const HEAVY = 20_000;
const LIGHT = 100;
const WARM = 200;
const REQUESTS = 2000;
const RANGES = ['daily', 'weekly', 'monthly', 'all'];

const get = async ({ base, token }, path) => {
  const response = await fetch(`${base}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return text;
};

const timed = async (student, path) => {
  const startedAt = performance.now();
  await get(student, path);
  return performance.now() - startedAt;
};

const p95 = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

/** Alternates sequential requests, so that other load affects both. */
const compare = async (heavy, light, log) => {
  const times = { heavy: [], light: [] };
  for (let number = 0; number < WARM + REQUESTS; number++) {
    const path = `/analytics/dashboard?range=${RANGES[number % RANGES.length]}`;
    const order = number % 2 === 0 ? ['heavy', 'light'] : ['light', 'heavy'];
    for (const who of order) {
      const milliseconds = await timed(who === 'heavy' ? heavy : light, path);
      if (number >= WARM) times[who].push(milliseconds);
    }
  }
  const figures = Object.fromEntries(
    Object.entries(times).map(([who, all]) => [who, { median: median(all), p95: p95(all) }]),
  );
  for (const [who, { median: middle, p95: late }] of Object.entries(figures))
    log(`${who}: median ${middle.toFixed(2)} ms, p95 ${late.toFixed(2)} ms`);
  return figures;
};

/** Seeds one student with sessions; `crowd` adds many other students. */
const prepareDatabase = async (server, dataDir, { sessions, days, crowd }, log) => {
  const [student] = await createPeople(server.base, 1);
  await seedStudent(dataDir, student.id, sessions, days);
  if (crowd) await seedCrowd(dataDir, PEOPLE, SESSIONS);
  const facts = await rebuildTotals(dataDir);
  log(
    `${facts.sessions} sessions of ${facts.people} people; ranking them took ${Math.round(facts.ranked)} ms`,
  );
  return { base: server.base, token: await signIn(server.base, 0) };
};

const heatMap = async (student) => {
  const day = (ago) => addDays(studyDay(new Date()), -ago);
  const text = await get(student, `/calendar/days?mode=study&from=${day(366)}&to=${day(0)}`);
  const days = JSON.parse(text).data;
  const counted = days.reduce((sum, { sessionCount }) => sum + sessionCount, 0);
  if (counted < HEAVY) throw new Error(`the year holds ${counted} sessions`);
  return { kilobytes: gzipSync(text).length / 1000, days: days.length, counted };
};

export const measureStudy = (log) =>
  withDataFolder((bigFolder) =>
    withDataFolder(async (smallFolder) => {
      const servers = [await serveProduct(bigFolder), await serveProduct(smallFolder)];
      try {
        const startedAt = performance.now();
        const heavy = await prepareDatabase(
          servers[0],
          bigFolder,
          { sessions: HEAVY, days: 365, crowd: true },
          log,
        );
        const light = await prepareDatabase(servers[1], smallFolder, { sessions: LIGHT, days: 100 }, log);
        heavy.token = await signIn(heavy.base, 0);
        log(`seeded in ${Math.round((performance.now() - startedAt) / 1000)} s`);
        const figures = await compare(heavy, light, log);
        const map = await heatMap(heavy);
        const figure = (name, of) =>
          atMost(
            `\`GET /analytics/dashboard\`, ${HEAVY} sessions among ${SESSIONS}, of ${LIGHT} among few: ${name}`,
            of(figures.heavy) / of(figures.light),
            { limit: 1.5, unit: ' ×', digits: 2 },
            `${of(figures.heavy).toFixed(2)} ms of ${of(figures.light).toFixed(2)} ms`,
          );
        return [
          figure('median', (one) => one.median),
          figure('p95', (one) => one.p95),
          atMost(
            `year of ${HEAVY} sessions, \`GET /calendar/days\`, gzip`,
            map.kilobytes,
            { limit: 30, unit: ' kB', digits: 1 },
            `one call, ${map.days} days, ${map.counted} sessions`,
          ),
        ];
      } finally {
        for (const server of servers) await server.stop();
      }
    }),
  );
