import { check } from '@netlik/contract/check';
import type { signIn } from '@netlik/contract/identity/sign-in';
import { rememberedEmail } from '../../data/calls/session.ts';
import type { Failure } from '../../data/writes/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmailField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './sign-in.module.css';
import { sharedTexts } from './sign-in.texts.ts';

type Endpoint = (typeof signIn)['forgotPassword' | 'resendVerification'];

type Props = {
  endpoint: Endpoint;
  onSent: (email: string) => void;
  /** Returns true if the failure counts as sent. */
  onFailed?: (failure: Failure) => boolean;
  submit: string;
  hint?: string;
  initial?: string;
};

export const MailForm = ({ endpoint, onSent, onFailed, submit, hint, initial = '' }: Props) => {
  const form = useContractForm({
    initial: { email: initial || (rememberedEmail.get() ?? '') },
    read: (values) => check(endpoint.body, values),
    write: (body, { send }) => send(endpoint, { body }),
    onDone: (_, { email }) => onSent(email),
    onFailed,
  });
  return (
    <form className={styles.form} {...form.form}>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <EmailField label={sharedTexts.email} hint={hint} {...form.text('email')} />
      <Button type="submit" wide busy={form.busy}>
        {submit}
      </Button>
    </form>
  );
};
