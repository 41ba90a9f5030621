import { randomUUID } from 'node:crypto';
import { operations } from '@netlik/contract/platform/operations';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertMail } from '../../mail/mail.sql.ts';

const mailTo = async ({ world }: Cell, { id, email }: { id: string; email: string }) => {
  const mailId = newId();
  const draft = { to: email, about: id, subject: 'Merhaba', text: 'Merhaba', html: 'Merhaba' };
  await insertMail(world.db, mailId, draft, world.clock.now());
  return mailId;
};
const scheduled = 'audit.sweep';

accessSuite('operations', operations, {
  state: { everyone: { input: () => ({}) } },
  jobs: { everyone: { input: () => ({}) } },
  runJob: {
    own: {
      input: async ({ world }) => {
        await world.db.run(sql`delete from jobs.job where name = ${scheduled}`);
        return { params: { queue: scheduled } };
      },
    },
    unknown: { input: () => ({ params: { queue: 'no.such-job' } }), outcome: { others: 'job.not_found' } },
  },
  mails: {
    everyone: {
      input: async (cell) => {
        await mailTo(cell, cell.subject);
        return { query: { page: '1', limit: '1' } };
      },
      // The tests' addresses contain the id.
      shows: ({ subject }) => [subject.id, subject.email],
    },
  },
  resendMail: {
    own: { input: async (cell) => ({ params: { id: await mailTo(cell, cell.account) } }) },
    other: { input: async (cell) => ({ params: { id: await mailTo(cell, cell.subject) } }) },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: { others: 'mail.not_found' } },
  },
  backups: { everyone: { input: () => ({}) } },
  calls: { everyone: { input: () => ({}) } },
});
