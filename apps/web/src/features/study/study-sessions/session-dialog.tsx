import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import type { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { FeedbackFields } from './session-fields.tsx';
import type { FeedbackValues } from './session-values.ts';
import { sessionFormTexts as texts } from './study-sessions.texts.ts';

type Form = Pick<ReturnType<typeof useContractForm<FeedbackValues, unknown>>, 'form' | 'busy' | 'failure'> & {
  text: Parameters<typeof FeedbackFields>[0]['text'];
};

type Props = {
  title: string;
  /** „Ekle” */
  action: string;
  form: Form;
  onClose: () => void;
  /** Fields above the feedback fields. */
  children?: ReactNode;
};

export const SessionDialog = ({ title, action, form, onClose, children }: Props) => (
  <Modal
    title={title}
    form={form.form}
    locked={form.busy}
    onClose={onClose}
    footer={
      <>
        <Button look="quiet" disabled={form.busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
      </>
    }
  >
    {form.failure && <Notice tone="danger">{form.failure.fields[0]?.message ?? form.failure.message}</Notice>}
    {children}
    <FeedbackFields text={form.text} />
  </Modal>
);
