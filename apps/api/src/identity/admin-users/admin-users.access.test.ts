import { randomUUID } from 'node:crypto';
import { adminUsers } from '@netlik/contract/identity/admin-users';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';

const personFields = ({ subject }: Cell) => [subject.id, subject.firstName, subject.lastName, subject.email];
const otherId = ({ subject }: Cell) => ({ id: subject.id });
const ownId = ({ account }: Cell) => ({ id: account.id });
const missing = (body?: object) => ({
  input: () => ({ params: { id: randomUUID() }, ...(body && { body }) }),
  outcome: { others: 'user.not_found' } as const,
});
const search = {
  input: ({ subject }: Cell) => ({ query: { q: subject.email, role: 'student', page: '1', limit: '5' } }),
  shows: personFields,
};

accessSuite('adminUsers', adminUsers, {
  listFast: { everyone: search },
  list: { everyone: search },
  lapsing: { everyone: { input: () => ({ query: { days: '7' } }) } },
  invite: {
    new: {
      input: () => ({ body: { people: [{ email: `${randomUUID()}@davet.example`, firstName: 'Ada' }] } }),
    },
  },
  plan: {
    own: { input: (cell) => ({ params: ownId(cell) }) },
    other: { input: (cell) => ({ params: otherId(cell) }) },
    missing: missing(),
  },
  setPlan: {
    own: { input: (cell) => ({ params: ownId(cell), body: { tier: 'premium' } }) },
    other: {
      input: (cell) => ({
        params: otherId(cell),
        body: { tier: 'premium', resetLimits: true, premiumUntil: '2030-01-01T00:00:00Z' },
      }),
    },
    missing: missing({ tier: 'free' }),
    'premium that ended': {
      input: (cell) => ({
        params: otherId(cell),
        body: { tier: 'premium', premiumUntil: '2020-01-01T00:00:00Z' },
      }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  setLimits: {
    own: { input: (cell) => ({ params: ownId(cell), body: { examsPerMonth: 5 } }) },
    other: {
      input: (cell) => ({ params: otherId(cell), body: { activePlansMax: 3, examsPerMonth: null } }),
    },
    missing: missing({ activePlansMax: 1 }),
  },
  setEntitlements: {
    own: { input: (cell) => ({ params: ownId(cell), body: { entitlements: { studyRooms: false } } }) },
    other: {
      input: (cell) => ({ params: otherId(cell), body: { entitlements: { aiAssistant: false } } }),
    },
    missing: missing({ entitlements: {} }),
  },
});
