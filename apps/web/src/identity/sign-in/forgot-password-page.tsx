import { signIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Failure } from '../../data/writes/failure.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { OutcomePanel } from '../outcome-panel.tsx';
import { MailForm } from './mail-form.tsx';
import { PageHead } from './page-head.tsx';
import { forgotTexts as texts } from './registration.texts.ts';
import styles from './sign-in.module.css';
import { sharedTexts } from './sign-in.texts.ts';

export const ForgotPasswordPage = () => {
  const [sent, setSent] = useState(false);
  // Every reply shows the same notice, so that it does not reveal whether an account exists.
  const countAsSent = ({ status }: Failure) => {
    const answered = status > 0 && status !== 400;
    if (answered) setSent(true);
    return answered;
  };

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
      <MailForm
        endpoint={signIn.forgotPassword}
        onSent={() => setSent(true)}
        onFailed={countAsSent}
        submit={texts.submit}
      />
      <p className={styles.foot}>
        <Link className={styles.link} to="/login">
          {sharedTexts.backToLogin}
        </Link>
      </p>
    </>
  );
};
