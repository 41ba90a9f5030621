import type { CoachStudent } from '@netlik/contract/coaching/coach-students';
import { formatDuration } from '../../formats/durations.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
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
    {goal > 0 && <FillBar fill={Math.min(1, weekMinutes / goal)} />}
  </Stack>
);

/** Ids of sortable columns are the contract's. */
export const studentColumns: readonly Column<CoachStudent>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ fullName }) => fullName,
    cell: (student) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={student} size={32} />
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
        {student.isWorking && (
          <Text as="span" tone="success" size="tiny" weight="semibold" noShrink className={styles.working}>
            {texts.working}
          </Text>
        )}
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
