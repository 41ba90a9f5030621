import type { AdminTicket } from '@netlik/contract/platform/support-tickets';
import { TICKET_STATUSES } from '@netlik/domain/platform/support-tickets/values';
import { formatMoment } from '../../../formats/clock.ts';
import { RowName } from '../../../ui/data-table/row-name.tsx';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { TicketStatusTag } from '../ticket-status.tsx';
import styles from './admin-tickets.module.css';
import { adminStatusLabels, adminTicketTexts as texts } from './admin-tickets.texts.ts';

const { columns: headers } = texts;

export const adminTicketColumns: readonly Column<AdminTicket>[] = [
  {
    id: 'title',
    header: headers.title,
    isRowName: true,
    sortable: false,
    value: ({ title }) => title,
    cell: (ticket) => (
      <Stack as="span" gap="1" shrink>
        <RowName className={styles.open}>{ticket.title}</RowName>
        <Text as="span" tone="muted" size="small" weight="regular" wrapAnywhere lines={1}>
          {ticket.lastMessagePreview}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'student',
    header: headers.student,
    sortable: false,
    value: ({ studentName, studentClass }) =>
      [studentName, studentClass && texts.grade(studentClass)].filter(Boolean).join(', '),
  },
  {
    id: 'status',
    header: headers.status,
    sortable: false,
    value: ({ status }) => adminStatusLabels[status],
    cell: ({ status }) => <TicketStatusTag status={status} labels={adminStatusLabels} />,
    filter: TICKET_STATUSES.map((value) => ({ value, label: adminStatusLabels[value] })),
  },
  {
    id: 'lastMessage',
    header: headers.lastMessage,
    sortable: false,
    value: ({ lastMessageAt }) => formatMoment(lastMessageAt),
  },
  {
    id: 'attachments',
    header: headers.attachments,
    sortable: false,
    numeric: true,
    value: ({ totalAttachments }) => totalAttachments,
  },
];
