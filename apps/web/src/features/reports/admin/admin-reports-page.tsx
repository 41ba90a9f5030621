import { type AdminReport, reportStatuses } from '@netlik/contract/reports';
import { countedText } from '@netlik/domain/counted-total';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTour } from '../../../tutorial/tutorial.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
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
  const columns = useMemo(() => adminReportColumns(setOpen), []);
  const table = useRememberedTable({ id: 'reports', columns, sizes: SIZES, size: 8 });
  const { page, size, search, filters } = table.state;
  const status = reportStatuses.find((one) => one === filters.status);
  const q = search.trim();
  const query = useQuery(
    reportQueries.admin({
      ...(status ? { status } : {}),
      ...(q ? { q } : {}),
      limit: size,
      offset: (page - 1) * size,
    }),
  );
  // The row may have left the page since it was opened.
  const shown = open && (query.data?.data.find(({ id }) => id === open.id) ?? open);
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <div data-tour="admin-reports-list">
        {query.error && !query.data ? (
          <QueryError query={query} title={texts.loadFailed} />
        ) : (
          <DataTable<AdminReport>
            label={texts.list}
            table={table}
            columns={columns}
            rows={query.data?.data}
            total={query.data?.total ?? 0}
            rowId={({ id }) => id}
            search={texts.search}
            searchDelayMs={REFETCH_MS}
            countText={countedText}
            busy={query.isPlaceholderData}
            empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
          />
        )}
      </div>
      {shown && <AdminReportDrawer report={shown} onChange={setOpen} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
};
