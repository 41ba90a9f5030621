import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../db/database.ts';
import { sweepExpired } from '../features/identity/identity.jobs.ts';
import { openWorld, type World } from '../testing/world.ts';

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
  it('run what was sent, and a failing one holds up no other', async () => {
    await send({ n: 1, bad: true }, { n: 2 }, { n: 3 });
    // Sooner than the pause before a second try.
    await vi.waitFor(() => expect([...done].sort()).toEqual([2, 3]), { timeout: 4000, interval: 50 });
    await vi.waitFor(async () => expect(await stateOf(1)).toBe('retry'), soon);
    await vi.waitFor(async () => expect(await stateOf(3)).toBe('completed'), soon);
    expect(badTries).toBe(1);
  });

  it('exist only if their transaction commits', async () => {
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

  it('wait for a process that works, when there is none yet', async () => {
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

  it('are written down as done before a stop is over', async () => {
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
      // Its end has to wait for this transaction.
      await tx.raw(`select from jobs.job where name = 'test.held' for update`, []);
      gate.emit('finish');
      stopping = other.deps.jobs.stop().then(() => {
        stopped = true;
      });
      await sleep(1000);
      expect(stopped).toBe(false);
    });
    await stopping;
    const { rows } = await other.db.raw(`select state from jobs.job where name = 'test.held'`, []);
    expect(rows).toEqual([{ state: 'completed' }]);
    await other.close();
  });

  it('whose end cannot be written do not end the process', async () => {
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

  it('are on the clock of Istanbul when they run by themselves', async () => {
    const { rows } = await world.db.raw('select name, cron, timezone from jobs.schedule order by name', []);
    const inIstanbul = (cron: string) => `${cron} Europe/Istanbul`;
    const scheduled = (rows as { name: string; cron: string; timezone: string }[]).map(
      ({ name, cron, timezone }) => [name, `${cron} ${timezone}`],
    );
    expect(Object.fromEntries(scheduled)).toEqual({
      'backup.daily': inIstanbul('30 3 * * *'),
      'events.sweep': inIstanbul('30 4 * * *'),
      'files.sweep': inIstanbul('45 4 * * *'),
      'identity.sweep': inIstanbul('*/30 * * * *'),
      'mail.sweep': inIstanbul('15 4 * * *'),
      'notifications.sweep': inIstanbul('20 4 * * *'),
      'questions.keys': inIstanbul('45 4 * * *'),
      'reminders.keys': inIstanbul('50 4 * * *'),
      'reminders.morning': inIstanbul('*/15 7-10 * * *'),
      'study.close-runs': inIstanbul('* * * * *'),
      'study.rank': inIstanbul('*/15 * * * *'),
      'study.sweep': inIstanbul('40 4 * * *'),
    });
  });
});

describe('the identity sweep', () => {
  it('clears what has expired and leaves what is good', async () => {
    const person = await world.person();
    const later = new Date(world.clock.now().getTime() + 1000);
    await world.db.run(sql`
      insert into user_tokens (hash, user_id, purpose, created_at, expires_at) values
        ('\\x01', ${person.id}, 'reset-password', ${world.clock.now()}, ${world.clock.now()}),
        ('\\x02', ${person.id}, 'reset-password', ${world.clock.now()}, ${later})`);
    await world.db.run(sql`
      insert into throttles (key, hits, window_ends_at) values ('a', 1, ${world.clock.now()}), ('b', 1, ${later})`);
    await world.db.run(sql`
      insert into sessions (id, user_id, device, remembered, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), ${person.id}, 'eski', false, ${world.clock.now()}, ${world.clock.now()}, ${world.clock.now()})`);
    await sweepExpired(world.deps);
    expect(await world.rows(sql`select hash from user_tokens`)).toHaveLength(1);
    expect(await world.rows(sql`select key from throttles`)).toEqual([{ key: 'b' }]);
    expect(await world.rows(sql`select id from sessions where device = 'eski'`)).toEqual([]);
    expect(await world.rows(sql`select id from sessions where user_id = ${person.id}`)).toHaveLength(1);
  });

  it('keeps a spent refresh token 7 days, to notice its reuse', async () => {
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
