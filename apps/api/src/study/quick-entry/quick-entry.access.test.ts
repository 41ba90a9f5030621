import { quickEntry } from '@netlik/contract/study/quick-entry';
import { accessSuite } from '@netlik/testkit/access/access-suite';

const body = { text: 'mat türev 40 soru 32d 6y', corrections: { right: 30, date: '2026-11-14' } };

accessSuite('quickEntry', quickEntry, {
  parse: {
    own: { input: () => ({ body }) },
    'with a subject that does not exist': {
      input: () => ({ body: { ...body, corrections: { subject: 'simya' } } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
