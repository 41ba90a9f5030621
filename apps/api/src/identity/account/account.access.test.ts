import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Row } from '@netlik/testkit/access/row';
import { mailedToken } from '@netlik/testkit/mailed-token';
import { newSecret } from '../../http/secrets.ts';

const ownOnly: Row = { own: { input: () => ({}) } };

accessSuite('account', account, {
  profile: ownOnly,
  consent: {
    own: {
      input: () => ({ body: { birthYear: 2000, noticeVersion: NOTICE_VERSION } }),
      // Sending another year of birth must not make a declared minor an adult.
      outcome: { guardianPending: 'request.rule_broken' },
    },
    'with an outdated notice': {
      input: () => ({ body: { birthYear: 2000, noticeVersion: '2020-01' } }),
      outcome: { others: 'consent.notice_outdated' },
    },
  },
  confirmGuardian: {
    own: {
      input: async (cell) => {
        const { id: uid } = await cell.world.person({ consent: 'guardian' });
        return { body: { uid, token: await mailedToken(cell.world, uid, 'guardian') } };
      },
    },
    other: {
      input: async (cell) => {
        const token = await mailedToken(cell.world, cell.account.id, 'guardian');
        return { body: { uid: cell.subject.id, token } };
      },
      outcome: { others: 'token.invalid' },
    },
    missing: {
      input: ({ account }) => ({ body: { uid: account.id, token: newSecret() } }),
      outcome: { others: 'token.invalid' },
    },
  },
  logout: {
    'this device': { input: () => ({ body: {} }) },
    'all devices': { input: () => ({ body: { all: true } }) },
  },
  changePassword: {
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
  exportData: {
    own: {
      input: () => ({}),
      shows: ({ actor }) => (actor === 'guardianPending' ? ['veli@test.example'] : []),
    },
  },
  ticket: ownOnly,
});
