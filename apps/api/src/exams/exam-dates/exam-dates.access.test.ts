import { examDates } from '@netlik/contract/exams/exam-dates';
import { accessSuite } from '@netlik/testkit/access/access-suite';

const days = { tyt: '2027-06-19', ayt: '2027-06-20', ydt: '2027-06-20', official: true };

const setYear = { input: () => ({ params: { year: '2027' }, body: days }) };

accessSuite('examDates', examDates, {
  list: { everyone: { input: () => ({}) } },
  save: {
    own: setYear,
    other: setYear,
    missing: {
      input: () => ({ params: { year: '2026' }, body: days }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
