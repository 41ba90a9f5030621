import type { AssignableStudent } from '@netlik/contract/coaching/admin-coaches';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { gradeText } from '../coach-students/coach-students.texts.ts';
import styles from './admin-coaches.module.css';
import { refusalTexts, assignmentTexts as texts } from './admin-coaches.texts.ts';
import { usePickedStudents } from './picked-students.ts';

const { columns: headers } = texts;

const PickBox = ({ student: { _id, name, refusal } }: { student: AssignableStudent }) => {
  const { picked, toggle } = usePickedStudents();
  return (
    <label className={styles.checkArea}>
      <input
        type="checkbox"
        className={styles.check}
        aria-label={texts.pick(name)}
        checked={picked.has(_id)}
        disabled={refusal !== null}
        onChange={() => toggle(_id, name)}
      />
    </label>
  );
};

const stateText = ({ refusal, coachName }: AssignableStudent): string => {
  if (coachName !== null) return texts.withCoach(coachName);
  return refusal === null ? texts.canBeAssigned : refusalTexts[refusal];
};

export const assigneeColumns: readonly Column<AssignableStudent>[] = [
  {
    id: 'pick',
    header: headers.pick,
    value: () => null,
    cell: (student) => <PickBox student={student} />,
    sortable: false,
    unsearched: true,
  },
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ name }) => name,
    sortable: false,
    cell: ({ name, email, avatar }) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={{ firstName: name, avatar }} size={32} />
        <Stack as="span" shrink>
          <strong>{name}</strong>
          <Text as="span" tone="muted" size="small" wrapAnywhere>
            {email}
          </Text>
        </Stack>
      </Row>
    ),
  },
  { id: 'grade', header: headers.grade, value: ({ grade }) => grade && gradeText(grade), sortable: false },
  { id: 'city', header: headers.city, value: ({ city }) => city, sortable: false, hiddenOnPhone: true },
  {
    id: 'state',
    header: headers.state,
    value: stateText,
    sortable: false,
    cell: (student) => (
      <Text
        as="span"
        tone={student.refusal === null ? 'success' : 'muted'}
        size={student.refusal === null ? undefined : 'small'}
        weight={student.refusal === null ? 'semibold' : undefined}
        wrapAnywhere={student.refusal !== null}
      >
        {stateText(student)}
      </Text>
    ),
  },
];
