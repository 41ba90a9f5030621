import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { assignmentTexts as texts } from './admin-coaches.texts.ts';
import { BulkAssign } from './bulk-assign.tsx';
import { coachOptions } from './coach-options.ts';

const ReassignStudent = () => {
  const coaches = useQuery(adminCoachQueries.all());
  const [from, setFrom] = useState('');
  const [studentId, setStudentId] = useState('');
  const [to, setTo] = useState('');
  const students = useQuery({ ...adminCoachQueries.allStudents(from), enabled: from !== '' });
  const listed = from && students.data ? students.data.data : [];
  const all = coaches.data?.data ?? [];

  const nameOf = (people: readonly { _id: string; name: string }[], id: string) =>
    people.find(({ _id }) => _id === id)?.name ?? '';
  const { send, busy } = useWrite(adminCoaches.reassign, {
    done: (_, { body }) => texts.moved(nameOf(listed, body.studentId), nameOf(all, body.toCoachId)),
    failed: texts.moveFailed,
    onDone: () => setStudentId(''),
  });
  const move = () =>
    from && studentId && to
      ? void send({ body: { studentId, fromCoachId: from, toCoachId: to } })
      : toast({ tone: 'warning', text: texts.needAll });

  const noneOf = students.data && listed.length === 0 ? texts.noStudents : undefined;
  return (
    <Section title={texts.reassign} lead={texts.reassignLead}>
      <Grid fit={200} gap="3" align="end">
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
        <Row>
          <Button busy={busy} look="line" onClick={move}>
            {texts.move}
          </Button>
        </Row>
      </Grid>
    </Section>
  );
};

export const AssignmentsPage = () => {
  useTour('admin-assignments');
  const [params, change] = useUrlParams();
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Stack gap="8">
        <div data-tour="admin-assignments-bulk">
          <BulkAssign
            coachId={params.get('coachId') ?? ''}
            onCoach={(id) => change({ coachId: id === '' ? null : id })}
          />
        </div>
        <div data-tour="admin-assignments-move">
          <ReassignStudent />
        </div>
      </Stack>
    </PageFrame>
  );
};
