import type { NotificationDraft } from '@netlik/contract/platform/notifications';
import type { TicketStatus } from '@netlik/contract/platform/support-tickets';

type Named = { id: string; title: string };

const addressOf = ({ id }: Named) => `/support/reports?report=${id}`;

export const ticketTexts = {
  answered: (ticket: Named, preview: string): NotificationDraft => ({
    title: 'Raporuna yanıt geldi',
    body: `${ticket.title}: ${preview}`,
    category: 'system',
    type: 'report.answered',
    actionUrl: addressOf(ticket),
  }),
  closed: (ticket: Named, status: TicketStatus): NotificationDraft => ({
    title: status === 'resolved' ? 'Raporun çözüldü' : 'Raporun iptal edildi',
    body: ticket.title,
    category: 'system',
    type: 'report.closed',
    actionUrl: addressOf(ticket),
  }),
};
