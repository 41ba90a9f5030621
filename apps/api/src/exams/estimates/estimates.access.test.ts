import { randomUUID } from 'node:crypto';
import { estimates } from '@netlik/contract/estimates';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';
import type { Row } from '../../../../../quality/access/row.ts';

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
