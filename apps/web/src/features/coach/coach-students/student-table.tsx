import type { CoachStudent } from '@netlik/contract/coach/coach-students';
import { coachStudentSorts } from '@netlik/contract/endpoints/coach/coach-students';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePerson } from '../../../api/use-person.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { AssignButton, AssignmentsLink } from './assign-button.tsx';
import { coachStudentQueries } from './coach-students.queries.ts';
import { studentTableTexts as texts } from './coach-students.texts.ts';
import { studentColumns } from './student-columns.tsx';

const SIZES = [10, 20, 50, 100];

export const StudentTable = ({ coachId }: { coachId: string | null }) => {
  const navigate = useNavigate();
  const isCoach = usePerson()?.role === 'coach';
  const table = useRememberedTable({ id: 'students', columns: studentColumns, sizes: SIZES, size: 10 });
  const { sort, search, page, size } = table.state;
  const filter = useMemo(() => {
    const sorted = coachStudentSorts.find((one) => one === sort?.id);
    return {
      page,
      limit: size,
      ...(search.trim() ? { q: search.trim() } : {}),
      ...(coachId ? { coachId } : {}),
      ...(sorted ? { sort: sorted, order: sort?.descending ? ('desc' as const) : ('asc' as const) } : {}),
    };
  }, [sort, search, page, size, coachId]);
  const query = useQuery(coachStudentQueries.list(filter));
  const title = isCoach ? texts.title : texts.adminTitle;
  return (
    <Card title={title} actions={isCoach && <AssignButton />}>
      {query.error && !query.data ? (
        <QueryError query={query} title={texts.failed} compact />
      ) : (
        <DataTable<CoachStudent>
          label={texts.list}
          table={table}
          columns={studentColumns}
          rows={query.data?.data}
          total={query.data?.pagination.total ?? 0}
          rowId={({ _id }) => _id}
          search={texts.search}
          busy={query.isPlaceholderData}
          actions={({ _id }) => [
            { label: texts.open, onSelect: () => navigate(studentAddress(_id)) },
            { label: texts.write, onSelect: () => navigate(programAddress({ studentId: _id, coachId })) },
            { label: texts.reports, onSelect: () => navigate(`/coach/reports?studentId=${_id}`) },
            { label: texts.topics, onSelect: () => navigate(`/topic-matrix?studentId=${_id}`) },
          ]}
          empty={
            <EmptyState
              title={isCoach ? texts.empty : texts.adminEmpty}
              text={isCoach ? texts.emptyText : texts.adminEmptyText}
              action={isCoach ? <AssignButton /> : <AssignmentsLink />}
            />
          }
        />
      )}
    </Card>
  );
};
