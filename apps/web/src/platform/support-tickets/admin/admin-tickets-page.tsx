import type { AdminTicket } from '@netlik/contract/platform/support-tickets';
import { countedText } from '@netlik/domain/capped-count';
import { TICKET_STATUSES } from '@netlik/domain/platform/support-tickets/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../formats/clock.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { RowName } from '../../../ui/data-table/row-name.tsx';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { filterQuery } from '../../../ui/data-table/table-state.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import styles from '../../admin-system/admin.module.css';
import { supportTicketQueries } from '../support-tickets.queries.ts';
import { TicketStatusTag } from '../ticket-status.tsx';
import { AdminTicketDrawer } from './admin-ticket-drawer.tsx';
import { adminStatusLabels, adminTicketTexts as texts } from './admin-tickets.texts.ts';

const { columns: headers } = texts;

const adminTicketColumns: readonly Column<AdminTicket>[] = [
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

const SIZES = [8, 20, 50];
const REFETCH_MS = 250;

export const AdminTicketsPage = () => {
  useTour('admin-reports');
  const [open, setOpen] = useState<AdminTicket | null>(null);
  const table = useRememberedTable({ id: 'reports', columns: adminTicketColumns, sizes: SIZES, size: 8 });
  const { page, size } = table.state;
  const query = useQuery(
    supportTicketQueries.admin({ ...filterQuery(table.state), limit: size, offset: (page - 1) * size }),
  );
  // The row may have left the page of results since it was opened.
  const shown = open && (query.data?.data.find(({ id }) => id === open.id) ?? open);
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <div data-tour="admin-reports-list">
        <DataTable
          label={texts.list}
          table={table}
          columns={adminTicketColumns}
          query={query}
          failed={texts.loadFailed}
          rowId={({ id }) => id}
          search={texts.search}
          searchDelayMs={REFETCH_MS}
          countText={countedText}
          onOpen={setOpen}
          empty={<EmptyState drawing="messages" title={texts.empty} text={texts.emptyText} />}
        />
      </div>
      {shown && <AdminTicketDrawer ticket={shown} onChange={setOpen} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
};
