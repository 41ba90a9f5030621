import { check } from '@netlik/contract/check';
import { type SignedIn, signIn } from '@netlik/contract/identity/sign-in';
import type { Failure } from '../../data/writes/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { PageHead } from './page-head.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { registeringBrowser } from './registering-browser.ts';
import { verifyTexts as texts } from './registration.texts.ts';
import styles from './sign-in.module.css';
import { loginTexts, sharedTexts } from './sign-in.texts.ts';

type Props = {
  link: { uid: string; token: string };
  /** In another browser the user sets the password here. */
  needsPassword: boolean;
  /** Null means verified, but signing in requires more than the link. */
  onDone: (signedIn: SignedIn | null, remember: boolean) => void;
  onLinkRefused: (error: Failure) => void;
};

export const VerifyEmailForm = ({ link, needsPassword, onDone, onLinkRefused }: Props) => {
  const form = useContractForm({
    initial: { password: '', remember: false },
    read: ({ password, remember }) => {
      const proof = needsPassword ? { password } : { browser: registeringBrowser.value() };
      return check(signIn.verifyEmail.body, { ...link, ...proof, remember });
    },
    write: (body, { send }) => send(signIn.verifyEmail, { body }),
    onDone: (signedIn, { remember = false }) => onDone(signedIn, remember),
    onFailed: (failure) => {
      if (failure.code !== 'token.invalid' && failure.code !== 'email.verified') return false;
      onLinkRefused(failure);
      return true;
    },
    fieldOfCode: { 'password.common': 'password' },
  });
  const { title, lead } = needsPassword ? texts.withPassword : texts.oneTap;
  return (
    <>
      <PageHead page={texts.page} title={title} lead={lead} />
      <form className={styles.form} {...form.form}>
        {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
        {needsPassword && (
          <PasswordField
            label={sharedTexts.password}
            // A browser that saved the password offers it.
            autoComplete="current-password"
            required
            hint={<PasswordStrength password={form.values.password} />}
            {...form.text('password')}
          />
        )}
        <CheckboxField label={loginTexts.remember} {...form.checkbox('remember')} />
        <Button type="submit" wide busy={form.busy}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
};
