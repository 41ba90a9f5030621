import { gzipSync } from 'node:zlib';
import { addDays, studyDay } from '../packages/domain/dist/study-day.js';
import { makePeople, signIn } from './people.mjs';
import { inFolder, serveProduct } from './processes.mjs';
import { atMost, median } from './report.mjs';
import { addUp, seedCrowd, seedStudent } from './study-seed.mjs';

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
  const begun = performance.now();
  await get(student, path);
  return performance.now() - begun;
};

const p95 = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

/** One request after another, the two in turns, so that whatever else the machine does meets both. */
const compare = async (heavy, light, say) => {
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
    say(`${who}: median ${middle.toFixed(2)} ms, p95 ${late.toFixed(2)} ms`);
  return figures;
};

/** A database with the demo people, a student of our own with so many sessions, and whoever else is asked for. */
const prepared = async (server, dataDir, { sessions, days, crowd }, say) => {
  const [student] = await makePeople(server.base, 1);
  await seedStudent(dataDir, student.id, sessions, days);
  if (crowd) await seedCrowd(dataDir, PEOPLE, SESSIONS);
  const facts = await addUp(dataDir);
  say(
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

export const measureStudy = (say) =>
  inFolder((bigFolder) =>
    inFolder(async (smallFolder) => {
      const servers = [await serveProduct(bigFolder), await serveProduct(smallFolder)];
      try {
        const begun = performance.now();
        const heavy = await prepared(servers[0], bigFolder, { sessions: HEAVY, days: 365, crowd: true }, say);
        const light = await prepared(servers[1], smallFolder, { sessions: LIGHT, days: 100 }, say);
        heavy.token = await signIn(heavy.base, 0);
        say(`seeded in ${Math.round((performance.now() - begun) / 1000)} s`);
        const figures = await compare(heavy, light, say);
        const map = await heatMap(heavy);
        const figure = (name, of) =>
          atMost(
            `\`GET /analytics/dashboard\`, ${HEAVY} sessions among ${SESSIONS}, of ${LIGHT} among few: ${name}`,
            of(figures.heavy) / of(figures.light),
            1.5,
            ' ×',
            2,
            `${of(figures.heavy).toFixed(2)} ms of ${of(figures.light).toFixed(2)} ms`,
          );
        return [
          figure('median', (one) => one.median),
          figure('p95', (one) => one.p95),
          atMost(
            `year of ${HEAVY} sessions, \`GET /calendar/days\`, gzip`,
            map.kilobytes,
            30,
            ' kB',
            1,
            `one call, ${map.days} days, ${map.counted} sessions`,
          ),
        ];
      } finally {
        for (const server of servers) await server.stop();
      }
    }),
  );
