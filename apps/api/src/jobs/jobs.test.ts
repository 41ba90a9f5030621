import { EventEmitter, once } from 'node:events';
import { insertRow, insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../db/database.ts';
import { sweepExpired } from '../identity/identity.jobs.ts';

type Job = { n: number; bad?: boolean };

let world: World;
const done: number[] = [];
let badTries = 0;
beforeAll(async () => {
  world = await openWorld();
  world.deps.jobs.define('test.work', async ({ n, bad }: Job) => {
    if (bad) {
      badTries += 1;
      throw new Error('job');
    }
    done.push(n);
  });
  await world.deps.jobs.start({ work: true });
});
afterAll(() => world.close());

const soon = { timeout: 8000, interval: 50 };
const send = (...jobs: Job[]) =>
  world.db.transaction(async (tx) => {
    for (const job of jobs) await world.deps.jobs.send(tx, 'test.work', job);
  });
const stateOf = async (n: number) =>
  (
    (
      await world.db.raw(`select state from jobs.job where name = 'test.work' and (data->>'n')::int = $1`, [
        n,
      ])
    ).rows as { state: string }[]
  )[0]?.state;

describe('jobs', () => {
  it('runs sent jobs, and a failing one does not block the others', async () => {
    await send({ n: 1, bad: true }, { n: 2 }, { n: 3 });
    // Less than the pause before a retry.
    await vi.waitFor(() => expect([...done].sort()).toEqual([2, 3]), { timeout: 4000, interval: 50 });
    await vi.waitFor(async () => expect(await stateOf(1)).toBe('retry'), soon);
    await vi.waitFor(async () => expect(await stateOf(3)).toBe('completed'), soon);
    expect(badTries).toBe(1);
  });

  it('creates a job only if its transaction commits', async () => {
    const failed = world.db.transaction(async (tx) => {
      await world.deps.jobs.send(tx, 'test.work', { n: 10 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await send({ n: 11 });
    await vi.waitFor(() => expect(done).toContain(11), soon);
    expect(done).not.toContain(10);
    expect(await stateOf(10)).toBeUndefined();
  });

  it('keeps jobs until a worker starts', async () => {
    const idle = await openWorld();
    const heard: number[] = [];
    idle.deps.jobs.define('test.later', async ({ n }: Job) => {
      heard.push(n);
    });
    await idle.deps.jobs.start({ work: false });
    await idle.db.transaction((tx) => idle.deps.jobs.send(tx, 'test.later', { n: 7 }));
    await idle.deps.jobs.start({ work: true });
    await vi.waitFor(() => expect(heard).toEqual([7]), soon);
    await idle.close();
  });

  it('completes running jobs before stop resolves', async () => {
    const other = await openWorld();
    const gate = new EventEmitter();
    const begun = once(gate, 'begun');
    other.deps.jobs.define('test.held', async () => {
      const finish = once(gate, 'finish');
      gate.emit('begun');
      await finish;
    });
    await other.deps.jobs.start({ work: true });
    await other.db.transaction((tx) => other.deps.jobs.send(tx, 'test.held', {}));
    await begun;
    let stopped = false;
    let stopping = Promise.resolve();
    await other.db.transaction(async (tx) => {
      // Completing the job has to wait for this transaction.
      await tx.raw(`select from jobs.job where name = 'test.held' for update`, []);
      gate.emit('finish');
      stopping = other.deps.jobs.stop().then(() => {
        stopped = true;
      });
      await vi.waitFor(async () =>
        expect(
          await world.db.many(
            sql`select 1 from pg_stat_activity where datname = ${other.database} and wait_event_type = 'Lock'`,
          ),
        ).toHaveLength(1),
      );
      expect(stopped).toBe(false);
    });
    await stopping;
    const { rows } = await other.db.raw(`select state from jobs.job where name = 'test.held'`, []);
    expect(rows).toEqual([{ state: 'completed' }]);
    await other.close();
  });

  it('survives a failure to record the completion of a job', async () => {
    await world.db.raw(
      `create function jobs.refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`,
      [],
    );
    await world.db.raw(
      `create trigger refuse before update on jobs.job for each row
       when (new.state = 'completed' and new.data->>'n' = '20') execute function jobs.refuse()`,
      [],
    );
    await send({ n: 20 });
    await vi.waitFor(() => expect(done).toContain(20), soon);
    await send({ n: 21 });
    await vi.waitFor(async () => expect(await stateOf(21)).toBe('completed'), soon);
    expect(await stateOf(20)).toBe('active');
  });

  it('starts a job within two seconds of its commit, also behind a queue that is busy for long', async () => {
    const other = await openWorld();
    const gate = new EventEmitter();
    const held = once(gate, 'begun');
    const heard: string[] = [];
    other.deps.jobs.define('test.slow', async ({ n }: Job) => {
      heard.push(`slow ${n}`);
      if (n > 1) return;
      gate.emit('begun');
      await once(gate, 'finish');
    });
    other.deps.jobs.define('test.quick', async ({ n }: Job) => {
      heard.push(`quick ${n}`);
    });
    await other.deps.jobs.start({ work: true });
    const sendTo = (queue: string, count: number) =>
      other.db.transaction((tx) =>
        other.deps.jobs.sendAll(
          tx,
          queue,
          Array.from({ length: count }, (_, at) => ({ n: at + 1 })),
        ),
      );
    await sendTo('test.slow', 1);
    await held;
    const quick = { timeout: 2000, interval: 20 };
    await sendTo('test.slow', 25);
    await sendTo('test.quick', 25);
    await vi.waitFor(() => expect(heard.filter((one) => one.startsWith('quick'))).toHaveLength(25), quick);
    expect(heard).not.toContain('slow 2');
    const again = once(gate, 'begun');
    gate.emit('finish');
    await again;
    gate.emit('finish');
    await vi.waitFor(() => expect(heard.filter((one) => one.startsWith('slow'))).toHaveLength(26), quick);
    await other.close();
  });

  it('takes what another process has sent that does no work itself', async () => {
    const other = await openWorld({ beside: world });
    await other.db.transaction((tx) => other.deps.jobs.send(tx, 'test.work', { n: 30 }));
    await vi.waitFor(() => expect(done).toContain(30), soon);
    await other.close();
  });

  it('tries a failed job again', async () => {
    await send({ n: 40, bad: true });
    const retries = `select from jobs.job where (data->>'n')::int = 40 and retry_count > 0`;
    const later = { timeout: 30_000, interval: 100 };
    await vi.waitFor(async () => expect((await world.db.raw(retries, [])).rows).toHaveLength(1), later);
  }, 40_000);

  it('creates no queue that is there already', async () => {
    const other = await openWorld();
    await other.db.raw(
      `create or replace function jobs.create_queue(queue_name text, options json) returns void language plpgsql
       as $$ begin raise 'created %', queue_name; end $$`,
      [],
    );
    const beside = await openWorld({ beside: other });
    await beside.deps.jobs.start({ work: false });
    beside.deps.jobs.define('test.unknown', async () => undefined);
    await expect(beside.deps.jobs.start({ work: false })).rejects.toThrow('created test.unknown');
    await beside.close();
    await other.close();
  });

  it('drops schedules that earlier versions stored', async () => {
    const other = await openWorld();
    await insertRow(other.db, 'jobs.schedule', { name: 'identity.sweep' });
    await other.deps.jobs.start({ work: false });
    expect((await other.db.raw('select name from jobs.schedule', [])).rows).toEqual([]);
    await other.close();
  });

  it('sends what is due in this minute once, also with two servers', async () => {
    const one = await openWorld({ now: '2026-11-15T00:30:05Z' });
    const two = await openWorld({ beside: one });
    const counted = 'select count(*)::int as count from jobs.job where name = $1';
    const sent = async (queue: string) => (await one.db.raw(counted, [queue])).rows as { count: number }[];
    for (const { deps } of [one, two]) await deps.jobs.start({ work: true });
    await vi.waitFor(async () => expect(await sent('backup.daily')).toEqual([{ count: 1 }]), soon);
    expect(await sent('events.sweep')).toEqual([{ count: 0 }]);
    for (const { deps } of [one, two]) await deps.jobs.stop();
    expect(await sent('backup.daily')).toEqual([{ count: 1 }]);
    await two.close();
    await one.close();
  });
});

describe('identity.sweep', () => {
  it('deletes expired rows only', async () => {
    const person = await world.person();
    const later = new Date(world.clock.now().getTime() + 1000);
    const now = world.clock.now();
    await insertRows(world.db, 'user_tokens', [
      { hash: '\\x01', userId: person.id, expiresAt: now },
      { hash: '\\x02', userId: person.id, expiresAt: later },
    ]);
    await insertRows(world.db, 'throttles', [
      { key: 'a', windowEndsAt: now },
      { key: 'b', windowEndsAt: later },
    ]);
    await insertRow(world.db, 'sessions', { userId: person.id, device: 'eski', expiresAt: now });
    await sweepExpired(world.deps);
    expect(await world.rows(sql`select hash from user_tokens`)).toHaveLength(1);
    expect(await world.rows(sql`select key from throttles`)).toEqual([{ key: 'b' }]);
    expect(await world.rows(sql`select id from sessions where device = 'eski'`)).toEqual([]);
    expect(await world.rows(sql`select id from sessions where user_id = ${person.id}`)).toHaveLength(1);
  });

  it('keeps a used refresh token for 7 days to detect its reuse', async () => {
    const { refreshToken: _, id } = await world.person();
    await world.db.run(sql`
      update refresh_tokens set used_at = ${world.clock.now()}
      where session_id in (select id from sessions where user_id = ${id})`);
    const kept = async () =>
      (
        await world.rows(sql`
          select hash from refresh_tokens where session_id in (select id from sessions where user_id = ${id})`)
      ).length;
    world.clock.advance(7 * 86_400);
    await sweepExpired(world.deps);
    expect(await kept()).toBe(1);
    world.clock.advance(1);
    await sweepExpired(world.deps);
    expect(await kept()).toBe(0);
  });
});
