import { check } from '@netlik/contract/check';
import { signIn } from '@netlik/contract/identity/sign-in';
import { call } from '../../../api/call.ts';
import { remembered } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useContractForm } from '../../../ui/use-contract-form.ts';
import styles from './sign-in.module.css';
import { sharedTexts, newLinkTexts as texts } from './sign-in.texts.ts';

/** Asks for another verification link, where the old one no longer tells whose it was. */
export const NewLinkForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const form = useContractForm({
    initial: { email: remembered.email() ?? '' },
    read: (values) => check(signIn.resendVerification.body, values),
    send: async (body) => {
      await call(signIn.resendVerification, { body });
      onSent(body.email);
    },
  });
  return (
    <form className={styles.panelForm} {...form.form}>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <TextField
        label={sharedTexts.email}
        hint={texts.hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.text('email')}
      />
      <Button type="submit" wide busy={form.busy}>
        {texts.submit}
      </Button>
    </form>
  );
};
