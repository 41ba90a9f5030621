import type { TicketSummary } from '@netlik/contract/platform/support-tickets';
import { formatMoment } from '../../formats/clock.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './support-tickets.module.css';
import { ticketTexts as texts } from './support-tickets.texts.ts';
import { OwnTicketStatusTag } from './ticket-status.tsx';

type Props = { rows: readonly TicketSummary[]; onOpen: (id: string) => void };

export const TicketList = ({ rows, onOpen }: Props) => (
  <ul>
    {rows.map((ticket) => (
      <li key={ticket.id} className={styles.item}>
        <Stack
          type="button"
          as="button"
          gap="1"
          align="start"
          text="start"
          full
          minTouchTarget
          className={styles.row}
          onClick={() => onOpen(ticket.id)}
        >
          <Text as="span" weight="semibold" wrapAnywhere>
            {ticket.title}
          </Text>
          <Text as="span" tone="muted" size="small" wrapAnywhere lines={2}>
            {ticket.lastMessagePreview}
          </Text>
          <Row as="span" gap="1 3" align="center" wrap tone="muted" size="tiny" numbers>
            <OwnTicketStatusTag status={ticket.status} expiresAt={ticket.expiresAt} />
            <time dateTime={ticket.lastMessageAt}>{formatMoment(ticket.lastMessageAt)}</time>
            {ticket.totalAttachments > 0 && <span>{texts.attachmentCount(ticket.totalAttachments)}</span>}
          </Row>
        </Stack>
      </li>
    ))}
  </ul>
);
