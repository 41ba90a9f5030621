import {
  coachStudents,
  type FoundStudent,
  MAX_FOUND_STUDENTS,
  MIN_STUDENT_SEARCH,
} from '@netlik/contract/coaching/coach-students';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { useSettled } from '../../ui/forms/use-settled.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { coachStudentQueries } from './coach-students.queries.ts';
import { assignTexts as texts } from './coach-students.texts.ts';
import styles from './student-table.module.css';

const DEBOUNCE_MS = 350;

const useAssign = (onDone: () => void) => {
  const [taken, setTaken] = useState(false);
  const { send, busy, error, inputs } = useWrite(
    ({ _id }: FoundStudent, context) => {
      setTaken(false);
      return context.send(coachStudents.assign, { params: { id: _id }, body: {} });
    },
    {
      done: (_, { name }) => texts.assigned(name),
      failed: texts.failed,
      inline: true,
      onDone,
      onFailed: ({ code }) => {
        setTaken(code === 'coach.student_taken');
        return code === 'coach.student_taken';
      },
    },
  );
  return { send, busy, failure: taken ? texts.conflict : error, sending: inputs[0]?._id };
};

type FoundProps = { student: FoundStudent; busy: boolean; disabled: boolean; onAssign: () => void };

const FoundRow = ({ student, busy, disabled, onAssign }: FoundProps) => (
  <Row as="li" gap="3" align="center" className={styles.result}>
    <Avatar person={{ firstName: student.name, avatar: student.avatar }} />
    <Stack as="span" grow>
      <strong>{student.name}</strong>
      <Text as="span" tone="muted" size="tiny" weight="regular" wrapAnywhere>
        {texts.place(student.grade, student.city)}
      </Text>
    </Stack>
    <Button
      look="line"
      small
      {...{ busy, disabled }}
      aria-label={texts.assignTo(student.name)}
      onClick={onAssign}
    >
      {texts.assign}
    </Button>
  </Row>
);

export const AssignDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const { send, busy, failure, sending } = useAssign(onClose);
  const q = useSettled(typed.trim(), DEBOUNCE_MS);
  const isLong = q.length >= MIN_STUDENT_SEARCH;
  const query = useQuery({ ...coachStudentQueries.found(q), enabled: isLong, retry: false });
  // A failed search shows an empty list, per the specification.
  const found = isLong ? (query.data ?? (query.error ? [] : undefined)) : undefined;

  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        <Button look="line" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap="4">
        <Text tone="muted" size="small">
          {texts.lead}
        </Text>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <TextField
          label={texts.search}
          hint={texts.hint}
          type="search"
          data-first
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Text tone="muted" size="small" role="status">
          {isLong && !found && texts.searching}
          {found?.length === 0 && texts.nobody}
        </Text>
        {found && found.length > 0 && (
          <Stack as="ul" gap="1" aria-label={texts.results}>
            {found.slice(0, MAX_FOUND_STUDENTS).map((student) => (
              <FoundRow
                key={student._id}
                student={student}
                busy={sending === student._id}
                disabled={busy && sending !== student._id}
                onAssign={() => send(student)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
};
