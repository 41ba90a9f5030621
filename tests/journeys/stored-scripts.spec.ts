import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { plantScripts } from '@netlik/testkit/hostile/plant-scripts';
import { ALARM, scriptPayloads } from '@netlik/testkit/hostile/script-payloads';
import { scaled } from '@netlik/testkit/tier';
import pg from 'pg';
import { findEmbedded } from '../../apps/api/src/db/embedded.ts';
import { builtScreens } from '../../apps/web/src/shell/screens.ts';
import { type ServerProcess, startServer, stop, temporaryFolder } from '../process/server-process.ts';
import { expect, test } from './fixtures.ts';
import { navigateInApp, waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';

/** A separate product, because everybody's texts in it are hostile. */
let folder: string;
let dataDir: string;
const PAYLOADS_A_TEXT = 25;
/** All rounds together put every payload into every text. */
const ROUNDS = scaled(1, scriptPayloads.length / PAYLOADS_A_TEXT);

let server: ServerProcess;
let shared: string | undefined;
test.beforeAll(async () => {
  folder = temporaryFolder('scripts');
  dataDir = join(folder, 'data');
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  await server.ready();
  shared = process.env.E2E_URL;
  process.env.E2E_URL = server.base.replace('127.0.0.1', 'localhost');
});
test.afterAll(async () => {
  process.env.E2E_URL = shared;
  await stop(server);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const plantAll = async (round: number) => {
  const client = new pg.Client(findEmbedded(dataDir));
  await client.connect();
  const planted = await plantScripts(client, { payloads: scriptPayloads, perText: PAYLOADS_A_TEXT, round });
  await client.end();
  return planted;
};

const people = ['student', 'coach', 'admin'] as const;
/** All student pages; of other roles `npm test` visits only their first. */
const pathsOf = (role: (typeof people)[number]) =>
  builtScreens
    .filter(({ path, roles }) => roles.includes(role) && !path.includes(':'))
    .toSorted((a, b) => Number(b.roles[0] === role) - Number(a.roles[0] === role))
    .map(({ path }) => path)
    .slice(0, role === 'student' ? undefined : scaled(1, builtScreens.length));

test(`none of ${scriptPayloads.length} scripts runs, wherever a text is shown @wide`, async ({ page }) => {
  test.setTimeout(240_000 * ROUNDS);
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(500);
  const ran: unknown[] = [];
  await page.exposeFunction(ALARM, (payload: unknown) => ran.push(payload));
  // Proves that the alarm works.
  await page.setContent(`<img src="data:," onerror="${ALARM}('planted')">`);
  await expect.poll(() => ran).toEqual(['planted']);

  const shown = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const role of people) {
      await signIn(page, demo[role]);
      const planted = await plantAll(round);
      expect(planted).toEqual(expect.arrayContaining(['users.bio', 'reminders.text', 'alerts.title']));
      await page.goto(`${process.env.E2E_URL}/profile`);
      await waitUntilLoaded(page);
      for (const path of pathsOf(role)) {
        await navigateInApp(page, path);
        await waitUntilLoaded(page);
        if ((await page.getByText(ALARM).count()) > 0) shown.add(path);
      }
      await page.goto(`${process.env.E2E_URL}/dev/outbox`);
    }
  expect(ran).toEqual(['planted']);
  expect([...shown]).toEqual(
    expect.arrayContaining(['/dashboard', '/goals', '/profile', '/coach-dashboard']),
  );
});
