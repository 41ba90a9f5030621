import type { TicketSummary } from '@netlik/contract/platform/support-tickets';
import {
  isTicketClosed,
  isTicketExpired,
  timeLeft,
} from '@netlik/domain/platform/support-tickets/support-tickets';
import { useNow } from '../../data/use-now.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ticketTexts as texts } from './support-tickets.texts.ts';
import { OwnTicketStatusTag } from './ticket-status.tsx';
import { TicketThread } from './ticket-thread.tsx';

type Props = { ticket: TicketSummary; onNew: () => void };

const closedText = ({ status }: TicketSummary, expiresAt: Date | null, now: Date): string | null => {
  if (isTicketClosed(status)) return texts.closed[status as 'resolved' | 'canceled'];
  return isTicketExpired(expiresAt, now) ? texts.expired : null;
};

export const TicketDetail = ({ ticket, onNew }: Props) => {
  const now = new Date(useNow(20_000));
  const expiresAt = ticket.expiresAt ? new Date(ticket.expiresAt) : null;
  const closed = closedText(ticket, expiresAt, now);
  return (
    <Stack gap="4">
      <Row gap="2 4" align="center" wrap>
        <OwnTicketStatusTag status={ticket.status} expiresAt={ticket.expiresAt} />
        {expiresAt && !closed && (
          <Row as="span" gap="1 3" align="center" wrap tone="muted" size="tiny" numbers>
            {texts.remaining(timeLeft(expiresAt, now))}
          </Row>
        )}
      </Row>
      <TicketThread ticketId={ticket.id} as="student" failed={texts.messagesFailed} />
      {closed ? (
        <Notice tone="info">
          <span>{closed}</span>
          <Button look="quiet" small onClick={onNew}>
            {texts.newTicket}
          </Button>
        </Notice>
      ) : (
        <ReplyForm ticketId={ticket.id} as="student" label={texts.reply} failed={texts.replyFailed} />
      )}
    </Stack>
  );
};
