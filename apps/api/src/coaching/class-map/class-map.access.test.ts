import { classMap } from '@netlik/contract/coaching/class-map';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('classMap', classMap, {
  get: {
    own: {
      input: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
      shows: ({ actor, subject }) =>
        actor === 'otherCoach' ? [] : [subject.id, subject.firstName, subject.lastName],
    },
  },
});
