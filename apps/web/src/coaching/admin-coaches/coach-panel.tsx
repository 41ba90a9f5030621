import { adminCoaches, MAX_PICKED_FROM } from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { coachPanelTexts as texts } from '../../identity/admin-users/admin-users.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { toast } from '../../ui/overlays/toast.ts';

type Props = { userId: string; coachId: string | null };

export const CoachPanel = ({ userId, coachId }: Props) => {
  const coaches = useQuery(read(adminCoaches.list, { query: { limit: MAX_PICKED_FROM } }));
  const [chosen, setChosen] = useState(coachId ?? '');
  const assign = useWrite(adminCoaches.assign, {
    done: ({ assigned }) => (assigned.length > 0 ? texts.assigned : null),
    failed: texts.failed,
    onDone: ({ refused }) => {
      if (refused.length > 0) toast({ tone: 'warning', text: texts.refused });
    },
  });
  const reassign = useWrite(adminCoaches.reassign, { done: texts.assigned, failed: texts.failed });
  const save = () =>
    coachId
      ? reassign.send({ body: { studentId: userId, fromCoachId: coachId, toCoachId: chosen } })
      : assign.send({ body: { coachId: chosen, studentIds: [userId] } });
  return (
    <Row gap="2" align="end" wrap>
      <Select
        label={texts.label}
        placeholder={texts.choose}
        value={chosen}
        options={(coaches.data?.data ?? [])
          .filter(({ _id, isActive }) => isActive || _id === coachId)
          .map(({ _id, name, studentCount }) => ({ value: _id, label: texts.coach(name, studentCount) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        look="line"
        busy={assign.busy || reassign.busy}
        disabled={!chosen || chosen === coachId}
        onClick={() => void save()}
      >
        {coachId ? texts.change : texts.assign}
      </Button>
    </Row>
  );
};
