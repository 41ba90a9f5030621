import { secondFactor } from '@netlik/contract/endpoints/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { canUsePasskeys, provePasskey } from './passkey-device.ts';
import { passkeyTexts, factorStepTexts as texts } from './second-factor.texts.ts';

type Props = {
  look?: 'primary' | 'quiet';
  remember: boolean;
  onSignedIn: (signedIn: SignedIn) => void;
};

/** Signs in with a passkey alone: the device has asked for both its owner and its lock. */
export const PasskeyButton = ({ look = 'quiet', remember, onSignedIn }: Props) => {
  const [gaveUp, setGaveUp] = useState(false);
  const enter = useWrite<void, SignedIn | null>(
    async (_, { send }) => {
      setGaveUp(false);
      const proof = await provePasskey(await send(secondFactor.requestPasskey, {}));
      return proof && send(secondFactor.signInWithPasskey, { body: { proof, remember } });
    },
    {
      failed: texts.passkeyFailed,
      inline: true,
      onDone: (signedIn) => (signedIn ? onSignedIn(signedIn) : setGaveUp(true)),
    },
  );
  if (!canUsePasskeys()) return null;
  return (
    <>
      {enter.error && <Notice tone="danger">{enter.error}</Notice>}
      {gaveUp && <Notice tone="warning">{passkeyTexts.gaveUp}</Notice>}
      <Button look={look} wide busy={enter.busy} onClick={() => enter.send()}>
        {texts.passkey}
      </Button>
    </>
  );
};
