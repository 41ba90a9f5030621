import type { NotificationDraft } from '@netlik/contract/platform/notifications';
import type { TicketStatus } from '@netlik/contract/platform/support-tickets';

type Named = { id: string; title: string };

const addressOf = ({ id }: Named) => `/support/reports?report=${id}`;

export const reportTexts = {
  answered: (report: Named, preview: string): NotificationDraft => ({
    title: 'Raporuna yanıt geldi',
    body: `${report.title}: ${preview}`,
    category: 'system',
    type: 'report.answered',
    actionUrl: addressOf(report),
  }),
  closed: (report: Named, status: TicketStatus): NotificationDraft => ({
    title: status === 'resolved' ? 'Raporun çözüldü' : 'Raporun iptal edildi',
    body: report.title,
    category: 'system',
    type: 'report.closed',
    actionUrl: addressOf(report),
  }),
};
