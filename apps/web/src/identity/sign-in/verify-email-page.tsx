import { check } from '@netlik/contract/check';
import { type SignedIn, signIn } from '@netlik/contract/identity/sign-in';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../data/calls/call.ts';
import { knownDevices } from '../../data/calls/known-devices.ts';
import { session } from '../../data/calls/session.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { failureOf } from '../../data/writes/failure.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { OutcomePanel } from '../outcome-panel.tsx';
import { useMailedLink } from '../use-mailed-link.ts';
import { MailForm } from './mail-form.tsx';
import { PageHead } from './page-head.tsx';
import { registeringBrowser } from './registering-browser.ts';
import { newLinkTexts, verifyTexts as texts } from './registration.texts.ts';
import styles from './sign-in.module.css';
import { sharedTexts } from './sign-in.texts.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

type Link = { uid: string; token: string };
type Step =
  | { name: 'checking' | 'done' | 'verified' }
  | { name: 'form'; needsPassword: boolean }
  | { name: 'refused' | 'failed'; message: string };

/** Retrying helps after a lost connection or on a busy server, not with an expired link. */
const stepAfter = (error: unknown): Step => {
  const failure = failureOf(error);
  if (!failure) throw error;
  if (failure.code === 'email.verified') return { name: 'verified' };
  const again = failure.status === 0 || failure.status === 429 || failure.status >= 500;
  return { name: again ? 'failed' : 'refused', message: failure.message };
};

/** Checks the link without confirming, because mail scanners open links too. */
const checkLink = async (link: Link): Promise<Step> => {
  try {
    const body = { ...link, browser: registeringBrowser.value() };
    const { verified, needsPassword } = await call(signIn.checkVerification, { body });
    return verified ? { name: 'verified' } : { name: 'form', needsPassword };
  } catch (error) {
    return stepAfter(error);
  }
};

const BackToLogin = () => (
  <ButtonLink look="quiet" wide to="/login">
    {sharedTexts.backToLogin}
  </ButtonLink>
);

const Confirmed = ({ title, text }: { title: string; text: string }) => {
  const signedIn = usePerson() !== null;
  return (
    <OutcomePanel emblem="done" title={title}>
      <PageTitle>{texts.page}</PageTitle>
      <p>{signedIn ? texts.verifiedHere : text}</p>
      <ButtonLink wide to={signedIn ? '/' : '/login'}>
        {signedIn ? texts.continue : texts.login}
      </ButtonLink>
    </OutcomePanel>
  );
};

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
      <MailForm
        initial={registeringBrowser.email()}
        endpoint={signIn.resendVerification}
        onSent={setSentTo}
        hint={newLinkTexts.hint}
        submit={newLinkTexts.submit}
      />
      <BackToLogin />
    </OutcomePanel>
  );
};

const MailedLink = ({ link }: { link: Link }) => {
  const [attempt, setAttempt] = useState(0);
  const [step, setStep] = useState<Step>({ name: 'checking' });
  const { uid, token } = link;
  const navigate = useNavigate();

  const enter = async (signedIn: SignedIn | null, remember: boolean) => {
    registeringBrowser.forget();
    if (!signedIn) return setStep({ name: 'done' });
    // Removes everything of another user who was signed in here.
    if (session.get()) {
      // Imported on demand, because it belongs to the signed-in app.
      const { signOut } = await import('../../data/calls/sign-out.ts');
      await signOut();
    }
    knownDevices.add(signedIn.device);
    session.set(signedIn, remember);
    await navigate('/', { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again
  useEffect(() => {
    let left = false;
    setStep({ name: 'checking' });
    void checkLink({ uid, token }).then((next) => {
      if (!left) setStep(next);
    });
    return () => {
      left = true;
    };
  }, [uid, token, attempt]);

  switch (step.name) {
    case 'checking':
      return (
        <div role="status">
          <PageHead page={texts.page} title={texts.pendingTitle} lead={texts.pending} />
        </div>
      );
    case 'form':
      return (
        <VerifyEmailForm
          link={link}
          needsPassword={step.needsPassword}
          onDone={(signedIn, remember) => void enter(signedIn, remember)}
          onLinkRefused={(error) => setStep(stepAfter(error))}
        />
      );
    case 'done':
      return <Confirmed title={texts.doneTitle} text={texts.done} />;
    case 'verified':
      return <Confirmed title={texts.verifiedTitle} text={texts.verified} />;
    case 'failed':
      return <FailedForNow message={step.message} onAgain={() => setAttempt(attempt + 1)} />;
    case 'refused':
      return <Refused message={step.message} />;
  }
};

export const VerifyEmailPage = () => {
  const { uid, token } = useMailedLink();
  const link = check(signIn.checkVerification.body, { uid, token });
  return link.ok ? <MailedLink link={link.data} /> : <Refused message={texts.invalid} />;
};
