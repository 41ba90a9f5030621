import { calendar } from '@netlik/contract/study/calendar';
import { toStudyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { newId } from '../../ids.ts';
import { insertReminder } from '../reminders/reminders.sql.ts';

accessSuite('calendar', calendar, {
  days: {
    own: {
      input: async ({ world, subject }) => {
        const reminder = {
          date: toStudyDay('2026-11-16'),
          text: subject.email,
          subject: null,
          isDone: false,
        };
        await insertReminder(world.db, newId(), subject.id, reminder, world.clock.now());
        return { query: { mode: 'study', from: '2026-11-01', to: '2026-11-30' } };
      },
    },
    'with from after to': {
      input: () => ({ query: { mode: 'question', from: '2026-11-30', to: '2026-11-01' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
