import { isTestThere } from '@netlik/testkit/named-tests';
import { expect, it } from 'vitest';

/**
 * Faults the suites are proven to catch whenever a suite or its foundation changes
 * (docs/adr/0048-test-time.md).
 */
const caught: Record<string, readonly string[]> = {
  'packages/testkit/src/access/access-matrix.full.test.ts': [
    'a handler that does not check ownership',
    'a route that lets in more people than the contract says',
    'a list that shows e-mails to students',
    'a refusal that comes after the write',
    'an admin who changes somebody without an audit entry',
  ],
  'packages/testkit/src/hostile/hostile-input.full.test.ts': [
    'a body that accepts unknown fields, also nested ones',
    'a handler that lets a student choose a role',
    'a value that reaches the database unchecked',
    'an invalid text stored outside the users table',
    'a handler that fails on input it did not foresee',
  ],
  'packages/testkit/src/access/idempotency.full.test.ts': [
    'a handler that does not use the transaction of its call',
    'a handler that answers something else than its transaction returned',
  ],
};

it('the twelve planted faults are still caught', () => {
  const tests = Object.entries(caught).flatMap(([file, titles]) => titles.map((title) => ({ file, title })));
  expect(tests).toHaveLength(12);
  expect(tests.filter((test) => !isTestThere(test))).toEqual([]);
});
