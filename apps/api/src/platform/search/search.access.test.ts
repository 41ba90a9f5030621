import { search } from '@netlik/contract/platform/search';
import { accessSuite } from '@netlik/testkit/access/access-suite';

/** Only the student's coach and admins find the student. */
accessSuite('search', search, {
  find: {
    own: {
      input: ({ subject }) => ({ query: { q: subject.firstName } }),
      shows: ({ actor, subject: { id, firstName, lastName, email } }) => {
        if (actor === 'admin') return [id, firstName, lastName, email];
        return actor === 'assignedCoach' ? [id, firstName, lastName] : [];
      },
    },
  },
});
