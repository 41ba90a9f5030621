import { coachProgress } from '@netlik/contract/coaching/coach-progress';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('coachProgress', coachProgress, {
  list: {
    own: {
      input: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
      shows: ({ actor, subject }) =>
        actor === 'otherCoach' ? [] : [subject.id, subject.firstName, subject.lastName],
    },
  },
});
