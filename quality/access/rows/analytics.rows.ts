import type { Row } from '../access-rows.ts';

const days = { tyt: '2027-06-19', ayt: '2027-06-20', ydt: '2027-06-20', official: true };

/** Years have no owner: who may set one may set all of them. */
const setYear = { input: () => ({ params: { year: '2027' }, body: days }) };

export const analyticsRows: Record<string, Row> = {
  'analytics.dashboard': { own: { input: () => ({ query: { range: 'monthly' } }) } },
  'analytics.advanced': {
    own: {
      input: () => ({
        query: { range: 'all', subjects: 'fizik,matematik_ayt', includeSessions: 'true' },
      }),
    },
  },
  'analytics.examDates': { everyone: { input: () => ({}) } },
  'analytics.setExamDates': {
    own: setYear,
    other: setYear,
    missing: {
      input: () => ({ params: { year: '2026' }, body: days }),
      outcome: { others: 'request.rule_broken' },
    },
  },
};
