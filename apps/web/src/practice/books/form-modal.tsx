import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { bookTexts } from './books.texts.ts';

type Props = {
  title: string;
  size?: 'small' | 'medium';
  save: string;
  write: { busy: boolean; error: string | null };
  /** True if closing would lose what was typed. */
  unsaved?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends its fields with `useWrite`. */
export const FormModal = (props: Props) => {
  const { title, size = 'medium', save, write, unsaved, onSubmit, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal
      title={title}
      size={size}
      onClose={onClose}
      form={{ onSubmit: submit, noValidate: true }}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {bookTexts.cancel}
          </Button>
          <Button type="submit" busy={write.busy}>
            {save}
          </Button>
        </>
      }
    >
      <Stack gap="4" data-unsaved={unsaved}>
        {write.error && <Notice tone="danger">{write.error}</Notice>}
        {children}
      </Stack>
    </Modal>
  );
};
