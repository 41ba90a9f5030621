import { check } from '@netlik/contract/check';
import { signIn } from '@netlik/contract/identity/sign-in';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { OutcomePanel } from '../../../ui/states/outcome-panel.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { PageHead } from './page-head.tsx';
import styles from './sign-in.module.css';
import { newLinkTexts, sharedTexts, verifyTexts as texts } from './sign-in.texts.ts';

type Link = { uid: string; token: string };
type Outcome = { state: 'done' } | { state: 'failed'; message: string; again: boolean };

const verify = async (link: Link): Promise<Outcome> => {
  try {
    await call(signIn.verifyEmail, { body: link });
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Retrying helps with a lost connection or a busy server, not with a used or expired link.
    const again = error.status === 0 || error.status === 429 || error.status >= 500;
    return { state: 'failed', message: error.message, again };
  }
};

// A link works once: every mount of the page shares one attempt.
const tries = new Map<string, Promise<Outcome>>();
const verifyOnce = (link: Link, attempt: number): Promise<Outcome> => {
  const key = `${attempt} ${link.uid} ${link.token}`;
  const running = tries.get(key) ?? verify(link);
  tries.set(key, running);
  return running;
};

const BackToLogin = () => (
  <ButtonLink look="plain" wide to="/login">
    {sharedTexts.backToLogin}
  </ButtonLink>
);

/** A retry may succeed. */
const FailedForNow = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <OutcomePanel emblem="failed" title={texts.failedTitle}>
    <PageTitle>{texts.page}</PageTitle>
    <p>{message}</p>
    <div className={styles.actions}>
      <Button wide onClick={onAgain}>
        {texts.retry}
      </Button>
      <BackToLogin />
    </div>
  </OutcomePanel>
);

/** The link is used, expired or invalid: a new one is needed. */
const Refused = ({ message }: { message: string }) => {
  const [sentTo, setSentTo] = useState('');
  if (sentTo)
    return (
      <OutcomePanel key="sent" emblem="mail" title={newLinkTexts.sentTitle}>
        <PageTitle>{texts.page}</PageTitle>
        <p>
          <span className={styles.address}>{sentTo}</span> {newLinkTexts.sent}
        </p>
        <BackToLogin />
      </OutcomePanel>
    );
  return (
    <OutcomePanel key="refused" emblem="failed" title={texts.failedTitle}>
      <PageTitle>{texts.page}</PageTitle>
      <p>{message}</p>
      <NewLinkForm onSent={setSentTo} />
      <BackToLogin />
    </OutcomePanel>
  );
};

const Verifying = ({ link }: { link: Link }) => {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { uid, token } = link;

  useEffect(() => {
    let left = false;
    setOutcome(null);
    verifyOnce({ uid, token }, attempt).then(
      (result) => {
        if (!left) setOutcome(result);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [uid, token, attempt]);

  if (!outcome)
    return (
      <div role="status">
        <PageHead page={texts.page} title={texts.pendingTitle} lead={texts.pending} />
      </div>
    );
  if (outcome.state === 'failed')
    return outcome.again ? (
      <FailedForNow message={outcome.message} onAgain={() => setAttempt(attempt + 1)} />
    ) : (
      <Refused message={outcome.message} />
    );
  return (
    <OutcomePanel emblem="done" title={texts.doneTitle}>
      <PageTitle>{texts.page}</PageTitle>
      <p>{texts.done}</p>
      <ButtonLink wide to="/login">
        {texts.login}
      </ButtonLink>
    </OutcomePanel>
  );
};

export const VerifyEmailPage = () => {
  const [query] = useSearchParams();
  const link = check(signIn.verifyEmail.body, {
    uid: query.get('uid') ?? undefined,
    token: query.get('token') ?? undefined,
  });
  return link.ok ? <Verifying link={link.data} /> : <Refused message={texts.invalid} />;
};
