import { type ReportReason, reportReasons, roomSafety } from '@netlik/contract/community/rooms/room-safety';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { dialogTexts, reportTexts as texts } from '../rooms.texts.ts';

type Props = { roomId: string; message: RoomMessage; onClose: () => void };

export const ReportDialog = ({ roomId, message, onClose }: Props) => {
  const [reason, setReason] = useState<ReportReason>('insult');
  const [note, setNote] = useState('');
  const { send, busy, error } = useWrite(roomSafety.report, {
    done: texts.sent,
    failed: '',
    inline: true,
    onDone: onClose,
  });
  return (
    <Modal
      title={texts.title}
      size="small"
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {dialogTexts.cancel}
          </Button>
          <Button
            busy={busy}
            onClick={() => send({ params: { id: roomId, messageId: message.id }, body: { reason, note } })}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <Stack gap="4" data-unsaved={note !== ''}>
        {error && <Notice tone="danger">{error}</Notice>}
        <Text tone="muted" size="small">
          {texts.lead}
        </Text>
        <SelectField
          label={texts.reason}
          data-first
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
        >
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.note}
          optional
          maxLength={300}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </Modal>
  );
};
