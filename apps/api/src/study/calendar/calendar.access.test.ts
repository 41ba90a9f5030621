import { calendar } from '@netlik/contract/study/calendar';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';

accessSuite('calendar', calendar, {
  days: {
    own: {
      input: async ({ world, subject }) => {
        await insertRow(world.db, 'reminders', { userId: subject.id, text: subject.email });
        return { query: { mode: 'study', from: '2026-11-01', to: '2026-11-30' } };
      },
    },
    'with from after to': {
      input: () => ({ query: { mode: 'question', from: '2026-11-30', to: '2026-11-01' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
