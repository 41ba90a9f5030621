import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { coachListTexts as texts } from './admin-coaches.texts.ts';
import { coachAddress, coachColumns } from './coach-columns.tsx';

const SIZES = [10, 20, 50, 100];
const SEARCH_DELAY_MS = 350;

export const CoachesPage = () => {
  useTour('admin-coaches');
  const navigate = useNavigate();
  const table = useRememberedTable({ id: 'admin-coaches', columns: coachColumns, sizes: SIZES, size: 10 });
  const query = useQuery(adminCoachQueries.list(pageQuery(table.state)));
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
        <DataTable
          label={texts.list}
          table={table}
          columns={coachColumns}
          query={query}
          failed={texts.failed}
          rowId={({ _id }) => _id}
          search={texts.search}
          searchDelayMs={SEARCH_DELAY_MS}
          rowLink={({ _id }) => coachAddress(_id)}
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
      </div>
    </PageFrame>
  );
};
