import { randomUUID } from 'node:crypto';
import { programWeeks } from '@netlik/contract/coaching/program-weeks';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { sql } from '../../db/database.ts';

const subjects = [{ subject: 'matematik', description: 'Önce örnekler', duration: 60 }];
const body = (coachId?: string | null) => ({
  days: [{ date: '2027-01-11', subjects }],
  status: 'active',
  ...(coachId && { coachId }),
});

accessSuite('programWeeks', programWeeks, {
  save: {
    own: {
      input: async ({ world, subject }) => {
        await world.db.run(sql`delete from daily_plans where user_id = ${subject.id}`);
        const { coachId } = await world.db.one<{ coachId: string | null }>(
          sql`select coach_id as "coachId" from users where id = ${subject.id}`,
        );
        return { params: { id: subject.id }, body: body(coachId) };
      },
      outcome: { otherCoach: 'user.not_found' },
      shows: ({ subject }) => [subject.id],
    },
    other: {
      input: ({ account }) => ({ params: { id: account.id }, body: body() }),
      outcome: { others: 'user.not_found' },
    },
    missing: {
      input: () => ({ params: { id: randomUUID() }, body: body() }),
      outcome: { others: 'user.not_found' },
    },
  },
});
