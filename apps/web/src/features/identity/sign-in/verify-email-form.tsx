import { check } from '@netlik/contract/check';
import { signIn } from '@netlik/contract/identity/sign-in';
import { Button } from '../../../ui/buttons/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Failure } from '../../../writes/failure.ts';
import { PageHead } from './page-head.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { verifyTexts as texts } from './registration.texts.ts';
import styles from './sign-in.module.css';
import { sharedTexts } from './sign-in.texts.ts';

type Props = {
  link: { uid: string; token: string };
  onDone: () => void;
  /** The link was used or ran out meanwhile. */
  onLinkRefused: (error: Failure) => void;
};

/** Whoever opens the link types the password that counts from now on. */
export const VerifyEmailForm = ({ link, onDone, onLinkRefused }: Props) => {
  const form = useContractForm({
    initial: { password: '' },
    read: (values) => check(signIn.verifyEmail.body, { ...link, ...values }),
    write: (body, { send }) => send(signIn.verifyEmail, { body }),
    onDone,
    onFailed: (failure) => {
      if (failure.code !== 'token.invalid' && failure.code !== 'email.verified') return false;
      onLinkRefused(failure);
      return true;
    },
    fieldOfCode: { 'password.common': 'password' },
  });
  return (
    <>
      <PageHead page={texts.page} title={texts.formTitle} lead={texts.formLead} />
      <form className={styles.form} {...form.form}>
        {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
        <PasswordField
          label={sharedTexts.password}
          // A browser that kept the password of the registration offers it.
          autoComplete="current-password"
          required
          hint={<PasswordStrength password={form.values.password} />}
          {...form.text('password')}
        />
        <Button type="submit" wide busy={form.busy}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
};
