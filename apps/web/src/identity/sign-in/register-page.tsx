import { check } from '@netlik/contract/check';
import { signIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { withRules } from '../../ui/forms/contract-form.ts';
import { EmailField, TextField } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { OutcomePanel } from '../outcome-panel.tsx';
import { PageHead } from './page-head.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { registeringBrowser } from './registering-browser.ts';
import { registerTexts as texts } from './registration.texts.ts';
import { repeatedPassword } from './repeated-password.ts';
import { ResendVerification } from './resend-verification.tsx';
import styles from './sign-in.module.css';
import { sharedTexts } from './sign-in.texts.ts';

const blank = { firstName: '', lastName: '', email: '', password: '', confirm: '' };

const Sent = ({ email, onOther }: { email: string; onOther: () => void }) => (
  <OutcomePanel emblem="mail" title={texts.sentTitle}>
    <PageTitle>{texts.page}</PageTitle>
    <p>
      <span className={styles.address}>{email}</span> {texts.sent}
    </p>
    <p className={styles.lead}>{texts.sentHint}</p>
    <ResendVerification email={email} />
    <div className={styles.actions}>
      <ButtonLink look="primary" wide to="/login">
        {sharedTexts.backToLogin}
      </ButtonLink>
      <Button look="quiet" wide onClick={onOther}>
        {texts.otherAddress}
      </Button>
    </div>
  </OutcomePanel>
);

/** Counts sign-ups for the landing page's experiment. */
const countSignup = async () => {
  try {
    (await import('../../data/events/landing-counts.ts')).countLanding('signup');
  } catch {
    // Failures are ignored.
  }
};

export const RegisterPage = () => {
  const [sentTo, setSentTo] = useState('');
  const form = useContractForm({
    initial: blank,
    read: ({ confirm, ...body }) =>
      withRules(check(signIn.register.body, body), repeatedPassword(body.password, confirm)),
    write: (body, { send }) =>
      send(signIn.register, { body: { browser: registeringBrowser.keep(body.email), ...body } }),
    onDone: (_, { email }) => {
      setSentTo(email);
      void countSignup();
    },
    fieldOfCode: { 'password.common': 'password' },
  });

  if (sentTo) return <Sent email={sentTo} onOther={() => setSentTo('')} />;

  return (
    <>
      <PageHead page={texts.page} title={texts.title} lead={texts.lead} />
      <form className={styles.form} {...form.form}>
        {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
        <div className={styles.names}>
          <TextField label={texts.firstName} optional autoComplete="given-name" {...form.text('firstName')} />
          <TextField label={texts.lastName} optional autoComplete="family-name" {...form.text('lastName')} />
        </div>
        <EmailField label={sharedTexts.email} {...form.text('email')} />
        <PasswordField
          label={sharedTexts.password}
          autoComplete="new-password"
          required
          hint={<PasswordStrength password={form.values.password} />}
          {...form.text('password')}
        />
        <PasswordField label={texts.confirm} autoComplete="new-password" required {...form.text('confirm')} />
        <Button type="submit" wide busy={form.busy}>
          {texts.submit}
        </Button>
      </form>
      <p className={styles.foot}>
        {texts.haveAccount}
        <Link className={styles.link} to="/login">
          {texts.login}
        </Link>
      </p>
    </>
  );
};
