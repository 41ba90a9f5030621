import {
  adminSupportTickets,
  supportTickets,
  type TicketStatus,
} from '@netlik/contract/platform/support-tickets';
import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../../data/calls/fetch-file.ts';
import { read } from '../../data/calls/read.ts';

/** One page; few students have more tickets. */
export const MAX_SHOWN = 100;

export const supportTicketQueries = {
  list: () => read(supportTickets.list, { query: { scope: 'student', limit: MAX_SHOWN } }),
  messages: (id: string) => read(supportTickets.messages, { params: { id }, query: {} }),
  admin: (query: { status?: TicketStatus; q?: string; limit: number; offset: number }) =>
    read(adminSupportTickets.list, { query }, { keepPrevious: true }),
  /** Pictures never change. */
  picture: (id: string, uid: string) =>
    queryOptions({
      queryKey: [supportTickets.attachment.path, id, uid] as const,
      queryFn: ({ signal }) => fetchFile(supportTickets.attachment, { params: { id, uid } }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
