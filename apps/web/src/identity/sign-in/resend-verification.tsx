import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { registeringBrowser } from './registering-browser.ts';
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
      return send(signIn.resendVerification, { body: { email, browser: registeringBrowser.value() } });
    },
    {
      failed: '',
      inline: true,
      onFailed: ({ retryAfter = 0 }) => {
        start(retryAfter);
      },
      onDone: () => {
        setSent(true);
        start(PAUSE_SECONDS);
      },
    },
  );

  return (
    <>
      {sent && <p role="status">{resendTexts.sent}</p>}
      {resend.error && <p role="alert">{resend.error}</p>}
      {left > 0 ? (
        <p className="numbers">{resendTexts.wait(left)}</p>
      ) : (
        <Button look="line" small busy={resend.busy} onClick={() => void resend.send()}>
          {resendTexts.resend}
        </Button>
      )}
    </>
  );
};
