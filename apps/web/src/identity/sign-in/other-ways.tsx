import type { FactorChallenge } from '@netlik/contract/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
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
  const [hasCredential, setHasCredential] = useState(true);
  const { send, error, dismiss } = useWrite(
    async (credential: string, { send }) => {
      const { signIn } = await signInContract.load();
      return send(signIn.google, { body: { credential, remember } });
    },
    {
      failed: '',
      inline: true,
      onDone: onSignedIn,
      onFailed: ({ code, current }) => {
        if (code === 'sign_in.factor_required') onFactor(current as FactorChallenge);
        return code === 'sign_in.factor_required';
      },
    },
  );
  const withGoogle = (credential: string | undefined) => {
    setHasCredential(credential !== undefined);
    if (credential) void send(credential);
    else dismiss();
  };
  const googleFailure = hasCredential ? error : googleTexts.noCredential;
  return (
    <>
      <PasskeyButton remember={remember} onSignedIn={onSignedIn} />
      {googleFailure && <Notice tone="danger">{googleFailure}</Notice>}
      <GoogleButton onCredential={withGoogle} />
    </>
  );
};
