import { dailyChallenges } from '@netlik/contract/rewards/daily-challenges';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';

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
