import { signIn } from '@netlik/contract/identity/sign-in';
import { MailForm } from './mail-form.tsx';
import { newLinkTexts as texts } from './registration.texts.ts';

export const NewLinkForm = ({ initial, onSent }: { initial: string; onSent: (email: string) => void }) => (
  <MailForm
    initial={initial}
    endpoint={signIn.resendVerification}
    onSent={onSent}
    hint={texts.hint}
    submit={texts.submit}
  />
);
