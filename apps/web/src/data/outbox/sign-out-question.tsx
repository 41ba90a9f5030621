import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { outboxTexts as texts } from './outbox.texts.ts';
import { flush, useOutbox } from './outbox.ts';

type Props = {
  /** Called when everything was sent, or the user chose to discard it. */
  onSignOut: () => void;
  onCancel: () => void;
};

/** Asked before signing out with pending writes, which would be lost. */
export const SignOutQuestion = ({ onSignOut, onCancel }: Props) => {
  const { entries } = useOutbox();
  const [count] = useState(entries.length);
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const send = async () => {
    setBusy(true);
    const remaining = await flush();
    setBusy(false);
    if (remaining === 0) onSignOut();
    else setLeft(remaining);
  };
  return (
    <Modal
      title={texts.signOutTitle(count)}
      size="small"
      locked={busy}
      onClose={onCancel}
      footer={
        <>
          <Button look="danger" onClick={onSignOut}>
            {texts.leave}
          </Button>
          <Button data-first busy={busy} onClick={() => void send()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <p>{texts.signOutText}</p>
      {left > 0 && <Notice tone="warning">{texts.signOutLeft(left)}</Notice>}
    </Modal>
  );
};
