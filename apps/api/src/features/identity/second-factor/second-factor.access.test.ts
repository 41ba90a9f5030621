import { randomUUID } from 'node:crypto';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';
import type { Cell } from '../../../../../../quality/access/actors.ts';
import type { Row } from '../../../../../../quality/access/row.ts';
import { addPasskeyTo, createAuthenticator, switchCodesOn } from '../../../testing/authenticator.ts';
import type { TestPerson } from '../../../testing/world.ts';
import { newSecret } from '../auth-sessions/secrets.ts';
import { issueChallenge } from './challenges.ts';

const ownOnly: Row = { own: { input: () => ({}) } };
const ended = ({ actor }: Cell) => actor === 'suspended' || actor === 'expired';

/** The account itself, or for one whose session has ended somebody like it. */
const alive = (cell: Cell): TestPerson | Promise<TestPerson> =>
  ended(cell) ? cell.world.person() : cell.account;

const passkeyOf = async (person: TestPerson) => (await addPasskeyTo(person)).passkey.id;
const notFound = { others: 'factor.not_found' } as const;

accessSuite('secondFactor', secondFactor, {
  signInWithCode: {
    own: {
      input: async (cell) => {
        const person = await cell.world.person();
        const { recoveryCodes } = await switchCodesOn(cell.world, person);
        const data = Buffer.from(`${person.id.replaceAll('-', '')}00`, 'hex');
        const challenge = issueChallenge(cell.world.deps, 'sign-in', '', data);
        return { body: { challenge, code: recoveryCodes[0]! } };
      },
    },
    missing: {
      input: () => ({ body: { challenge: newSecret(), code: '000000' } }),
      outcome: { others: 'factor.challenge_expired' },
    },
  },
  requestPasskey: { anyone: { input: () => ({}) } },
  signInWithPasskey: {
    own: {
      input: async ({ world }) => {
        const { device } = await addPasskeyTo(await world.person());
        return { body: { proof: device.prove(issueChallenge(world.deps, 'passkey-sign-in', '')) } };
      },
    },
    missing: {
      input: ({ world }) => ({
        body: { proof: createAuthenticator().prove(issueChallenge(world.deps, 'passkey-sign-in', '')) },
      }),
      outcome: { others: 'factor.passkey_wrong' },
    },
  },
  get: ownOnly,
  startCodes: ownOnly,
  confirmCodes: {
    own: {
      input: async (cell) => {
        if (!ended(cell) && cell.caller) await cell.account.call(secondFactor.startCodes, {});
        return { body: { code: '000000' } };
      },
      outcome: { others: 'factor.code_wrong' },
    },
  },
  removeCodes: {
    own: {
      input: async (cell) => {
        await switchCodesOn(cell.world, await alive(cell));
        return {};
      },
    },
  },
  renewRecoveryCodes: {
    own: {
      input: async (cell) => {
        await switchCodesOn(cell.world, await alive(cell));
        return {};
      },
    },
  },
  startPasskey: ownOnly,
  addPasskey: {
    own: {
      input: ({ account, world }) => {
        const challenge = issueChallenge(world.deps, 'passkey-add', account.id);
        return { body: { name: 'Telefonum', created: createAuthenticator().make(challenge) } };
      },
    },
    'for another': {
      input: ({ subject, world }) => {
        const challenge = issueChallenge(world.deps, 'passkey-add', subject.id);
        return { body: { name: 'Telefonum', created: createAuthenticator().make(challenge) } };
      },
      outcome: { others: 'factor.challenge_expired' },
    },
  },
  renamePasskey: {
    own: {
      input: async (cell) => ({
        params: { id: await passkeyOf(await alive(cell)) },
        body: { name: 'Tabletim' },
      }),
    },
    other: {
      input: async ({ subject }) => ({
        params: { id: await passkeyOf(subject) },
        body: { name: 'Tabletim' },
      }),
      outcome: notFound,
    },
    missing: {
      input: () => ({ params: { id: randomUUID() }, body: { name: 'Tabletim' } }),
      outcome: notFound,
    },
  },
  removePasskey: {
    own: { input: async (cell) => ({ params: { id: await passkeyOf(await alive(cell)) } }) },
    other: {
      input: async ({ subject }) => ({ params: { id: await passkeyOf(subject) } }),
      outcome: notFound,
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
  },
  removeAll: {
    other: {
      input: async ({ subject }) => {
        await addPasskeyTo(subject);
        return { params: { id: subject.id } };
      },
    },
    own: {
      input: ({ account }) => ({ params: { id: account.id } }),
      outcome: { others: 'user.self_change' },
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: { others: 'user.not_found' } },
    'without any': { input: ({ subject }) => ({ params: { id: subject.id } }), outcome: notFound },
  },
});
