import { secondFactor } from '@netlik/contract/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { passkeySignInTexts as texts } from './passkey-sign-in.texts.ts';

type Props = {
  look?: 'primary' | 'line';
  remember: boolean;
  onSignedIn: (signedIn: SignedIn) => void;
};

/** A passkey alone signs in, because it also verifies the user. */
export const PasskeyButton = ({ look = 'line', remember, onSignedIn }: Props) => {
  const [gaveUp, setGaveUp] = useState(false);
  const enter = useWrite(
    async (_: undefined, { send }) => {
      setGaveUp(false);
      // Loaded by the press: most people sign in otherwise.
      const { provePasskey } = await import('./passkey-device.ts');
      const proof = await provePasskey(await send(secondFactor.requestPasskey, {}));
      return proof && send(secondFactor.signInWithPasskey, { body: { proof, remember } });
    },
    {
      failed: texts.failed,
      inline: true,
      onDone: (signedIn) => (signedIn ? onSignedIn(signedIn) : setGaveUp(true)),
    },
  );
  if (!canUsePasskeys()) return null;
  return (
    <>
      {enter.error && <Notice tone="danger">{enter.error}</Notice>}
      {gaveUp && <Notice tone="warning">{texts.gaveUp}</Notice>}
      <Button look={look} wide busy={enter.busy} onClick={() => void enter.send()}>
        {texts.enter}
      </Button>
    </>
  );
};
