import {
  type AdminTicket,
  adminSupportTickets,
  type TicketStatus,
} from '@netlik/contract/platform/support-tickets';
import { isTicketClosed, isTicketExpired } from '@netlik/domain/platform/support-tickets/support-tickets';
import { TICKET_STATUSES } from '@netlik/domain/platform/support-tickets/values';
import { useNow } from '../../../data/use-now.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatMoment } from '../../../formats/clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ReplyForm } from '../reply-form.tsx';
import { ticketFailure } from '../ticket-failure.ts';
import { TicketThread } from '../ticket-thread.tsx';
import styles from './admin-tickets.module.css';
import { adminStatusLabels, adminTicketTexts as texts } from './admin-tickets.texts.ts';

type Props = { ticket: AdminTicket; onChange: (ticket: AdminTicket) => void; onClose: () => void };

const options = TICKET_STATUSES.map((value) => ({ value, label: adminStatusLabels[value] }));

const StatusControls = ({ ticket, onChange }: Omit<Props, 'onClose'>) => {
  const { send, inputs } = useWrite(adminSupportTickets.setStatus, {
    done: texts.statusSaved,
    failed: texts.statusFailed,
    onDone: onChange,
    onFailed: (failure) => {
      toast({ tone: 'danger', text: ticketFailure(failure, texts.statusFailed) });
      return true;
    },
  });
  const sending = inputs[0]?.body.status;
  const setStatus = (status: TicketStatus) => send({ params: { id: ticket.id }, body: { status } });
  const quick = (status: TicketStatus, label: string) => (
    <Button
      look="line"
      small
      busy={sending === status}
      disabled={ticket.status === status}
      onClick={() => setStatus(status)}
    >
      {label}
    </Button>
  );
  return (
    <Row gap="2" align="end" wrap className={styles.controls}>
      <Select
        label={texts.status}
        options={options}
        value={sending ?? ticket.status}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as TicketStatus)}
      />
      {quick('resolved', texts.resolve)}
      {quick('canceled', texts.cancel)}
    </Row>
  );
};

export const AdminTicketDrawer = ({ ticket, onChange, onClose }: Props) => {
  const now = new Date(useNow(20_000));
  const expired = isTicketExpired(ticket.expiresAt ? new Date(ticket.expiresAt) : null, now);
  return (
    <Drawer title={ticket.title} width={640} onClose={onClose}>
      <Stack gap="4">
        <Row as="p" gap="1 4" wrap tone="muted" size="small" wrapAnywhere>
          <Text as="strong" tone="plain">
            {ticket.studentName}
          </Text>
          {ticket.studentClass && <span>{texts.grade(ticket.studentClass)}</span>}
          <span>{texts.opened(formatMoment(ticket.createdAt))}</span>
          {ticket.contact && <span>{texts.contact(ticket.contact)}</span>}
        </Row>
        <StatusControls ticket={ticket} onChange={onChange} />
        <TicketThread ticketId={ticket.id} as="admin" failed={texts.messagesFailed} />
        {isTicketClosed(ticket.status) ? (
          <Notice tone="info">{texts.closed}</Notice>
        ) : (
          <>
            {expired && <Notice tone="info">{texts.expired}</Notice>}
            <ReplyForm
              key={ticket.id}
              ticketId={ticket.id}
              as="admin"
              label={texts.reply}
              failed={texts.replyFailed}
              onSent={() => onChange({ ...ticket, status: 'waiting' })}
            />
          </>
        )}
      </Stack>
    </Drawer>
  );
};
