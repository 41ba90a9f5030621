import { analytics } from '@netlik/contract/analytics';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

const days = { tyt: '2027-06-19', ayt: '2027-06-20', ydt: '2027-06-20', official: true };

/** Years have no owner: who may set one may set all of them. */
const setYear = { input: () => ({ params: { year: '2027' }, body: days }) };

accessSuite('analytics', analytics, {
  dashboard: { own: { input: () => ({ query: { range: 'monthly' } }) } },
  advanced: {
    own: {
      input: () => ({
        query: { range: 'all', subjects: 'fizik,matematik_ayt', includeSessions: 'true' },
      }),
    },
  },
  examDates: { everyone: { input: () => ({}) } },
  setExamDates: {
    own: setYear,
    other: setYear,
    missing: {
      input: () => ({ params: { year: '2026' }, body: days }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
