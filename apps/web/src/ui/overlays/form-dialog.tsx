import type { ReactNode } from 'react';
import type { ApiError } from '../../data/calls/api-error.ts';
import { Button } from '../buttons/button.tsx';
import type { useContractForm } from '../forms/use-contract-form.ts';
import { Notice } from '../states/notice.tsx';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  size?: 'small' | 'medium' | 'large';
  form: Pick<ReturnType<typeof useContractForm>, 'form' | 'busy' | 'failure'>;
  /** The text of the submit button: „Kaydet”. */
  submit: string;
  submitLook?: 'primary' | 'danger';
  submitDisabled?: boolean;
  /** The error text; the server's message by default. */
  failureText?: (failure: ApiError) => string;
  onClose: () => void;
  children: ReactNode;
};

export const FormDialog = (props: Props) => {
  const { form, submit, submitLook, submitDisabled, failureText, onClose, children, ...modal } = props;
  const { busy, failure } = form;
  return (
    <Modal
      {...modal}
      form={form.form}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="line" disabled={busy} onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" look={submitLook} busy={busy} disabled={submitDisabled}>
            {submit}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="danger">{failureText?.(failure) ?? failure.message}</Notice>}
      {children}
    </Modal>
  );
};
