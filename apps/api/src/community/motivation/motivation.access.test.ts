import { motivation } from '@netlik/contract/community/motivation';
import { accessSuite } from '@netlik/testkit/access/access-suite';

const query = { year: '2026', week: '47' };

accessSuite('motivation', motivation, {
  current: { own: { input: () => ({}) } },
  get: { everyone: { input: () => ({ query }) } },
  save: {
    new: { input: () => ({ query, body: { text: 'Bugün başla.', author: 'Nermin' } }) },
    'a week the year does not have': {
      input: () => ({ query: { year: '2025', week: '53' }, body: { text: 'Yok.' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
