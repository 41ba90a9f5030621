import { randomUUID } from 'node:crypto';
import { alerts } from '@netlik/contract/platform/alerts';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { newId } from '../../ids.ts';
import { insertAlert } from './alerts.sql.ts';

const form = {
  title: 'Bakım var',
  message: 'Pazar gecesi yarım saat kapalıyız.',
  severity: 'warning',
  audience: 'all',
  startsAt: '2026-11-14T00:00:00Z',
  endsAt: '2026-11-20T00:00:00Z',
  isActive: true,
  ctaLabel: 'Ayrıntılar',
  ctaUrl: '/profile',
};

const createAlert = async ({ world }: Cell, authorId: string) => {
  const { id } = await insertAlert(world.db, newId(), form, authorId, world.clock.now());
  return { id };
};

accessSuite('alerts', alerts, {
  active: {
    everyone: {
      input: async (cell) => {
        await createAlert(cell, cell.subject.id);
        return { query: { audience: 'students' } };
      },
    },
  },
  list: {
    everyone: { input: () => ({ query: { status: 'live', audience: 'all', page: '1', limit: '5' } }) },
  },
  create: {
    new: { input: () => ({ body: form }) },
    'that ends before it starts': {
      input: () => ({ body: { ...form, endsAt: '2026-11-13T00:00:00Z' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  change: {
    own: { input: async (cell) => ({ params: await createAlert(cell, cell.account.id), body: form }) },
    other: {
      input: async (cell) => ({
        params: await createAlert(cell, cell.subject.id),
        body: { isActive: false },
      }),
    },
    missing: {
      input: () => ({ params: { id: randomUUID() }, body: form }),
      outcome: { others: 'alert.not_found' },
    },
  },
});
