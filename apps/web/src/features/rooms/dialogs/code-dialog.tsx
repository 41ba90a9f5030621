import { rooms } from '@netlik/contract/rooms/rooms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { toastFailure } from '../failure-text.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';
import styles from './dialogs.module.css';

type Props = {
  roomId: string;
  /** Null for whoever does not own the room. */
  code: string | null;
  onClose: () => void;
};

export const CodeDialog = ({ roomId, code: first, onClose }: Props) => {
  const [code, setCode] = useState(first);
  const regenerate = useMutation({
    mutationFn: () => call(rooms.regenerateCode, { params: { id: roomId } }),
    onSuccess: ({ inviteCode }) => {
      setCode(inviteCode);
      toast({ tone: 'success', text: texts.regenerated });
    },
    onError: (error) => toastFailure(texts.regenerateFailed, error),
  });
  const copy = async () => {
    await navigator.clipboard?.writeText(code ?? '').catch(() => undefined);
    toast({ tone: 'success', text: texts.copied });
  };
  return (
    <Modal
      title={texts.codeTitle}
      size="small"
      onClose={onClose}
      footer={
        code === null ? (
          <Button look="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <>
            <Button look="quiet" busy={regenerate.isPending} onClick={() => regenerate.mutate()}>
              {texts.regenerate}
            </Button>
            <Button data-first onClick={() => void copy()}>
              {texts.copy}
            </Button>
          </>
        )
      }
    >
      {code === null ? (
        <p>{texts.ownerOnly}</p>
      ) : (
        <div className={styles.form}>
          <p className={styles.code} aria-live="polite">
            {code}
          </p>
          <p className={styles.muted}>{texts.codeLead}</p>
        </div>
      )}
    </Modal>
  );
};
