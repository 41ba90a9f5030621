import { check } from '@netlik/contract/check';
import { INVITE_CODE_LENGTH, InviteCode, rooms } from '@netlik/contract/rooms/rooms';
import * as z from 'zod/mini';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { dialogTexts as texts } from '../rooms.texts.ts';
import styles from './dialogs.module.css';

const Code = z.strictObject({ inviteCode: InviteCode });

export const JoinDialog = ({
  onJoined,
  onClose,
}: {
  onJoined: (roomId: string) => void;
  onClose: () => void;
}) => {
  const form = useContractForm({
    initial: { inviteCode: '' },
    read: (values) => check(Code, values),
    send: async (body) => {
      const room = await call(rooms.join, { body });
      toast({ tone: 'success', text: texts.joined(room.name) });
      onJoined(room.id);
    },
  });
  return (
    <Modal
      title={texts.joinTitle}
      size="small"
      form={form.form}
      locked={form.busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={form.busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={form.busy}>
            {texts.join}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          data-first
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={INVITE_CODE_LENGTH}
          {...form.text('inviteCode')}
        />
      </div>
    </Modal>
  );
};
