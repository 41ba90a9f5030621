import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { AssignButton, AssignmentsLink } from './assign-button.tsx';
import { coachStudentQueries } from './coach-students.queries.ts';
import { studentTableTexts as texts } from './coach-students.texts.ts';
import { studentColumns } from './student-columns.tsx';

const SIZES = [10, 20, 50, 100];

export const StudentTable = ({ coachId, group }: { coachId: string | null; group: string | null }) => {
  const navigate = useNavigate();
  const isCoach = usePerson()?.role === 'coach';
  const table = useRememberedTable({ id: 'students', columns: studentColumns, sizes: SIZES, size: 10 });
  const query = useQuery(
    coachStudentQueries.list({
      ...pageQuery(table.state),
      ...(coachId ? { coachId } : {}),
      ...(group ? { group } : {}),
    }),
  );
  const title = isCoach ? texts.title : texts.adminTitle;
  return (
    <Card title={title} actions={isCoach && <AssignButton />}>
      <DataTable
        label={texts.list}
        table={table}
        columns={studentColumns}
        query={query}
        failed={texts.failed}
        compact
        rowId={({ _id }) => _id}
        search={texts.search}
        rowLink={({ _id }) => studentAddress(_id)}
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
    </Card>
  );
};
