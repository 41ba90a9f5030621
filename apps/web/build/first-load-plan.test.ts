import { expect, test } from 'vitest';
import { firstLoadPlan } from './first-load-plan.ts';

test('the inline script requests what the dashboard does, in the range of the address', () => {
  const { requests } = firstLoadPlan;
  expect(requests['/']).toEqual(['/analytics/dashboard?range=weekly', '/alerts/active']);
  expect(requests['/dashboard']).toEqual(requests['/']);
  expect(requests['/dashboard?range=all']).toEqual(['/analytics/dashboard?range=all', '/alerts/active']);
});
