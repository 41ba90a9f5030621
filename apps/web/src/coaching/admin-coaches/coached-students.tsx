import type { CoachedStudent } from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { gradeText } from '../coach-students/coach-students.texts.ts';
import { studentAddress } from '../program-address.ts';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { coachDetailTexts as texts } from './admin-coaches.texts.ts';
import { ProgramCalendar } from './program-calendar.tsx';

const { columns: headers } = texts;
const dateOf = (instant: string | null) => instant && formatDay(instant);

const common: readonly Column<CoachedStudent>[] = [
  { id: 'name', header: headers.name, isRowName: true, value: ({ name }) => name, sortable: false },
  { id: 'email', header: headers.email, value: ({ email }) => email, sortable: false },
  { id: 'grade', header: headers.grade, value: ({ grade }) => grade && gradeText(grade), sortable: false },
  { id: 'city', header: headers.city, value: ({ city }) => city, sortable: false },
  {
    id: 'since',
    header: headers.since,
    value: ({ assignedAt }) => dateOf(assignedAt),
    sortable: false,
    hiddenOnPhone: true,
  },
];
const columnsOf = {
  active: common,
  inactive: [
    ...common,
    { id: 'until', header: headers.until, value: ({ endedAt }) => dateOf(endedAt), sortable: false },
  ],
} as const satisfies Record<string, readonly Column<CoachedStudent>[]>;

export const CoachedStudents = ({ coachId }: { coachId: string }) => {
  const navigate = useNavigate();
  const [status, setStatus] = useState<'active' | 'inactive'>('active');
  const [shown, setShown] = useState<CoachedStudent | null>(null);
  const columns: readonly Column<CoachedStudent>[] = columnsOf[status];
  const table = useRememberedTable({ id: 'coached', columns, size: 10 });
  const query = useQuery(adminCoachQueries.students(coachId, { status, ...pageQuery(table.state) }));
  return (
    <Section
      title={texts.students}
      actions={
        <Segmented
          quiet
          label={texts.which}
          value={status}
          options={[
            { value: 'active', label: texts.active },
            { value: 'inactive', label: texts.former },
          ]}
          onChange={(next) => {
            setStatus(next);
            table.change({ page: 1 });
          }}
        />
      }
    >
      <DataTable
        label={texts.students}
        table={table}
        columns={columns}
        query={query}
        failed={texts.studentsFailed}
        compact
        rowId={({ _id }) => _id}
        search={false}
        actions={(student) => [
          { label: texts.calendar, onSelect: () => setShown(student) },
          { label: texts.openStudent, onSelect: () => navigate(studentAddress(student._id)) },
        ]}
        empty={
          status === 'active' ? (
            <EmptyState
              drawing="people"
              compact
              title={texts.noStudents}
              text={texts.noStudentsText}
              action={
                <Button look="line" onClick={() => navigate('/admin/assignments')}>
                  {texts.assignLink}
                </Button>
              }
            />
          ) : (
            <EmptyState drawing="people" compact title={texts.noFormer} />
          )
        }
      />
      {shown && <ProgramCalendar coachId={coachId} student={shown} onClose={() => setShown(null)} />}
    </Section>
  );
};
