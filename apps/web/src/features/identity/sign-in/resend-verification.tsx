import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { signInContract } from './sign-in.contract.ts';
import { resendTexts } from './sign-in.texts.ts';
import { useCountdown } from './use-countdown.ts';

const PAUSE_SECONDS = 60;

export const ResendVerification = ({ email }: { email: string }) => {
  const [sent, setSent] = useState(false);
  const { left, start } = useCountdown();
  const resend = useWrite(
    async (_: undefined, { send }) => {
      setSent(false);
      const { signIn } = await signInContract.load();
      return send(signIn.resendVerification, { body: { email } });
    },
    {
      failed: '',
      inline: true,
      onDone: () => {
        setSent(true);
        start(PAUSE_SECONDS);
      },
      onFailed: ({ retryAfter }) => start(retryAfter ?? 0),
    },
  );

  return (
    <>
      {sent && <p role="status">{resendTexts.sent}</p>}
      {resend.error && <p role="alert">{resend.error}</p>}
      {left > 0 ? (
        <p className="numbers">{resendTexts.wait(left)}</p>
      ) : (
        <Button look="quiet" small busy={resend.busy} onClick={() => resend.send()}>
          {resendTexts.resend}
        </Button>
      )}
    </>
  );
};
