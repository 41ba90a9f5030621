import { randomBytes, randomUUID } from 'node:crypto';
import { calendarFeeds } from '@netlik/contract/study/calendar-feeds';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { newId } from '../../ids.ts';
import { deleteFeeds, insertFeed } from './calendar-feeds.sql.ts';

const made = async ({ world }: Cell, userId: string) => {
  const id = newId();
  await deleteFeeds(world.db, userId, null);
  const feed = { id, userId, hash: randomBytes(32), app: 'apple' as const, most: 5 };
  await insertFeed(world.db, feed, world.clock.now());
  return id;
};
const missing = { others: 'calendar_feed.not_found' } as const;

accessSuite('calendarFeeds', calendarFeeds, {
  list: { own: { input: () => ({}) } },
  create: {
    own: {
      input: async ({ world, account }) => {
        await deleteFeeds(world.db, account.id, null);
        return { body: { app: 'google' } };
      },
    },
  },
  remove: {
    own: { input: async (cell) => ({ query: { id: await made(cell, cell.account.id) } }) },
    all: { input: () => ({ query: {} }) },
    other: {
      input: async (cell) => ({ query: { id: await made(cell, cell.subject.id) } }),
      outcome: missing,
    },
    missing: { input: () => ({ query: { id: randomUUID() } }), outcome: missing },
  },
});
