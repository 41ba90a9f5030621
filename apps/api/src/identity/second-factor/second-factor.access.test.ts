import { randomUUID } from 'node:crypto';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import {
  addPasskeyTo,
  createAuthenticator,
  startCodesOf,
  switchCodesOn,
} from '@netlik/testkit/authenticator';
import type { TestPerson } from '@netlik/testkit/world';
import { newSecret } from '../../http/secrets.ts';
import { issueChallenge } from './challenges.ts';

const ownOnly: Row = { own: { input: () => ({}) } };
const ended = ({ actor }: Cell) => ['anonymous', 'suspended', 'expired'].includes(actor);

const alive = (cell: Cell): TestPerson | Promise<TestPerson> =>
  ended(cell) ? cell.world.person() : cell.account;
let entering: TestPerson;
const showsEntering = () => [entering.email];

const passkeyOf = async (person: TestPerson) => (await addPasskeyTo(person)).passkey.id;
const notFound = { others: 'factor.not_found' } as const;

accessSuite('secondFactor', secondFactor, {
  signInWithCode: {
    own: {
      input: async (cell) => {
        entering = await cell.world.person();
        const { recoveryCodes } = await switchCodesOn(cell.world, entering);
        const data = Buffer.from(`${entering.id.replaceAll('-', '')}00`, 'hex');
        const challenge = issueChallenge(cell.world.deps, 'sign-in', '', data);
        return { body: { challenge, code: recoveryCodes[0]! } };
      },
      shows: showsEntering,
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
        entering = await world.person();
        const { device } = await addPasskeyTo(entering);
        return { body: { proof: device.prove(issueChallenge(world.deps, 'passkey-sign-in', '')) } };
      },
      shows: showsEntering,
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
        const code = await startCodesOf(cell.world, await alive(cell));
        return { body: { code: code() } };
      },
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
