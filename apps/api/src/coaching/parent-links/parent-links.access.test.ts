import { randomUUID } from 'node:crypto';
import { parentLinks } from '@netlik/contract/coaching/parent-links';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertParentLink } from './parent-links.sql.ts';
import { hashParentSecret, newParentSecret } from './parent-secret.ts';

const made = async ({ world }: Cell, userId: string) => {
  const [id, token] = [newId(), newParentSecret()];
  await world.db.run(sql`delete from parent_links where user_id = ${userId}`);
  const expiresAt = new Date(world.clock.now().getTime() + 86_400_000);
  const link = { id, userId, hash: hashParentSecret(token), expiresAt, most: 5 };
  await insertParentLink(world.db, link, world.clock.now());
  return { id, token };
};
const missing = { others: 'parent_link.not_found' } as const;

accessSuite('parentLinks', parentLinks, {
  list: { own: { input: () => ({}) } },
  create: {
    own: {
      input: async ({ world, account }) => {
        await world.db.run(sql`delete from parent_links where user_id = ${account.id}`);
        return { body: { days: 7 } };
      },
    },
  },
  revoke: {
    own: { input: async (cell) => ({ params: { id: (await made(cell, cell.account.id)).id } }) },
    other: {
      input: async (cell) => ({ params: { id: (await made(cell, cell.subject.id)).id } }),
      outcome: missing,
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: missing },
  },
  open: {
    own: {
      input: async (cell) => ({ body: { token: (await made(cell, cell.subject.id)).token } }),
      shows: ({ subject }) => [subject.firstName],
    },
  },
});
