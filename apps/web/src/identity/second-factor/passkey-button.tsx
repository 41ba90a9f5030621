import { secondFactor } from '@netlik/contract/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { useState } from 'react';
import { failureText } from '../../data/writes/failure-text.ts';
import { useSending } from '../../data/writes/use-sending.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { passkeySignInTexts as texts } from './passkey-sign-in.texts.ts';

type Props = {
  look?: 'primary' | 'quiet';
  remember: boolean;
  onSignedIn: (signedIn: SignedIn) => void;
};

/** A passkey alone signs in, because it also verifies the user. `useWrite` would load the signed-in shell. */
export const PasskeyButton = ({ look = 'quiet', remember, onSignedIn }: Props) => {
  const { busy, run } = useSending<'passkey'>();
  const [problem, setProblem] = useState<string | null>(null);
  const [gaveUp, setGaveUp] = useState(false);
  const enter = async () => {
    setGaveUp(false);
    setProblem(null);
    const outcome = await run('passkey', async (_, { send }) => {
      // Loaded by the press: most people sign in otherwise.
      const { provePasskey } = await import('./passkey-device.ts');
      const proof = await provePasskey(await send(secondFactor.requestPasskey, {}));
      return proof && send(secondFactor.signInWithPasskey, { body: { proof, remember } });
    });
    if (outcome.status === 'failed') setProblem(failureText(texts.failed, outcome.error));
    if (outcome.status !== 'done') return;
    if (outcome.reply) onSignedIn(outcome.reply);
    else setGaveUp(true);
  };
  if (!canUsePasskeys()) return null;
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {gaveUp && <Notice tone="warning">{texts.gaveUp}</Notice>}
      <Button look={look} wide busy={busy} onClick={() => void enter()}>
        {texts.enter}
      </Button>
    </>
  );
};
