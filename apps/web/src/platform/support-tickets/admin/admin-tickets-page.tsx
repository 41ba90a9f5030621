import type { AdminTicket } from '@netlik/contract/platform/support-tickets';
import { countedText } from '@netlik/domain/capped-count';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { filterQuery } from '../../../ui/data-table/table-state.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import { supportTicketQueries } from '../support-tickets.queries.ts';
import { adminTicketColumns } from './admin-ticket-columns.tsx';
import { AdminTicketDrawer } from './admin-ticket-drawer.tsx';
import { adminTicketTexts as texts } from './admin-tickets.texts.ts';

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
          empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
        />
      </div>
      {shown && <AdminTicketDrawer ticket={shown} onChange={setOpen} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
};
