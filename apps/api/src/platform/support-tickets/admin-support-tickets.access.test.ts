import { randomUUID } from 'node:crypto';
import { adminSupportTickets } from '@netlik/contract/platform/support-tickets';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { storeTicket } from '@netlik/testkit/stored-ticket';

const nameOf = ({ subject }: Cell) => [subject.firstName, subject.lastName];

/** An admin may open every user's ticket, so both cases succeed. */
const ofTicket = (body: object, shows: (cell: Cell) => string[] = () => []): Row => ({
  own: {
    input: async ({ world, subject }) => ({ params: { id: (await storeTicket(world, subject)).id }, body }),
    shows,
  },
  other: {
    input: async ({ world, account }) => ({ params: { id: (await storeTicket(world, account)).id }, body }),
  },
  missing: {
    input: () => ({ params: { id: randomUUID() }, body }),
    outcome: { others: 'report.not_found' },
  },
});

accessSuite('adminSupportTickets', adminSupportTickets, {
  list: {
    own: {
      input: async ({ world, subject }) => {
        await storeTicket(world, subject);
        return {};
      },
      shows: nameOf,
    },
  },
  reply: ofTicket({ message: 'Düzelttik, yeniden dener misin?' }),
  setStatus: ofTicket({ status: 'resolved' }, nameOf),
});
