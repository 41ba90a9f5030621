import { MAX_PROGRAM_TEMPLATES, programTemplates } from '@netlik/contract/coaching/program-templates';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const subjects = [{ subject: 'matematik', description: 'Problem', duration: 60 }];
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

it('keeps a coach’s templates up to their limit under 50 parallel calls', async () => {
  const coach = await world.person({ role: 'coach' });
  const keep = (name: string) => coach.call(programTemplates.create, { body: { name, subjects } });
  expect((await keep('Sayısal gün')).data).toMatchObject({ name: 'Sayısal gün', subjects });
  const rows = Array.from({ length: MAX_PROGRAM_TEMPLATES - 3 }, (_, n) => ({
    userId: coach.id,
    name: `Şablon ${n}`,
  }));
  await insertRows(world.db, 'program_templates', rows);
  expect(countStatuses(await inParallel(50, (at) => keep(`Gün ${at}`)))).toEqual({ 201: 2, 409: 48 });
  expect((await coach.call(programTemplates.list, {})).data).toHaveLength(MAX_PROGRAM_TEMPLATES);
});
