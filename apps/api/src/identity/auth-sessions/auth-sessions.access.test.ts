import { randomUUID } from 'node:crypto';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';

const findDeviceId = async ({ world }: Cell, userId: string) => {
  const [device] = await world.rows<{ id: string }>(sql`select id from sessions where user_id = ${userId}`);
  return device!.id;
};

const ownOnly: Row = { own: { input: () => ({}) } };

accessSuite('authSessions', authSessions, {
  list: ownOnly,
  remove: {
    own: { input: async (cell) => ({ params: { id: await findDeviceId(cell, cell.account.id) } }) },
    other: {
      input: async (cell) => ({ params: { id: await findDeviceId(cell, cell.subject.id) } }),
      outcome: { others: 'session.not_found' },
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: { others: 'session.not_found' } },
  },
  removeOthers: ownOnly,
});
