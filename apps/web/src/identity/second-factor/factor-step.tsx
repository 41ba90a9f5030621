import { check } from '@netlik/contract/check';
import { type FactorChallenge, secondFactor } from '@netlik/contract/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { PageHead } from '../sign-in/page-head.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { factorStepTexts as texts } from './second-factor.texts.ts';

type Props = {
  challenge: FactorChallenge;
  remember: boolean;
  onSignedIn: (signedIn: SignedIn) => void;
  onBack: () => void;
};

export const FactorStep = ({
  challenge: { challenge, codes, passkeys },
  remember,
  onSignedIn,
  onBack,
}: Props) => {
  const form = useContractForm({
    initial: { code: '' },
    read: ({ code }) => check(secondFactor.signInWithCode.body, { challenge, code }),
    write: (body, { send }) => send(secondFactor.signInWithCode, { body }),
    onDone: onSignedIn,
    fieldOfCode: { 'factor.code_wrong': 'code' },
  });
  return (
    <>
      <PageHead page={texts.title} title={texts.title} lead={texts.lead} />
      {passkeys && (
        <PasskeyButton look={codes ? 'line' : 'primary'} remember={remember} onSignedIn={onSignedIn} />
      )}
      {codes && (
        <Stack as="form" gap="4" {...form.form}>
          {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus
            {...form.text('code')}
          />
          <Button type="submit" wide busy={form.busy}>
            {texts.submit}
          </Button>
        </Stack>
      )}
      <Button look="quiet" wide onClick={onBack}>
        {texts.back}
      </Button>
      <Text tone="muted" size="small">
        {texts.lost}
      </Text>
    </>
  );
};
