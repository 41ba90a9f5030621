import { assistant } from '@netlik/contract/assistant/assistant';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { newId } from '../../ids.ts';
import { insertExchange, saveConsent } from './assistant.sql.ts';

/** The subject's thread contains their e-mail, so that a leak is noticed. */
const writeThread = ({ world, subject }: Cell) =>
  insertExchange(
    world.db,
    subject.id,
    { id: newId(), question: subject.email, answer: 'Rica ederim', sources: [], model: 'netlik' },
    world.clock.now(),
  );

const withThread = {
  own: {
    input: async (cell: Cell) => {
      await writeThread(cell);
      return {};
    },
  },
};

/** Consent is given, so that a call to the external service is noticed. */
const withConsent = async ({ world, account }: Cell) => {
  const { host } = new URL(world.deps.config.ai!.baseUrl);
  await saveConsent(world.db, account.id, host, world.clock.now());
};

accessSuite('assistant', assistant, {
  chat: {
    own: {
      input: async (cell) => {
        await withConsent(cell);
        return { body: { message: 'bu hafta nasıl gitti' } };
      },
    },
  },
  thread: withThread,
  eraseThread: withThread,
  settings: { own: { input: () => ({}) } },
  setConsent: {
    own: { input: () => ({ body: { allowed: false } }) },
    allow: {
      input: () => ({ body: { allowed: true } }),
      outcome: { guardianPending: 'consent.guardian_pending' },
    },
  },
  budget: { own: { input: () => ({}) } },
  setBudget: { own: { input: () => ({ body: { perStudent: 1000, overall: 1_000_000 } }) } },
});
