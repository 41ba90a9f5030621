import type { FactorChallenge } from '@netlik/contract/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { apiTexts } from '../../data/calls/api.texts.ts';
import { failureOf } from '../../data/writes/failure.ts';
import { useSending } from '../../data/writes/use-sending.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { GoogleButton } from './google-button.tsx';
import { signInContract } from './sign-in.contract.ts';
import { googleTexts } from './sign-in.texts.ts';

type Props = {
  remember: boolean;
  onSignedIn: (signedIn: SignedIn) => void;
  onFactor: (challenge: FactorChallenge) => void;
};

/** Loaded after the first render. */
export const OtherWays = ({ remember, onSignedIn, onFactor }: Props) => {
  const { run } = useSending<string>();
  const [googleFailure, setGoogleFailure] = useState('');
  const withGoogle = async (credential: string | undefined) => {
    setGoogleFailure(credential ? '' : googleTexts.noCredential);
    if (!credential) return;
    const outcome = await run(credential, async (_, { send }) => {
      const { signIn } = await signInContract.load();
      return send(signIn.google, { body: { credential, remember } });
    });
    if (outcome.status === 'done') return onSignedIn(outcome.reply);
    if (outcome.status !== 'failed') return;
    const failure = failureOf(outcome.error);
    if (failure?.code === 'sign_in.factor_required') onFactor(failure.current as FactorChallenge);
    else setGoogleFailure(failure?.message ?? apiTexts.server);
  };
  return (
    <>
      <PasskeyButton remember={remember} onSignedIn={onSignedIn} />
      {googleFailure && <Notice tone="danger">{googleFailure}</Notice>}
      <GoogleButton onCredential={withGoogle} />
    </>
  );
};
