import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { apiTexts } from '../../../api/api.texts.ts';
import { knownDevices } from '../../../api/known-devices.ts';
import { rememberedEmail, session } from '../../../api/session.ts';
import { usePerson } from '../../../api/use-person.ts';
import { useEarlyInput } from '../../../prerender/use-early-input.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckboxField, EmailField } from '../../../ui/forms/field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { failureOf } from '../../../writes/failure.ts';
import { useSending } from '../../../writes/use-sending.ts';
import { GoogleButton } from './google-button.tsx';
import { PageHead } from './page-head.tsx';
import { signInContract } from './sign-in.contract.ts';
import styles from './sign-in.module.css';
import { googleTexts, sharedTexts, loginTexts as texts, waitText } from './sign-in.texts.ts';
import { useCountdown } from './use-countdown.ts';

/** Loaded when a sign-in was refused. */
const ResendVerification = lazy(async () => ({
  default: (await import('./resend-verification.tsx')).ResendVerification,
}));

const useArrivalNotice = () => {
  const erased = useLocation().state === 'erased';
  const [expired] = useState(() => session.endReason() === 'expired');
  if (erased) return <Notice tone="success">{texts.erased}</Notice>;
  return expired ? <Notice tone="warning">{texts.expired}</Notice> : null;
};

const watchNothing = () => () => undefined;
/** The prerendered page is the same for everyone. */
const unknownEmail = () => null;

export const LoginPage = () => {
  const arrival = useArrivalNotice();
  const pause = useCountdown();
  const known = useSyncExternalStore(watchNothing, rememberedEmail.get, unknownEmail);
  const signedIn = usePerson() !== null;

  const form = useContractForm({
    initial: { email: known ?? '', password: '', remember: known !== null },
    contract: signInContract,
    read: (values, { check, signIn }) => check(signIn.login.body, values),
    write: (body, { send, contract: { signIn } }) =>
      send(signIn.login, { body: { ...body, devices: knownDevices.get() } }),
    onDone: (result, body) => {
      knownDevices.add(result.device);
      const remember = body.remember === true;
      if (remember) rememberedEmail.save(body.email);
      else rememberedEmail.remove();
      session.set(result, remember);
    },
  });
  useEarlyInput(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is known after hydration
  useEffect(() => {
    if (known !== null) form.fill({ email: known, remember: true });
  }, [known]);

  const { failure } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait begins with the refusal that asks for it
  useEffect(() => {
    if (failure?.code === 'sign_in.throttled' && failure.retryAfter) pause.start(failure.retryAfter);
  }, [failure]);

  // Not `useWrite`: what it adds would be a kilobyte of the first load.
  const { run } = useSending<string>();
  const [googleFailure, setGoogleFailure] = useState('');
  const withGoogle = async (credential: string | undefined) => {
    setGoogleFailure(credential ? '' : googleTexts.noCredential);
    if (!credential) return;
    const { remember } = form.values;
    const outcome = await run(credential, async (_, { send }) => {
      const { signIn } = await signInContract.load();
      return send(signIn.google, { body: { credential, remember } });
    });
    if (outcome.status === 'failed') setGoogleFailure(failureOf(outcome.error)?.message ?? apiTexts.server);
    if (outcome.status !== 'done') return;
    knownDevices.add(outcome.reply.device);
    session.set(outcome.reply, remember);
  };

  return (
    <>
      <PageHead page={texts.page} title={texts.title} lead={texts.lead} />
      {!failure && arrival}
      {/* `post`: without scripts the browser would send the form itself, and the password must not get into an address. */}
      <form className={styles.form} method="post" {...form.form}>
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        {failure?.code === 'sign_in.wrong' && (
          <div>
            <p className={styles.lead}>{texts.justRegistered}</p>
            <Suspense>
              <ResendVerification email={form.values.email} />
            </Suspense>
          </div>
        )}
        <EmailField label={sharedTexts.email} {...form.text('email')} />
        <PasswordField
          label={sharedTexts.password}
          autoComplete="current-password"
          required
          {...form.text('password')}
        />
        <div className={styles.row}>
          <CheckboxField label={texts.remember} {...form.checkbox('remember')} />
          <Link className={styles.link} to="/forgot-password">
            {texts.forgot}
          </Link>
        </div>
        <Button type="submit" wide busy={form.busy || signedIn} disabled={pause.left > 0}>
          {pause.left > 0 ? <span className="numbers">{waitText(pause.left)}</span> : texts.submit}
        </Button>
      </form>
      <div className={styles.or}>{texts.or}</div>
      {googleFailure && <Notice tone="danger">{googleFailure}</Notice>}
      <GoogleButton onCredential={withGoogle} />
      <p className={styles.foot}>
        {texts.noAccount}
        <Link className={styles.link} to="/register">
          {texts.register}
        </Link>
      </p>
    </>
  );
};
