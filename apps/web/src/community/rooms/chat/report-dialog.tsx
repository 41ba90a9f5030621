import { check } from '@netlik/contract/check';
import { reportReasons, roomSafety } from '@netlik/contract/community/rooms/room-safety';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { reportTexts as texts } from '../rooms.texts.ts';

const reasons = reportReasons.map((value) => ({ value, label: texts.reasons[value] }));

type Props = { roomId: string; message: RoomMessage; onClose: () => void };

export const ReportDialog = ({ roomId, message, onClose }: Props) => {
  const form = useContractForm({
    initial: { reason: 'insult', note: '' },
    read: (values) => check(roomSafety.report.body, values),
    write: (body, { send }) =>
      send(roomSafety.report, { params: { id: roomId, messageId: message.id }, body }),
    done: texts.sent,
    onDone: onClose,
  });
  return (
    <FormDialog title={texts.title} size="small" form={form} submit={texts.send} onClose={onClose}>
      <Stack gap="4">
        <Text tone="muted" size="small">
          {texts.lead}
        </Text>
        <Select label={texts.reason} data-first options={reasons} {...form.text('reason')} />
        <TextField label={texts.note} optional maxLength={300} {...form.text('note')} />
      </Stack>
    </FormDialog>
  );
};
