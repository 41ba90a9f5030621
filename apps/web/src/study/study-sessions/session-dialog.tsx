import type { ReactNode } from 'react';
import type { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { FeedbackFields } from './session-fields.tsx';
import type { FeedbackValues } from './session-values.ts';

type Form = Pick<ReturnType<typeof useContractForm<FeedbackValues, unknown>>, 'form' | 'busy' | 'failure'> & {
  text: Parameters<typeof FeedbackFields>[0]['text'];
};

type Props = {
  title: string;
  action: string;
  form: Form;
  onClose: () => void;
  children?: ReactNode;
};

export const SessionDialog = ({ title, action, form, onClose, children }: Props) => (
  <FormDialog
    title={title}
    form={form}
    submit={action}
    failureText={({ fields, message }) => fields[0]?.message ?? message}
    onClose={onClose}
  >
    {children}
    <FeedbackFields text={form.text} />
  </FormDialog>
);
