import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { parentLinks } from '@netlik/contract/coaching/parent-links';
import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { alerts } from '@netlik/contract/platform/alerts';
import { notifications } from '@netlik/contract/platform/notifications';
import { ATTENTION_REASONS } from '@netlik/domain/coaching/values';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PARENT_SECRET } from '../coaching/parent-links/parent-links.demo.ts';
import { raw, sql } from '../db/database.ts';
import { emptyDatabase } from './demo.sql.ts';
import { fillDemo } from './fill.ts';
import { demoPassword } from './people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
  await fillDemo(world.deps);
}, 240_000);
afterAll(() => world.close());

const signedIn = async (name: string) =>
  (await world.call(signIn.login, { body: { email: `${name}@netlik.demo`, password: demoPassword } })).data;

const fullTables = async () => {
  const names = await world.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%migration%'`);
  const full: string[] = [];
  for (const { name } of names) {
    const [row] = await world.rows<{ full: boolean }>(
      sql`select exists (select from public.${raw(`"${name}"`)}) as full`,
    );
    if (row?.full) full.push(name);
  }
  return full.sort();
};

describe('the demo data', () => {
  it('gives everybody notifications of every kind, and long ones to page through', async () => {
    for (const name of ['ogrenci', 'koc', 'admin']) {
      const { token } = await signedIn(name);
      const { data } = await world.call(notifications.list, { query: { limit: 100 } }, token);
      expect(new Set(data.map(({ category }) => category)).size, name).toBe(4);
      expect(data.some(({ readAt }) => readAt === null)).toBe(true);
      if (name === 'ogrenci') expect(data.length).toBeGreaterThan(20);
    }
  });

  it('shows students and coaches an alert each', async () => {
    const titlesFor = async (name: string) =>
      (await world.call(alerts.active, {}, (await signedIn(name)).token)).data.map(({ title }) => title);
    expect(await titlesFor('ucretsiz')).toEqual(['Hedef listesi yenilendi']);
    expect(await titlesFor('koc')).toEqual(['Pazar gecesi kısa bakım']);
  });

  it('gives the first student goals whose lowest scores are known', async () => {
    const { token } = await signedIn('ogrenci');
    const { data } = await world.call(account.profile, {}, token);
    expect(data.targetUniversities.map(({ placement }) => placement?.year)).toEqual([2026, 2026]);
  });

  it('writes plans by the rules of the product: programs in quarters of an hour, described, complete before they are evaluated', async () => {
    const broken = await world.rows(sql`
      select p.day, p.source, s.target_minutes, s.description, s.choice, p.feedback_at
      from daily_plans p join daily_plan_subjects s on s.plan_id = p.id
      where (p.source = 'coach' and s.target_minutes % 15 <> 0) or s.description = ''
        or (p.feedback_at is not null and s.choice is distinct from 'completed')`);
    expect(broken).toEqual([]);
  });

  it('gives two coaches six students each, in whom every rule of attention fires', async () => {
    const reasons = new Set<string>();
    for (const name of ['koc', 'koc2']) {
      const { token } = await signedIn(name);
      const { pagination } = await world.call(coachStudents.list, {}, token);
      expect(pagination, name).toMatchObject({ total: 6 });
      for (const { reason } of (await world.call(coachLive.attention, {}, token)).data) reasons.add(reason);
      expect((await world.call(programTemplates.list, {}, token)).data.length, name).toBeGreaterThan(1);
    }
    expect([...reasons].sort()).toEqual([...ATTENTION_REASONS].sort());
    const { data } = await world.call(parentLinks.open, { body: { token: DEMO_PARENT_SECRET } });
    expect(data.nets.length).toBeGreaterThan(1);
    const batches = await world.rows(sql`select from program_batches where undone_at is null`);
    expect(batches).toHaveLength(2);
  });

  it('is not added to, and goes whole', async () => {
    expect(await fillDemo(world.deps)).toBe(false);
    expect(await fullTables()).toContain('motivations');
    await emptyDatabase(world.db);
    // Inserted by a migration, because the product needs them without a demo too.
    expect(await fullTables()).toEqual(['daily_challenges']);
    expect(await fillDemo(world.deps)).toBe(true);
  });
});
