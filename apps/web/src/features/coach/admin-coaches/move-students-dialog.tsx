import type { CoachListItem } from '@netlik/contract/coach/admin-coaches';
import { adminCoaches } from '@netlik/contract/endpoints/coach/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { moveTexts as texts } from './admin-coaches.texts.ts';
import { coachOptions } from './coach-options.ts';

/** All students of a coach who leaves go to another. */
export const MoveStudentsDialog = ({ coach, onClose }: { coach: CoachListItem; onClose: () => void }) => {
  const coaches = useQuery(adminCoachQueries.all());
  const [toCoachId, setToCoachId] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const move = async () => {
    setMissing(!toCoachId);
    if (!toCoachId) return;
    setSending(true);
    try {
      const { moved } = await call(adminCoaches.moveStudents, {
        params: { id: coach._id },
        body: { toCoachId },
      });
      toast({ tone: 'success', text: texts.done(moved) });
      onClose();
    } catch (error) {
      if (!isAborted(error)) setFailure((error instanceof ApiError && error.message) || texts.failed);
      setSending(false);
    }
  };

  return (
    <Modal
      title={texts.title}
      locked={sending}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={sending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={sending} onClick={() => void move()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>{texts.lead(coach.name, coach.studentCount)}</p>
        {failure && <Notice tone="danger">{failure}</Notice>}
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
