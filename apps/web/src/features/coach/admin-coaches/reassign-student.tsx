import { adminCoaches } from '@netlik/contract/endpoints/coach/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import styles from './admin-coaches.module.css';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { assignmentTexts as texts } from './admin-coaches.texts.ts';
import { coachOptions } from './coach-options.ts';

/** One student from one coach to another. */
export const ReassignStudent = () => {
  const coaches = useQuery(adminCoachQueries.all());
  const [from, setFrom] = useState('');
  const [studentId, setStudentId] = useState('');
  const [to, setTo] = useState('');
  const [sending, setSending] = useState(false);
  const students = useQuery({ ...adminCoachQueries.allStudents(from), enabled: from !== '' });
  const listed = from && students.data ? students.data.data : [];
  const all = coaches.data?.data ?? [];

  const move = async () => {
    if (!from || !studentId || !to) return toast({ tone: 'warning', text: texts.needAll });
    const name = listed.find(({ _id }) => _id === studentId)?.name ?? '';
    setSending(true);
    try {
      await call(adminCoaches.reassign, { body: { studentId, fromCoachId: from, toCoachId: to } });
      toast({
        tone: 'success',
        text: texts.moved(name, all.find(({ _id }) => _id === to)?.name ?? ''),
      });
      setStudentId('');
    } catch (error) {
      if (!isAborted(error))
        toast({ tone: 'danger', text: (error instanceof ApiError && error.message) || texts.moveFailed });
    }
    setSending(false);
  };

  const noneOf = students.data && listed.length === 0 ? texts.noStudents : undefined;
  return (
    <Card title={texts.reassign} lead={texts.reassignLead}>
      <Stack gap="3" className={styles.fields}>
        <Select
          label={texts.from}
          placeholder={texts.chooseCoach}
          value={from}
          // A suspended coach may still have students.
          options={all.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ target }) => {
            setFrom(target.value);
            setStudentId('');
            if (target.value === to) setTo('');
          }}
        />
        <Select
          label={texts.student}
          placeholder={from ? (noneOf ?? texts.chooseStudent) : texts.firstCoach}
          value={studentId}
          options={listed.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ target }) => setStudentId(target.value)}
        />
        <Select
          label={texts.to}
          placeholder={texts.chooseCoach}
          value={to}
          options={coachOptions(coaches.data?.data, from)}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button busy={sending} look="quiet" onClick={() => void move()}>
          {texts.move}
        </Button>
      </Stack>
    </Card>
  );
};
