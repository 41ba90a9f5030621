import { coachSorts } from '@netlik/contract/endpoints/coach/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTour } from '../../../tutorial/tutorial.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { coachListTexts as texts } from './admin-coaches.texts.ts';
import { coachesTour } from './admin-coaches.tour.ts';
import { coachAddress, coachColumns } from './coach-columns.tsx';

const SIZES = [10, 20, 50, 100];
const SEARCH_DELAY_MS = 350;

export const CoachesPage = () => {
  useTour(coachesTour);
  const navigate = useNavigate();
  const table = useRememberedTable({ id: 'admin-coaches', columns: coachColumns, sizes: SIZES, size: 10 });
  const { sort, search, page, size } = table.state;
  const filter = useMemo(() => {
    const sorted = coachSorts.find((one) => one === sort?.id);
    return {
      page,
      limit: size,
      ...(search.trim() ? { q: search.trim() } : {}),
      ...(sorted ? { sort: sorted, order: sort?.descending ? ('desc' as const) : ('asc' as const) } : {}),
    };
  }, [sort, search, page, size]);
  const query = useQuery(adminCoachQueries.list(filter));
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        query.data?.pagination.total === 0 ? undefined : (
          <ButtonLink to="/admin/assignments">{texts.assign}</ButtonLink>
        )
      }
    >
      <div data-tour="admin-coaches-list">
        {query.error && !query.data ? (
          <QueryError query={query} title={texts.failed} />
        ) : (
          <DataTable
            label={texts.list}
            table={table}
            columns={coachColumns}
            rows={query.data?.data}
            total={query.data?.pagination.total ?? 0}
            rowId={({ _id }) => _id}
            search={texts.search}
            searchDelayMs={SEARCH_DELAY_MS}
            busy={query.isPlaceholderData}
            actions={({ _id }) => [
              { label: texts.open, onSelect: () => navigate(coachAddress(_id)) },
              { label: texts.dashboard, onSelect: () => navigate(`/coach-dashboard?coachId=${_id}`) },
            ]}
            empty={
              <EmptyState
                title={texts.empty}
                text={texts.emptyText}
                action={<ButtonLink to="/admin-dashboard?tab=users&new=coach">{texts.create}</ButtonLink>}
              />
            }
          />
        )}
      </div>
    </PageFrame>
  );
};
