export const TICKET_STATUSES = ['pending', 'waiting', 'resolved', 'canceled'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
