import { check } from '@netlik/contract/check';
import { signIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { knownDevices } from '../../data/calls/known-devices.ts';
import { session } from '../../data/calls/session.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { withRules } from '../../ui/forms/contract-form.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { OutcomePanel } from '../outcome-panel.tsx';
import { useMailedLink } from '../use-mailed-link.ts';
import { PageHead } from './page-head.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { resetTexts as texts } from './registration.texts.ts';
import { repeatedPassword } from './repeated-password.ts';
import styles from './sign-in.module.css';
import { sharedTexts } from './sign-in.texts.ts';

const InvalidLink = ({ text }: { text: string }) => (
  <OutcomePanel emblem="failed" title={texts.invalidTitle}>
    <PageTitle>{texts.page}</PageTitle>
    <p>{text}</p>
    <div className={styles.actions}>
      <ButtonLink wide to="/forgot-password">
        {texts.again}
      </ButtonLink>
      <ButtonLink look="quiet" wide to="/login">
        {sharedTexts.backToLogin}
      </ButtonLink>
    </div>
  </OutcomePanel>
);

const ResetForm = ({ token }: { token: string }) => {
  const [done, setDone] = useState(false);
  const form = useContractForm({
    initial: { newPassword: '', confirm: '' },
    read: ({ newPassword, confirm }) =>
      withRules(
        check(signIn.resetPassword.body, { token, newPassword }),
        repeatedPassword(newPassword, confirm),
      ),
    write: (body, { send }) => send(signIn.resetPassword, { body }),
    onDone: ({ device }) => {
      knownDevices.add(device);
      // The server has ended all sessions of the account.
      session.clear();
      setDone(true);
    },
    fieldOfCode: { 'password.common': 'newPassword' },
  });

  if (form.failure?.code === 'token.invalid') return <InvalidLink text={form.failure.message} />;
  if (done)
    return (
      <OutcomePanel emblem="done" title={texts.doneTitle}>
        <PageTitle>{texts.page}</PageTitle>
        <p>{texts.done}</p>
        <ButtonLink wide to="/login">
          {texts.login}
        </ButtonLink>
      </OutcomePanel>
    );

  return (
    <>
      <PageHead page={texts.page} title={texts.title} lead={texts.lead} />
      <form className={styles.form} {...form.form}>
        {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          required
          hint={<PasswordStrength password={form.values.newPassword} />}
          {...form.text('newPassword')}
        />
        <PasswordField label={texts.confirm} autoComplete="new-password" required {...form.text('confirm')} />
        <Button type="submit" wide busy={form.busy}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
};

export const ResetPasswordPage = () => {
  const { token } = useMailedLink();
  const usable = check(signIn.resetPassword.body.shape.token, token);
  return usable.ok ? <ResetForm token={usable.data} /> : <InvalidLink text={texts.invalid} />;
};
