import { randomUUID } from 'node:crypto';
import { estimates } from '@netlik/contract/exams/estimates';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Row } from '@netlik/testkit/access/row';

const row: Row = {
  latest: { input: () => ({ query: { basis: 'average', placed: '1' } }) },
  missing: {
    input: () => ({ query: { tyt: randomUUID() } }),
    outcome: { others: 'exam_attempt.not_found' },
  },
};

accessSuite('estimates', estimates, {
  get: row,
  goals: row,
  forecast: { own: { input: () => ({ query: { placed: '1' } }) } },
});
