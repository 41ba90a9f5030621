import { randomUUID } from 'node:crypto';
import { signIn } from '@netlik/contract/identity/sign-in';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { mailedToken } from '@netlik/testkit/mailed-token';
import { newSecret } from '../../http/secrets.ts';

const newEmail = () => `${randomUUID()}@yeni.example`;
const GOOD_PASSWORD = 'kırmızı bisiklet 7';

/** Opening the link signs the user in and shows their address. */
const verifying: string[] = [];

accessSuite('signIn', signIn, {
  login: {
    own: {
      input: ({ account, password }) => ({ body: { email: account.email, password } }),
      outcome: { suspended: 'sign_in.suspended', admin: 'sign_in.factor_required' },
    },
    other: {
      input: ({ subject }) => ({ body: { email: subject.email, password: 'onun şifresi değil' } }),
      outcome: { others: 'sign_in.wrong' },
    },
    missing: {
      input: ({ password }) => ({ body: { email: newEmail(), password } }),
      outcome: { others: 'sign_in.wrong' },
    },
  },
  google: {
    own: {
      input: ({ account, credential }) => ({
        body: { credential: credential({ sub: account.id, email: account.email, email_verified: true }) },
      }),
      outcome: { suspended: 'sign_in.suspended', admin: 'sign_in.factor_required' },
    },
    "another's unproven e-mail": {
      input: ({ account, subject, credential }) => ({
        body: { credential: credential({ sub: account.id, email: subject.email, email_verified: false }) },
      }),
      outcome: { others: 'google.invalid' },
    },
    'for another product': {
      input: ({ account, credential }) => ({
        body: {
          credential: credential({
            sub: account.id,
            email: account.email,
            email_verified: true,
            aud: 'another-product',
          }),
        },
      }),
      outcome: { others: 'google.invalid' },
    },
  },
  googleConfig: { anyone: { input: () => ({}) } },
  register: {
    new: { input: () => ({ body: { email: newEmail(), password: GOOD_PASSWORD, firstName: 'Ece' } }) },
    known: { input: ({ subject }) => ({ body: { email: subject.email, password: GOOD_PASSWORD } }) },
  },
  verifyEmail: {
    own: {
      input: async (cell) => {
        const { id: uid, email } = await cell.world.person({ verified: false });
        verifying.push(email);
        const token = await mailedToken(cell.world, uid, 'verify-email');
        return { body: { uid, token, password: GOOD_PASSWORD } };
      },
      shows: () => verifying,
    },
    other: {
      input: async (cell) => {
        const token = await mailedToken(cell.world, cell.account.id, 'verify-email');
        return { body: { uid: cell.subject.id, token, password: GOOD_PASSWORD } };
      },
      outcome: { others: 'token.invalid' },
    },
    missing: {
      input: ({ account }) => ({
        body: { uid: account.id, token: newSecret(), password: GOOD_PASSWORD },
      }),
      outcome: { others: 'token.invalid' },
    },
  },
  checkVerification: {
    own: {
      input: async (cell) => {
        const { id: uid } = await cell.world.person({ verified: false });
        return { body: { uid, token: await mailedToken(cell.world, uid, 'verify-email') } };
      },
    },
    other: {
      input: async (cell) => {
        const token = await mailedToken(cell.world, cell.account.id, 'verify-email');
        return { body: { uid: cell.subject.id, token } };
      },
      outcome: { others: 'token.invalid' },
    },
  },
  resendVerification: {
    known: { input: ({ subject }) => ({ body: { email: subject.email } }) },
    missing: { input: () => ({ body: { email: newEmail() } }) },
  },
  forgotPassword: {
    known: { input: ({ subject }) => ({ body: { email: subject.email } }) },
    missing: { input: () => ({ body: { email: newEmail() } }) },
  },
  resetPassword: {
    own: {
      input: async (cell) => ({
        body: {
          token: await mailedToken(cell.world, cell.account.id, 'reset-password'),
          newPassword: GOOD_PASSWORD,
        },
      }),
    },
    'with a link for something else': {
      input: async (cell) => ({
        body: {
          token: await mailedToken(cell.world, cell.account.id, 'verify-email'),
          newPassword: GOOD_PASSWORD,
        },
      }),
      outcome: { others: 'token.invalid' },
    },
    missing: {
      input: () => ({ body: { token: newSecret(), newPassword: GOOD_PASSWORD } }),
      outcome: { others: 'token.invalid' },
    },
  },
  refresh: {
    own: {
      input: ({ account }) => ({ body: { refreshToken: account.refreshToken } }),
      outcome: { suspended: 'session.refresh_invalid' },
    },
    missing: {
      input: () => ({ body: { refreshToken: newSecret() } }),
      outcome: { others: 'session.refresh_invalid' },
    },
  },
});
