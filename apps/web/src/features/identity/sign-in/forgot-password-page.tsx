import { check } from '@netlik/contract/check';
import { signIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { remembered } from '../../../api/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OutcomePanel } from '../../../ui/outcome-panel.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useContractForm } from '../../../ui/use-contract-form.ts';
import { PageHead } from './page-head.tsx';
import styles from './sign-in.module.css';
import { sharedTexts, forgotTexts as texts } from './sign-in.texts.ts';

export const ForgotPasswordPage = () => {
  const [sent, setSent] = useState(false);
  const form = useContractForm({
    initial: { email: remembered.email() ?? '' },
    read: (values) => check(signIn.forgotPassword.body, values),
    send: async (body) => {
      try {
        await call(signIn.forgotPassword, { body });
      } catch (error) {
        // Whatever the server answers, the notice is the same: it must not tell whether an account exists.
        const answered = error instanceof ApiError && error.status > 0 && error.status !== 400;
        if (!answered) throw error;
      }
      setSent(true);
    },
  });

  if (sent)
    return (
      <OutcomePanel emblem="mail" title={texts.sentTitle}>
        <PageTitle>{texts.page}</PageTitle>
        <p>{texts.sent}</p>
        <ButtonLink wide to="/login">
          {sharedTexts.backToLogin}
        </ButtonLink>
      </OutcomePanel>
    );

  return (
    <>
      <PageHead page={texts.page} title={texts.title} lead={texts.lead} />
      <form className={styles.form} {...form.form}>
        {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
        <TextField
          label={sharedTexts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.text('email')}
        />
        <Button type="submit" wide busy={form.busy}>
          {texts.submit}
        </Button>
      </form>
      <p className={styles.foot}>
        <Link className={styles.link} to="/login">
          {sharedTexts.backToLogin}
        </Link>
      </p>
    </>
  );
};
