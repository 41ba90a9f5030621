import {
  coachStudents,
  type FoundStudent,
  MAX_FOUND_STUDENTS,
  MIN_STUDENT_SEARCH,
} from '@netlik/contract/endpoints/coach/coach-students';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { useSettled } from '../../../ui/forms/use-settled.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { coachStudentQueries } from './coach-students.queries.ts';
import { assignTexts as texts } from './coach-students.texts.ts';
import styles from './student-table.module.css';

const DEBOUNCE_MS = 350;

const failureText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.code === 'coach.student_taken') return texts.conflict;
  return error.message || texts.failed;
};

export const AssignDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const q = useSettled(typed.trim(), DEBOUNCE_MS);
  const isLong = q.length >= MIN_STUDENT_SEARCH;
  const query = useQuery({ ...coachStudentQueries.found(q), enabled: isLong, retry: false });
  // A failed search shows an empty list, as the specification has it.
  const found = isLong ? (query.data ?? (query.error ? [] : undefined)) : undefined;

  const assign = async ({ _id, name }: FoundStudent) => {
    setSending(_id);
    setFailure(null);
    try {
      await call(coachStudents.assign, { params: { id: _id }, body: {} });
      toast({ tone: 'success', text: texts.assigned(name) });
      onClose();
    } catch (error) {
      if (!isAborted(error)) setFailure(failureText(error));
      setSending(null);
    }
  };

  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap="4">
        <p className={styles.quiet}>{texts.lead}</p>
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
        <p className={styles.quiet} role="status">
          {isLong && !found && texts.searching}
          {found?.length === 0 && texts.nobody}
        </p>
        {found && found.length > 0 && (
          <Stack as="ul" gap="1" aria-label={texts.results}>
            {found.slice(0, MAX_FOUND_STUDENTS).map((student) => (
              <Row key={student._id} as="li" gap="3" align="center" className={styles.result}>
                <Avatar person={{ firstName: student.name, avatar: student.avatar }} size={36} />
                <Stack as="span" shrink className={styles.words}>
                  <strong>{student.name}</strong>
                  <Text as="span" look="muted tiny regular" breaks>
                    {texts.place(student.grade, student.city)}
                  </Text>
                </Stack>
                <Button
                  look="quiet"
                  small
                  busy={sending === student._id}
                  disabled={sending !== null && sending !== student._id}
                  aria-label={texts.assignTo(student.name)}
                  onClick={() => void assign(student)}
                >
                  {texts.assign}
                </Button>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
};
