import { MAX_PROGRAM_TEMPLATES, programTemplates } from '@netlik/contract/coach/program-templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../db/database.ts';
import { countStatuses, inParallel } from '../../../testing/parallel.ts';
import { openWorld, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('keeps a coach’s templates up to their limit under 50 parallel calls', async () => {
  const coach = await world.person({ role: 'coach' });
  const subjects = [{ subject: 'matematik', description: 'Türev', duration: 60 }];
  const keep = (name: string) => coach.call(programTemplates.create, { body: { name, subjects } });
  expect((await keep('Sayısal gün')).data).toMatchObject({ name: 'Sayısal gün', subjects });
  await world.db.run(sql`
    insert into program_templates (id, user_id, name, subjects, created_at)
    select gen_random_uuid(), ${coach.id}, 'Şablon', '[]', now() from generate_series(1, ${MAX_PROGRAM_TEMPLATES - 3})`);
  expect(countStatuses(await inParallel(50, (at) => keep(`Gün ${at}`)))).toEqual({ 201: 2, 409: 48 });
  expect((await coach.call(programTemplates.list, {})).data).toHaveLength(MAX_PROGRAM_TEMPLATES);
});
