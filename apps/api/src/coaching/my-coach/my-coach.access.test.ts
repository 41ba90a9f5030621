import { myCoach } from '@netlik/contract/coaching/my-coach';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { sql } from '../../db/database.ts';

const withCoach = async ({ world, account }: Cell): Promise<string> => {
  const coach = await world.person({ role: 'coach' });
  await world.db.run(sql`update users set coach_id = ${coach.id} where id = ${account.id}`);
  await world.db.run(sql`delete from coach_feedbacks where user_id = ${account.id}`);
  return coach.id;
};

accessSuite('myCoach', myCoach, {
  get: { own: { input: () => ({}) } },
  leave: {
    own: {
      input: async (cell) => {
        await withCoach(cell);
        return {};
      },
    },
  },
  feedbackStatus: { own: { input: () => ({}) } },
  sendFeedback: {
    own: {
      input: async (cell) => ({
        body: {
          coachId: await withCoach(cell),
          categories: { communication: 5, programQuality: 4, overallSatisfaction: 5 },
          feedback: 'Programlar bana çok uygun.',
          specificIssues: { tooMuchPressure: false, other: 'Akşam saatleri' },
        },
      }),
    },
  },
});
