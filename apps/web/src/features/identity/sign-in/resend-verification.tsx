import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { signInContract } from './sign-in.contract.ts';
import { resendTexts } from './sign-in.texts.ts';
import { useCountdown } from './use-countdown.ts';

const PAUSE_SECONDS = 60;

export const ResendVerification = ({ email }: { email: string }) => {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState('');
  const { left, start } = useCountdown();

  const resend = async () => {
    setState('busy');
    setProblem('');
    try {
      const { signIn } = await signInContract.load();
      await call(signIn.resendVerification, { body: { email } });
      setState('sent');
      start(PAUSE_SECONDS);
    } catch (error) {
      setState('idle');
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      start(error.retryAfter ?? 0);
    }
  };

  return (
    <>
      {state === 'sent' && <p role="status">{resendTexts.sent}</p>}
      {problem && <p role="alert">{problem}</p>}
      {left > 0 ? (
        <p className="numbers">{resendTexts.wait(left)}</p>
      ) : (
        <Button look="quiet" small busy={state === 'busy'} onClick={resend}>
          {resendTexts.resend}
        </Button>
      )}
    </>
  );
};
