import { signIn } from '@netlik/contract/identity/sign-in';
import { call } from '../../../api/call.ts';
import { MailForm } from './mail-form.tsx';
import { newLinkTexts as texts } from './sign-in.texts.ts';

/** Asks for another verification link, where the old one no longer tells whose it was. */
export const NewLinkForm = ({ onSent }: { onSent: (email: string) => void }) => (
  <MailForm
    endpoint={signIn.resendVerification}
    send={async (body) => {
      await call(signIn.resendVerification, { body });
      onSent(body.email);
    }}
    hint={texts.hint}
    submit={texts.submit}
  />
);
