import { randomUUID } from 'node:crypto';
import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertParentLink } from '../parent-links/parent-links.sql.ts';
import { hashParentSecret, newParentSecret } from '../parent-links/parent-secret.ts';
import { savePermission } from './parent-reports.sql.ts';

const onlyTheirs = { otherCoach: 'user.not_found' } as const;
const noStudent = { others: 'user.not_found' } as const;

const allowed = async ({ world, subject }: Cell) => {
  await savePermission(world.db, subject.id, world.clock.now());
  return subject.id;
};

const made = async (cell: Cell) => {
  const { world, account } = cell;
  const id = newId();
  const expiresAt = new Date(world.clock.now().getTime() + 86_400_000);
  const hash = hashParentSecret(newParentSecret());
  const link = { id, userId: await allowed(cell), coachId: account.id, hash, expiresAt, most: 5 };
  await insertParentLink(world.db, link, world.clock.now());
  return id;
};

accessSuite('parentReports', parentReports, {
  get: {
    own: {
      input: async (cell) => ({ params: { id: await allowed(cell) } }),
      outcome: onlyTheirs,
      shows: ({ actor, subject }) => (actor === 'otherCoach' ? [] : [subject.firstName]),
    },
    other: { input: ({ account }) => ({ params: { id: account.id } }), outcome: noStudent },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: noStudent },
  },
  create: {
    own: {
      input: async (cell) => ({ params: { id: await allowed(cell) }, body: { days: 7 } }),
      outcome: onlyTheirs,
    },
    other: {
      input: ({ account }) => ({ params: { id: account.id }, body: { days: 7 } }),
      outcome: noStudent,
    },
    missing: { input: () => ({ params: { id: randomUUID() }, body: { days: 7 } }), outcome: noStudent },
  },
  revoke: {
    own: {
      input: async (cell) => ({ params: { id: cell.subject.id, link: await made(cell) } }),
      outcome: onlyTheirs,
    },
    other: {
      input: ({ account }) => ({ params: { id: account.id, link: randomUUID() } }),
      outcome: noStudent,
    },
    missing: {
      input: ({ subject }) => ({ params: { id: subject.id, link: randomUUID() } }),
      outcome: { otherCoach: 'user.not_found', others: 'parent_link.not_found' },
    },
  },
  permission: { own: { input: () => ({}) } },
  allow: {
    own: {
      input: async ({ world, account }) => {
        const { id } = await world.person({ role: 'coach' });
        await world.db.run(
          sql`update users set coach_id = ${id} where id = ${account.id} and role = 'student'`,
        );
        return {};
      },
    },
  },
  withdraw: { own: { input: () => ({}) } },
});
