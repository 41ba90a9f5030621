import type { CoachListItem } from '@netlik/contract/coaching/admin-coaches';
import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { moveTexts as texts } from './admin-coaches.texts.ts';
import { coachOptions } from './coach-options.ts';

export const MoveStudentsDialog = ({ coach, onClose }: { coach: CoachListItem; onClose: () => void }) => {
  const coaches = useQuery(adminCoachQueries.all());
  const [toCoachId, setToCoachId] = useState('');
  const [missing, setMissing] = useState(false);
  const { send, busy, error } = useWrite(adminCoaches.moveStudents, {
    done: ({ moved }) => texts.done(moved),
    failed: texts.failed,
    inline: true,
    onDone: onClose,
  });
  const move = () => {
    setMissing(!toCoachId);
    if (toCoachId) void send({ params: { id: coach._id }, body: { toCoachId } });
  };

  return (
    <Modal
      title={texts.title}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} onClick={move}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>{texts.lead(coach.name, coach.studentCount)}</p>
        {error && <Notice tone="danger">{error}</Notice>}
        <Select
          label={texts.to}
          placeholder={texts.choose}
          value={toCoachId}
          error={missing && !toCoachId ? texts.needed : undefined}
          options={coachOptions(coaches.data?.data, coach._id)}
          onChange={({ target }) => setToCoachId(target.value)}
        />
      </Stack>
    </Modal>
  );
};
