import { coachPrograms, type NewProgram } from '@netlik/contract/coach/coach-programs';
import { programDrafts } from '@netlik/contract/coach/program-drafts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../db/database.ts';
import { storePlan } from '../../../testing/stored-plan.ts';
import { openWorld, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true, now: '2026-11-16T04:00:00Z' });
});
afterAll(() => world.close());

it('proposes a week for several students that the form takes as it is, without days that have a program', async () => {
  const coach = await world.person({ role: 'coach' });
  const students = [
    await world.person({ tier: 'premium', coachId: coach.id }),
    await world.person({ tier: 'premium', coachId: coach.id }),
  ];
  const studentIds = students.map(({ id }) => id);
  await world.db.run(sql`
    update users set target_year = 2027, target_field_type = 'sayisal' where id = any(${studentIds}::uuid[])`);
  await storePlan(world.db, studentIds[0]!, { date: '2026-11-17', source: 'coach', status: 'draft' });
  const body = { studentIds, date: '2026-11-16', span: 'week' } as const;
  const [first, second] = (await coach.call(programDrafts.propose, { body })).data;
  const days = (draft: typeof first) => draft!.days.map(({ date }) => date);
  expect(days(first)).not.toContain('2026-11-17');
  expect(days(second)).toContain('2026-11-17');
  const { date, subjects } = second!.days[0]!;
  const program: NewProgram = {
    studentId: second!.studentId,
    date,
    subjects: subjects.map(({ why: _, ...subject }) => subject),
  };
  expect((await coach.call(coachPrograms.create, { body: program })).status).toBe(201);
});
