import { createPeople, signIn } from './people.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';
import { rebuildTotals, seedStudent, withClient } from './study-seed.mjs';

const SESSIONS = 20_000;
const WARM = 20;
const REQUESTS = 200;
const DAY_MS = 86_400_000;

/** The Monday after today. */
const nextWeek = () => {
  const date = new Date(Date.now() + DAY_MS);
  while (date.getUTCDay() !== 1) date.setTime(date.getTime() + DAY_MS);
  return date.toISOString().slice(0, 10);
};

export const measurePlannerPreview = (log) =>
  withDataFolder(async (dataDir) => {
    const server = await serveProduct(dataDir);
    try {
      const [person] = await createPeople(server.base, 1);
      await seedStudent(dataDir, person.id, SESSIONS, 365);
      await rebuildTotals(dataDir);
      await withClient(dataDir, (client) =>
        client.query("update users set target_field_type = 'sayisal' where id = $1", [person.id]),
      );
      await withClient(dataDir, (client) => client.query('vacuum analyze'));
      const token = await signIn(server.base, 0);
      const body = JSON.stringify({ weekStart: nextWeek() });
      const times = [];
      for (let number = 0; number < WARM + REQUESTS; number++) {
        const startedAt = performance.now();
        const response = await fetch(`${server.base}/api/planner/preview`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body,
        });
        const text = await response.text();
        if (!response.ok) throw new Error(text);
        if (number >= WARM) times.push(performance.now() - startedAt);
      }
      const p95 = times.sort((a, b) => a - b)[Math.floor(REQUESTS * 0.95)];
      log(`median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
      const detail = `${REQUESTS} in turn, median ${median(times).toFixed(1)} ms; statements: \`planner.test.ts\``;
      return [
        atMost(
          `\`POST /planner/preview\` with ${SESSIONS} sessions: p95`,
          p95,
          { limit: 150, unit: ' ms', digits: 1 },
          detail,
        ),
      ];
    } finally {
      await server.stop();
    }
  });
