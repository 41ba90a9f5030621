import { useState } from 'react';
import { apiTexts } from '../../data/calls/api.texts.ts';
import { failureOf } from '../../data/writes/failure.ts';
import { useSending } from '../../data/writes/use-sending.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { registeringBrowser } from './registering-browser.ts';
import { signInContract } from './sign-in.contract.ts';
import { resendTexts } from './sign-in.texts.ts';
import { useCountdown } from './use-countdown.ts';

const PAUSE_SECONDS = 60;

export const ResendVerification = ({ email }: { email: string }) => {
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState('');
  const { left, start } = useCountdown();
  // `useWrite` would load the signed-in shell.
  const { busy, run } = useSending<string>();

  const resend = async () => {
    setSent(false);
    setProblem('');
    const outcome = await run(email, async (_, { send }) => {
      const { signIn } = await signInContract.load();
      return send(signIn.resendVerification, { body: { email, browser: registeringBrowser.value() } });
    });
    if (outcome.status === 'failed') {
      const failure = failureOf(outcome.error);
      setProblem(failure?.message ?? apiTexts.server);
      start(failure?.retryAfter ?? 0);
    }
    if (outcome.status !== 'done') return;
    setSent(true);
    start(PAUSE_SECONDS);
  };

  return (
    <>
      {sent && <p role="status">{resendTexts.sent}</p>}
      {problem && <p role="alert">{problem}</p>}
      {left > 0 ? (
        <p className="numbers">{resendTexts.wait(left)}</p>
      ) : (
        <Button look="quiet" small busy={busy} onClick={() => void resend()}>
          {resendTexts.resend}
        </Button>
      )}
    </>
  );
};
