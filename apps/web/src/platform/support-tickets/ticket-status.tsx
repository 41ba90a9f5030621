import type { TicketStatus, TicketSummary } from '@netlik/contract/platform/support-tickets';
import { isTicketExpired } from '@netlik/domain/platform/support-tickets/support-tickets';
import { Tag } from '../../ui/states/tag.tsx';
import { ticketStatusLabels, ticketTexts } from './support-tickets.texts.ts';

type Props = { status: TicketStatus; labels: Record<TicketStatus, string> };

const tones = { pending: 'primary', waiting: 'warning', resolved: 'success', canceled: undefined } as const;

export const TicketStatusTag = ({ status, labels }: Props) => (
  <Tag tone={tones[status]}>{labels[status]}</Tag>
);

/** Shows expired tickets as closed to their author, because a reply would be refused. */
export const OwnTicketStatusTag = ({ status, expiresAt }: Pick<TicketSummary, 'status' | 'expiresAt'>) =>
  status === 'waiting' && isTicketExpired(expiresAt ? new Date(expiresAt) : null, new Date()) ? (
    <Tag>{ticketTexts.expiredTag}</Tag>
  ) : (
    <TicketStatusTag status={status} labels={ticketStatusLabels} />
  );
