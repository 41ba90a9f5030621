import type { TicketSummary } from '@netlik/contract/platform/support-tickets';
import {
  isTicketClosed,
  isTicketExpired,
  timeLeft,
} from '@netlik/domain/platform/support-tickets/support-tickets';
import type { UseQueryResult } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { useNow } from '../../data/use-now.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './support-tickets.module.css';
import { ticketTexts as texts } from './support-tickets.texts.ts';
import { TicketList } from './ticket-list.tsx';
import { OwnTicketStatusTag } from './ticket-status.tsx';
import { TicketThread } from './ticket-thread.tsx';

type DetailProps = { ticket: TicketSummary; onNew: () => void };

const closedText = ({ status }: TicketSummary, expiresAt: Date | null, now: Date): string | null => {
  if (isTicketClosed(status)) return texts.closed[status as 'resolved' | 'canceled'];
  return isTicketExpired(expiresAt, now) ? texts.expired : null;
};

const TicketDetail = ({ ticket, onNew }: DetailProps) => {
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
          <Button look="line" small onClick={onNew}>
            {texts.newTicket}
          </Button>
        </Notice>
      ) : (
        <ReplyForm ticketId={ticket.id} as="student" label={texts.reply} failed={texts.replyFailed} />
      )}
    </Stack>
  );
};

type List = UseQueryResult<{ data: TicketSummary[]; total: number }>;

type Props = {
  query: List;
  /** Null shows the list. */
  ticketId: string | null;
  onTicket: (id: string | null) => void;
  onNew: () => void;
  onClose: () => void;
};

const Content = ({ query, ticketId, onTicket, onNew }: Omit<Props, 'onClose'>) => {
  if (!query.data) return <UntilLoaded query={query} failed={texts.loadFailed} compact />;
  const { data: rows } = query.data;
  const back = (
    <Row className={styles.back}>
      <Button look="quiet" small onClick={() => onTicket(null)}>
        <ChevronLeftIcon size={18} />
        {texts.back}
      </Button>
    </Row>
  );
  if (ticketId) {
    const ticket = rows.find(({ id }) => id === ticketId);
    return (
      <>
        {back}
        {ticket ? (
          <TicketDetail key={ticket.id} ticket={ticket} onNew={onNew} />
        ) : (
          <EmptyState drawing="nothing" compact title={texts.missing} text={texts.missingText} />
        )}
      </>
    );
  }
  return rows.length === 0 ? (
    <EmptyState
      drawing="messages"
      compact
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<Button onClick={onNew}>{texts.write}</Button>}
    />
  ) : (
    <TicketList rows={rows} onOpen={onTicket} />
  );
};

export const HistoryDrawer = ({ onClose, ...props }: Props) => {
  const ticket = props.query.data?.data.find(({ id }) => id === props.ticketId);
  return (
    <Drawer title={ticket?.title ?? texts.history} width={640} onClose={onClose}>
      <Content {...props} />
    </Drawer>
  );
};
