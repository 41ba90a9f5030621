import type { CoachStudent } from '@netlik/contract/coaching/coach-students';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { AssignButton, AssignmentsLink } from './assign-button.tsx';
import { coachStudentQueries } from './coach-students.queries.ts';
import { gradeText, studentTableTexts as texts } from './coach-students.texts.ts';
import styles from './student-table.module.css';

const { columns: headers } = texts;

const WeekTime = ({ student: { weekMinutes, weeklyGoalMinutes: goal } }: { student: CoachStudent }) => (
  <Stack as="span" gap="1" className={styles.week}>
    <span className="numbers">
      {goal > 0
        ? texts.ofGoal(formatDuration(weekMinutes), formatDuration(goal))
        : texts.noGoal(formatDuration(weekMinutes))}
    </span>
    {goal > 0 && <FillBar small fill={Math.min(1, weekMinutes / goal)} />}
  </Stack>
);

/** Ids of sortable columns are the contract's. */
const studentColumns: readonly Column<CoachStudent>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ fullName }) => fullName,
    cell: (student) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={student} size={30} lit={student.isWorking} />
        <Stack as="span" shrink>
          <RowName className={styles.name}>{student.fullName}</RowName>
          <Text as="span" tone="muted" size="tiny" weight="regular" wrapAnywhere>
            {student.email}
          </Text>
        </Stack>
        {!student.isActive && (
          <Text as="span" tone="warning" size="tiny" weight="semibold" noShrink>
            {texts.suspended}
          </Text>
        )}
        {student.isWorking && <span className="visually-hidden">{texts.working}</span>}
      </Row>
    ),
  },
  { id: 'grade', header: headers.grade, value: ({ grade }) => grade && gradeText(grade), sortable: false },
  {
    id: 'lastActivity',
    header: headers.lastActivity,
    value: ({ lastActivity }) => lastActivity,
    cell: ({ lastActivity }) =>
      lastActivity ? (
        <time dateTime={lastActivity}>{formatTimeAgo(lastActivity, new Date()) ?? texts.justNow}</time>
      ) : (
        texts.never
      ),
  },
  {
    id: 'activePlans',
    header: headers.activePlans,
    value: ({ activePlansCount }) => activePlansCount,
    numeric: true,
  },
  {
    id: 'weekTime',
    header: headers.weekTime,
    value: ({ weekMinutes }) => weekMinutes,
    cell: (student) => <WeekTime student={student} />,
  },
];

const SIZES = [10, 20, 50, 100];

type Props = { coachId: string | null; group: string | null };

export const StudentTable = ({ coachId, group }: Props) => {
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
  return (
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
          drawing="people"
          title={isCoach ? texts.empty : texts.adminEmpty}
          text={isCoach ? texts.emptyText : texts.adminEmptyText}
          action={isCoach ? <AssignButton /> : <AssignmentsLink />}
        />
      }
    />
  );
};

/** The table as a part of the coach's start page. */
export const StudentSection = (props: Props) => {
  const isCoach = usePerson()?.role === 'coach';
  return (
    <Section title={isCoach ? texts.title : texts.adminTitle} actions={isCoach && <AssignButton />}>
      <StudentTable {...props} />
    </Section>
  );
};
