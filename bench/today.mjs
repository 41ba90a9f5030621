import { compareLoad, withBothServers } from './api.mjs';
import { createPeople, signIn, signInDemo } from './people.mjs';
import { atLeast, atMost, median } from './report.mjs';
import { rebuildTotals, seedStudent, withClient } from './study-seed.mjs';

const CONNECTIONS = 32;
const HEAVY = 20_000;
const LIGHT = 100;
const WARM = 100;
const REQUESTS = 500;

/** The server keeps a reply until what it shows changes, so each timed read follows a write of the same person. */
const timed = async (base, token) => {
  const headers = { authorization: `Bearer ${token}` };
  const written = await fetch(`${base}/api/notifications/read-all`, { method: 'POST', headers });
  if (!written.ok) throw new Error(await written.text());
  const startedAt = performance.now();
  const response = await fetch(`${base}/api/today`, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return performance.now() - startedAt;
};

/** Alternates sequential requests, so that other load affects both. */
const compareHistories = async (base, tokens, log) => {
  const times = tokens.map(() => []);
  for (let number = 0; number < WARM + REQUESTS; number++)
    for (const [index, token] of tokens.entries()) {
      const milliseconds = await timed(base, token);
      if (number >= WARM) times[index].push(milliseconds);
    }
  const medians = times.map(median);
  log(`medians: ${medians.map((ms) => `${ms.toFixed(2)} ms`).join(', ')}`);
  return medians;
};

export const measureToday = (log) =>
  withBothServers(async (servers, dataDir) => {
    const { base } = servers.product;
    const student = await signInDemo(base, 'ogrenci@netlik.demo');
    const requests = {
      product: {
        method: 'GET',
        path: '/api/today',
        headers: { authorization: `Bearer ${student.token}` },
      },
      bare: { method: 'GET', path: `/users/${student.user._id}` },
    };
    const many = (request) => Array.from({ length: CONNECTIONS }, () => request);
    const load = await compareLoad(
      'today',
      servers,
      { product: many(requests.product), bare: many(requests.bare) },
      log,
    );

    const [heavy, light] = await createPeople(base, 2);
    await seedStudent(dataDir, heavy.id, HEAVY, 365);
    await seedStudent(dataDir, light.id, LIGHT, 100);
    await rebuildTotals(dataDir);
    await withClient(dataDir, (client) => client.query('vacuum analyze'));
    const tokens = [await signIn(base, 0), await signIn(base, 1)];
    const [ofHeavy, ofLight] = await compareHistories(base, tokens, log);
    return [
      atLeast('`GET /today` of the demo student, of bare Fastify + one select', load.ratio, 0.6, load.detail),
      atMost(
        `\`GET /today\` with ${HEAVY} sessions, of ${LIGHT}: median`,
        ofHeavy / ofLight,
        { limit: 1.3, unit: ' ×', digits: 2 },
        `${ofHeavy.toFixed(2)} ms of ${ofLight.toFixed(2)} ms`,
      ),
    ];
  });
