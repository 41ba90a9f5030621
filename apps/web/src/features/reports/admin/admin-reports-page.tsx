import type { AdminReport } from '@netlik/contract/reports';
import { countedText } from '@netlik/domain/counted-total';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTour } from '../../../tutorial/tutorial.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { filterQuery } from '../../../ui/data-table/table-state.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { reportQueries } from '../reports.queries.ts';
import { adminReportColumns } from './admin-report-columns.tsx';
import { AdminReportDrawer } from './admin-report-drawer.tsx';
import { adminReportTexts as texts } from './admin-reports.texts.ts';
import { adminReportsTour } from './admin-reports.tour.ts';

const SIZES = [8, 20, 50];
const REFETCH_MS = 250;

export const AdminReportsPage = () => {
  useTour(adminReportsTour);
  const [open, setOpen] = useState<AdminReport | null>(null);
  const table = useRememberedTable({ id: 'reports', columns: adminReportColumns, sizes: SIZES, size: 8 });
  const { page, size } = table.state;
  const query = useQuery(
    reportQueries.admin({ ...filterQuery(table.state), limit: size, offset: (page - 1) * size }),
  );
  // The row may have left the page since it was opened.
  const shown = open && (query.data?.data.find(({ id }) => id === open.id) ?? open);
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <div data-tour="admin-reports-list">
        <DataTable
          label={texts.list}
          table={table}
          columns={adminReportColumns}
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
      {shown && <AdminReportDrawer report={shown} onChange={setOpen} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
};
