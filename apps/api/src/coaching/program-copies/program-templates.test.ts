import { readFileSync } from 'node:fs';
import { MAX_PROGRAM_TEMPLATES, programTemplates } from '@netlik/contract/coaching/program-templates';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type World } from '@netlik/testkit/world';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const runMigration = async (name: string) => {
  const client = new pg.Client({ ...inject('cluster'), database: world.database });
  await client.connect();
  await client.query(readFileSync(new URL(`../../../db/migrations/${name}`, import.meta.url), 'utf8'));
  await client.end();
};

const subjects = [{ subject: 'matematik', description: 'Problem', duration: 60 }];
const namesOf = async (userId: string) => {
  const rows = await world.db.many<{ name: string }>(
    sql`select name from program_templates where user_id = ${userId} order by id`,
  );
  return rows.map(({ name }) => name);
};

it('a name is refused twice for one coach, in whatever case and also under parallel calls', async () => {
  const [coach, another] = [await world.person({ role: 'coach' }), await world.person({ role: 'coach' })];
  const keep = (name: string) => coach.call(programTemplates.create, { body: { name, subjects } });
  const spellings = ['SAYISAL GİRİŞ', 'sayısal giriş', 'Sayisal Giris'];
  expect(countStatuses(await inParallel(12, (at) => keep(spellings[at % 3]!)))).toEqual({ 201: 1, 409: 11 });
  expect(await keep('sayısal giriş')).toMatchObject({
    code: 'coach.template_named',
    message: 'Bu adda bir şablonun var. Başka bir ad yaz.',
  });
  const body = { name: 'Sayısal giriş', subjects };
  expect((await another.call(programTemplates.create, { body })).status).toBe(201);
});

it('names that were stored twice get a number, and the oldest keeps its own', async () => {
  const coach = await world.person({ role: 'coach' });
  const long = 'Ş'.repeat(60);
  const names = ['Gün', 'GÜN (2)', 'gün', 'Gun', long, long];
  await world.db.run(sql`drop index program_templates_name`);
  // Ids of one millisecond have no order.
  for (const [at, name] of names.entries())
    await world.db.run(sql`
      insert into program_templates (id, user_id, name, subjects, created_at)
      values (${newId(Date.now() + at)}, ${coach.id}, ${name}, '[]', now())`);
  await runMigration('0090_template_names.sql');
  expect(await namesOf(coach.id)).toEqual([
    'Gün',
    'GÜN (2)',
    'gün (3)',
    'Gun (4)',
    long,
    `${'Ş'.repeat(56)} (2)`,
  ]);
});

it('keeps a coach’s templates up to their limit under 50 parallel calls', async () => {
  const coach = await world.person({ role: 'coach' });
  const keep = (name: string) => coach.call(programTemplates.create, { body: { name, subjects } });
  expect((await keep('Sayısal gün')).data).toMatchObject({ name: 'Sayısal gün', subjects });
  await world.db.run(sql`
    insert into program_templates (id, user_id, name, subjects, created_at)
    select gen_random_uuid(), ${coach.id}, 'Şablon ' || place, '[]', now() from generate_series(1, ${MAX_PROGRAM_TEMPLATES - 3}) as place`);
  expect(countStatuses(await inParallel(50, (at) => keep(`Gün ${at}`)))).toEqual({ 201: 2, 409: 48 });
  expect((await coach.call(programTemplates.list, {})).data).toHaveLength(MAX_PROGRAM_TEMPLATES);
});
