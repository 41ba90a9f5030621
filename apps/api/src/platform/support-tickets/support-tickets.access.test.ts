import { randomUUID } from 'node:crypto';
import { supportTickets } from '@netlik/contract/platform/support-tickets';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Case, Row } from '@netlik/testkit/access/row';
import { tinyPicture } from '@netlik/testkit/pictures';
import { storeTicket } from '@netlik/testkit/stored-ticket';

const newTicket = { title: 'Zamanlayıcı durdu', description: 'Sayfa yenilenince süre sıfırlandı.' };
const notFound = { others: 'report.not_found' } as const;

const paramsOf = async ({ world }: Cell, person: { id: string; email: string }) => ({
  id: (await storeTicket(world, person)).id,
});

const readByAdmin = (refusal: 'report.not_found' | 'file.not_found'): Case['outcome'] => ({
  admin: 'ok',
  others: refusal,
});

accessSuite('supportTickets', supportTickets, {
  list: {
    own: {
      input: async (cell) => {
        await paramsOf(cell, cell.subject);
        return {};
      },
    },
  },
  create: {
    own: { input: () => ({ body: newTicket }) },
    'with a picture': { input: () => ({ body: newTicket, file: tinyPicture }) },
    'with a file that is no picture': {
      input: () => ({ body: newTicket, file: Buffer.from('<svg/>') }),
      outcome: { others: 'upload.not_an_image' },
    },
  },
  messages: {
    own: { input: async (cell) => ({ params: await paramsOf(cell, cell.account) }) },
    other: {
      input: async (cell) => ({ params: await paramsOf(cell, cell.subject) }),
      outcome: readByAdmin('report.not_found'),
      shows: ({ actor, subject }) => (actor === 'admin' ? [subject.id, subject.email] : []),
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
  },
  reply: {
    own: {
      input: async (cell) => ({
        params: await paramsOf(cell, cell.account),
        body: { message: 'Hâlâ aynı.' },
      }),
    },
    other: {
      input: async (cell) => ({
        params: await paramsOf(cell, cell.subject),
        body: { message: 'Hâlâ aynı.' },
        file: tinyPicture,
      }),
      outcome: notFound,
    },
    missing: {
      input: () => ({ params: { id: randomUUID() }, body: { message: 'Hâlâ aynı.' } }),
      outcome: notFound,
    },
  } satisfies Row,
  attachment: {
    own: { input: async ({ world, account }) => ({ params: await storeTicket(world, account) }) },
    other: {
      input: async ({ world, subject }) => ({ params: await storeTicket(world, subject) }),
      outcome: readByAdmin('file.not_found'),
    },
    missing: {
      input: async ({ world, account }) => ({
        params: { ...(await storeTicket(world, account)), uid: randomUUID() },
      }),
      outcome: { others: 'file.not_found' },
    },
  },
});
