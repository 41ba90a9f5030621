import { adminSystem } from '@netlik/contract/platform/admin-system';
import { BUCKET_ENDS } from '@netlik/domain/platform/system/response-times';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';
import { isStudyCounted, measureSystem } from './metrics.service.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

const metrics = async () => (await admin.call(adminSystem.metrics, {})).data;

describe('GET /admin/system/metrics', () => {
  it('is null before the first measurement', async () => {
    expect(await metrics()).toBeNull();
  });

  it('tells what was measured, in two statements', async () => {
    const old = await world.person({ role: 'coach' });
    await world.db.run(sql`update users set created_at = '2026-10-01T00:00:00Z' where id = ${old.id}`);
    await world.person();
    await measureSystem(world.deps);
    const figures = (await metrics())!;
    expect(figures).toMatchObject({
      totalUsers: 3,
      totalStudents: 1,
      totalCoaches: 1,
      totalAdmins: 1,
      totalSessions: 0,
      avgSessionTime: null,
      growthPercent: 100,
      processes: 1,
      measuredAt: world.clock.now().toISOString(),
    });
    expect(figures.databaseSize).toBeGreaterThan(0);
    expect(figures.responseTime).toBeGreaterThan(0);
    expect(figures.responseTime).toBeLessThanOrEqual(BUCKET_ENDS.at(-1)!);
    expect(await world.statements(metrics)).toBeLessThanOrEqual(2);
  });

  it('sums everybody’s study each minute, in a large school at each tenth', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 9, minute));
    expect([isStudyCounted(99_999, at(7)), isStudyCounted(100_000, at(7))]).toEqual([true, false]);
    expect(isStudyCounted(100_000, at(20))).toBe(true);
    const school = { totalSessions: 7, totalQuestions: 70, avgSessionTime: 12.5 };
    const hasSchool = sql`
      update user_months set new_students = new_students + 100000 where month = (select max(month) from user_months)`;
    await world.db.run(sql`update system_metrics set figures = figures || ${JSON.stringify(school)}::jsonb`);
    await world.db.run(hasSchool);
    const measuredAt = async (minute: number) => {
      world.clock.set(at(minute).toISOString());
      await measureSystem(world.deps);
      return (await world.rows<{ figures: object }>(sql`select figures from system_metrics`))[0]?.figures;
    };
    expect(await measuredAt(1)).toMatchObject(school);
    expect(await measuredAt(10)).toMatchObject({ totalSessions: 0, totalQuestions: 0, avgSessionTime: null });
    world.clock.set(at(0).toISOString());
    await world.db.run(sql`
      update user_months set new_students = new_students - 100000 where new_students >= 100000`);
  });

  it('names the settings by which PostgreSQL may lose what it has acknowledged', async () => {
    await measureSystem(world.deps);
    // Test databases trade durability for speed.
    expect((await metrics())?.unsafeSettings).toEqual(['fsync', 'full_page_writes', 'synchronous_commit']);
  });

  it('adds up several processes, and forgets one that is gone', async () => {
    const beside = await openWorld({ beside: world });
    await measureSystem(world.deps);
    await vi.waitFor(async () => {
      const [row] = await world.rows<{ count: number }>(
        sql`select count(*)::int as count from process_samples`,
      );
      expect(row?.count).toBe(2);
    });
    await measureSystem(world.deps);
    expect((await metrics())?.processes).toBe(2);
    await beside.close();
    world.clock.advance(240);
    await measureSystem(world.deps);
    expect((await metrics())?.processes).toBe(1);
  });
});

describe('GET /admin/system/user-growth', () => {
  it('is a year of months, also empty ones', async () => {
    const long = await world.person();
    await world.db.run(sql`update users set created_at = '2024-01-01T00:00:00Z' where id = ${long.id}`);
    const { data } = await admin.call(adminSystem.userGrowth, {});
    expect([data.length, data[0]?.month, data.at(-1)?.month]).toEqual([12, '2025-12', '2026-11']);
    expect(data[0]).toEqual({ month: '2025-12', newUsers: 0, newStudents: 0, totalUsers: 1 });
    expect(data[10]).toMatchObject({ month: '2026-10', newUsers: 1, totalUsers: 2 });
    expect(data.at(-1)?.totalUsers).toBe(4);
  });

  it('is what counting the people gives, also after many came, moved, changed and went at once', async () => {
    const counted = () =>
      world.rows(sql`
        select to_char(created_at at time zone 'Europe/Istanbul', 'YYYY-MM') as month, count(*)::int as users,
          count(*) filter (where role = 'student')::int as students
        from users group by 1 order by 1`);
    const kept = () =>
      world.rows(sql`
        select to_char(month, 'YYYY-MM') as month, new_users as users, new_students as students
        from user_months where new_users <> 0 or new_students <> 0 order by 1`);
    // Half an hour before midnight of the server's month, in the next one here.
    const start = Date.parse('2026-08-31T22:30:00Z');
    const crowd = Array.from({ length: 21 }, (_, n) => ({
      email: `${n}@buyume.example`,
      role: n % 2 ? 'coach' : 'student',
      createdAt: new Date(start - n * 10 * 86_400_000),
    }));
    await insertRows(world.db, 'users', crowd);
    expect(await kept()).toEqual(await counted());
    const writes = [
      sql`update users set role = 'student' where email like '1%@buyume.example'`,
      sql`update users set created_at = created_at + interval '1 month' where email like '%5@buyume.example'`,
      sql`delete from users where email like '%2@buyume.example'`,
      sql`delete from users where email like '%@buyume.example'`,
    ];
    for (const write of writes) {
      await world.db.run(write);
      expect(await kept()).toEqual(await counted());
    }
  });
});
