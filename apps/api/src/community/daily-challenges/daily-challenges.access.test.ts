import { dailyChallenges } from '@netlik/contract/community/daily-challenges';
import { accessSuite } from '@netlik/testkit/access/access-suite';

const one = { key: 'sessions', title: 'Üç çalışma', target: 3 };

accessSuite('dailyChallenges', dailyChallenges, {
  today: { own: { input: () => ({}) } },
  list: { own: { input: () => ({}) } },
  save: {
    own: { input: () => ({ body: { challenges: [one] } }) },
    'with a key twice': {
      input: () => ({ body: { challenges: [one, one] } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
