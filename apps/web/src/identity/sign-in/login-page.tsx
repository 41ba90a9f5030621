import type { FactorChallenge } from '@netlik/contract/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useDeviceValue } from '../../data/browser-values.ts';
import { knownDevices } from '../../data/calls/known-devices.ts';
import { afterPaint } from '../../data/calls/lazy-module.ts';
import { rememberedEmail, session } from '../../data/calls/session.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField, EmailField } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { useEarlyInput } from '../../ui/forms/use-early-input.ts';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { PageHead } from './page-head.tsx';
import { signInContract } from './sign-in.contract.ts';
import styles from './sign-in.module.css';
import { sharedTexts, loginTexts as texts, waitText } from './sign-in.texts.ts';
import { useCountdown } from './use-countdown.ts';

const OtherWays = lazyNamed(() => import('./other-ways.tsx'), 'OtherWays');

const FactorStep = lazyNamed(() => import('../second-factor/factor-step.tsx'), 'FactorStep');

const ResendVerification = lazyNamed(() => import('./resend-verification.tsx'), 'ResendVerification');

const useArrivalNotice = () => {
  const erased = useLocation().state === 'erased';
  const [expired] = useState(() => session.endReason() === 'expired');
  if (erased) return <Notice tone="success">{texts.erased}</Notice>;
  return expired ? <Notice tone="warning">{texts.expired}</Notice> : null;
};

const useSignInForm = () => {
  const known = useDeviceValue(rememberedEmail.get, null);
  const [factor, setFactor] = useState<FactorChallenge | null>(null);
  const form = useContractForm({
    initial: { email: known ?? '', password: '', remember: known !== null },
    contract: signInContract,
    read: (values, { check, signIn }) => check(signIn.login.body, values),
    write: (body, { send, contract: { signIn } }) =>
      send(signIn.login, { body: { ...body, devices: knownDevices.get() } }),
    onDone: (result) => enterByEmail(result),
    onFailed: ({ code, current }) => {
      const due = code === 'sign_in.factor_required';
      if (due) setFactor(current as FactorChallenge);
      return due;
    },
  });
  const { email, remember } = form.values;
  const enter = (result: SignedIn) => {
    knownDevices.add(result.device);
    session.set(result, remember);
  };
  const enterByEmail = (result: SignedIn) => {
    if (remember) rememberedEmail.save(email);
    else rememberedEmail.remove();
    enter(result);
  };
  useEarlyInput(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is known after hydration
  useEffect(() => {
    if (known !== null) form.fill({ email: known, remember: true });
  }, [known]);
  return { form, factor, setFactor, enter, enterByEmail };
};

type SignInForm = ReturnType<typeof useSignInForm>['form'];

const CredentialsForm = ({ form }: { form: SignInForm }) => {
  const { failure } = form;
  const pause = useCountdown();
  const signedIn = usePerson() !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a throttled reply starts the countdown
  useEffect(() => {
    if (failure?.code === 'sign_in.throttled' && failure.retryAfter) pause.start(failure.retryAfter);
  }, [failure]);
  return (
    // `post`, because a form submitted without scripts must not put the password in the URL.
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
  );
};

export const LoginPage = () => {
  const arrival = useArrivalNotice();
  const { form, factor, setFactor, enter, enterByEmail } = useSignInForm();
  const { remember } = form.values;
  // The prerendered page omits the other ways, so they mount after hydration.
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => setDrawn(true));
  }, []);

  if (factor)
    return (
      <Suspense>
        <FactorStep
          challenge={factor}
          remember={remember}
          onSignedIn={enterByEmail}
          onBack={() => setFactor(null)}
        />
      </Suspense>
    );
  return (
    <>
      <PageHead page={texts.page} title={texts.title} lead={texts.lead} />
      {!form.failure && arrival}
      <CredentialsForm form={form} />
      <div className={styles.or}>{texts.or}</div>
      <div className={styles.ways}>
        {drawn && (
          <Suspense>
            <OtherWays remember={remember} onSignedIn={enter} onFactor={setFactor} />
          </Suspense>
        )}
      </div>
      <p className={styles.foot}>
        {texts.noAccount}
        <Link className={styles.link} to="/register">
          {texts.register}
        </Link>
      </p>
    </>
  );
};
