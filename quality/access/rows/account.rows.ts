import { randomUUID } from 'node:crypto';
import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import { sql } from '../../../apps/api/src/db/database.ts';
import { newSecret } from '../../../apps/api/src/features/identity/auth-sessions/secrets.ts';
import type { Row } from '../access-rows.ts';
import type { Cell } from '../actors.ts';
import { mailedToken } from './tokens.ts';

const findDeviceId = async ({ world }: Cell, userId: string) => {
  const [device] = await world.rows<{ id: string }>(sql`select id from sessions where user_id = ${userId}`);
  return device!.id;
};

const ownOnly: Row = { own: { input: () => ({}) } };

export const accountRows: Record<string, Row> = {
  'account.profile': ownOnly,
  'account.consent': {
    own: {
      input: () => ({ body: { birthYear: 2000, noticeVersion: NOTICE_VERSION } }),
      // A declared minor cannot become an adult by sending another year of birth.
      outcome: { guardianPending: 'request.rule_broken' },
    },
    'with an outdated notice': {
      input: () => ({ body: { birthYear: 2000, noticeVersion: '2020-01' } }),
      outcome: { others: 'consent.notice_outdated' },
    },
  },
  'account.confirmGuardian': {
    own: {
      input: async (cell) => {
        const { id: uid } = await cell.world.person({ consent: 'guardian' });
        return { body: { uid, token: await mailedToken(cell, uid, 'guardian') } };
      },
    },
    other: {
      input: async (cell) => {
        const token = await mailedToken(cell, cell.account.id, 'guardian');
        return { body: { uid: cell.subject.id, token } };
      },
      outcome: { others: 'token.invalid' },
    },
    missing: {
      input: ({ account }) => ({ body: { uid: account.id, token: newSecret() } }),
      outcome: { others: 'token.invalid' },
    },
  },
  'account.logout': {
    'this device': { input: () => ({ body: {} }) },
    'all devices': { input: () => ({ body: { all: true } }) },
  },
  'account.changePassword': {
    own: {
      input: ({ password }) => ({
        body: { currentPassword: password, newPassword: 'kırmızı bisiklet 7' },
      }),
    },
    'without the password': {
      input: () => ({ body: { newPassword: 'kırmızı bisiklet 7' } }),
      outcome: { others: 'password.wrong' },
    },
  },
  'authSessions.list': ownOnly,
  'authSessions.remove': {
    own: { input: async (cell) => ({ params: { id: await findDeviceId(cell, cell.account.id) } }) },
    other: {
      input: async (cell) => ({ params: { id: await findDeviceId(cell, cell.subject.id) } }),
      outcome: { others: 'session.not_found' },
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: { others: 'session.not_found' } },
  },
  'authSessions.removeOthers': ownOnly,
  'account.exportData': {
    own: {
      input: () => ({}),
      shows: ({ actor }) => (actor === 'guardianPending' ? ['veli@test.example'] : []),
    },
  },
  'account.ticket': ownOnly,
};
