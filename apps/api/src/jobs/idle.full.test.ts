import { setTimeout as sleep } from 'node:timers/promises';
import { cloneTemplate } from '@netlik/testkit/databases';
import { openWorld, type World } from '@netlik/testkit/world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';

const QUIET_MS = 12_000;
// At most 60 statements a minute of pool, bus and job engine, as PostgreSQL counts them.
const MAX_QUIET_A_SECOND = 40 / 60;
const MAX_A_MINUTE = 20;

let world: World;
let reader: pg.Client;
beforeAll(async () => {
  const cluster = inject('cluster');
  const database = await cloneTemplate(cluster);
  reader = new pg.Client({ ...cluster, database: 'postgres' });
  await reader.connect();
  await reader.query(`alter database ${database} set log_statement = 'all'`);
  world = await openWorld({ database, now: '2026-11-15T09:01:05Z' });
  await world.deps.jobs.start({ work: true });
});
afterAll(async () => {
  await world.close();
  await reader.end();
});

/** Only this file's database logs its statements. */
const countStatements = async () => {
  const { rows } = await reader.query<{ log: string }>('select pg_read_file(pg_current_logfile()) as log');
  return rows[0]!.log.match(/LOG: {2}(?:statement|execute [^:]+):/g)?.length ?? 0;
};
const ownQueries = { sent: 0 };
const unfinished = async () => {
  ownQueries.sent += 1;
  const { rows } = await world.db.raw(
    `select count(*) filter (where state = 'completed')::int as done, count(*)::int as sent from jobs.job`,
    [],
  );
  return rows[0] as { done: number; sent: number };
};
const minuteDone = (jobs: number) =>
  vi.waitFor(async () => expect(await unfinished()).toEqual({ done: jobs, sent: jobs }), {
    timeout: 20_000,
    interval: 200,
  });

describe('an idle server', () => {
  it('sends less than a statement a second, its jobs of every minute included', async () => {
    await vi.waitFor(async () => expect((await unfinished()).sent).toBeGreaterThan(0), 10_000);
    const { sent: everyMinute } = await unfinished();
    await minuteDone(everyMinute);

    const quietSince = () => Math.ceil(((performance.now() - begun) / 1000) * MAX_QUIET_A_SECOND);
    let begun = performance.now();
    let before = await countStatements();
    await sleep(QUIET_MS);
    const quiet = (await countStatements()) - before;
    expect(quiet).toBeGreaterThan(0);
    expect(quiet).toBeLessThanOrEqual(quietSince());

    ownQueries.sent = 0;
    begun = performance.now();
    before = await countStatements();
    world.clock.advance(60);
    await minuteDone(2 * everyMinute);
    const spent = (await countStatements()) - before - ownQueries.sent;
    expect(spent).toBeGreaterThan(everyMinute);
    expect(spent).toBeLessThanOrEqual(MAX_A_MINUTE + quietSince());
  });
});
