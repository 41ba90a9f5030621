import { check } from '@netlik/contract/check';
import { StepUpProof, type StepUpWays, stepUp } from '@netlik/contract/identity/step-up';
import { useState } from 'react';
import { signOut } from '../../data/calls/sign-out.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { canUsePasskeys } from '../second-factor/can-use-passkeys.ts';
import { provePasskey } from '../second-factor/passkey-device.ts';
import { passkeyTexts } from '../second-factor/second-factor.texts.ts';
import { stepUpTexts as texts } from './step-up.texts.ts';

type Props = { ways: StepUpWays; onAnswer: (passed: boolean) => void };

const segments = (['password', 'code'] as const).map((value) => ({ value, label: texts.ways[value] }));

const PasskeyProofButton = ({ ways: { passkey }, onAnswer }: Props) => {
  const [gaveUp, setGaveUp] = useState(false);
  const prove = useWrite<void, unknown>(
    async (_, { send }) => {
      setGaveUp(false);
      const proof = await provePasskey(passkey!);
      return proof && send(stepUp.prove, { body: { passkey: proof } });
    },
    {
      failed: texts.passkeyFailed,
      inline: true,
      onDone: (proved) => (proved ? onAnswer(true) : setGaveUp(true)),
    },
  );
  return (
    <>
      {prove.error && <Notice tone="danger">{prove.error}</Notice>}
      {gaveUp && <Notice tone="warning">{passkeyTexts.gaveUp}</Notice>}
      <Button look="line" wide busy={prove.busy} onClick={() => prove.send()}>
        {texts.passkey}
      </Button>
    </>
  );
};

const SignInAgain = ({ onAnswer }: Pick<Props, 'onAnswer'>) => {
  const leave = async () => {
    onAnswer(false);
    await signOut();
  };
  return (
    <>
      <p>{texts.none}</p>
      <Button wide onClick={() => void leave()}>
        {texts.signOut}
      </Button>
    </>
  );
};

export const StepUpDialog = ({ ways, onAnswer }: Props) => {
  const [way, setWay] = useState<'password' | 'code'>(ways.password ? 'password' : 'code');
  const form = useContractForm({
    initial: { password: '', code: '' },
    read: (values) => check(StepUpProof, { [way]: values[way] }),
    write: (body, { send }) => send(stepUp.prove, { body }),
    onDone: () => onAnswer(true),
    fieldOfCode: { 'password.wrong': 'password', 'factor.code_wrong': 'code' },
  });
  const canType = ways.password || ways.codes;
  const hasPasskey = ways.passkey !== null && canUsePasskeys();
  return (
    <Modal
      title={texts.title}
      size="small"
      form={canType ? form.form : undefined}
      locked={form.busy}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button look="line" disabled={form.busy} onClick={() => onAnswer(false)}>
            {texts.cancel}
          </Button>
          {canType && (
            <Button type="submit" busy={form.busy}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.lead}</p>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      {hasPasskey && <PasskeyProofButton ways={ways} onAnswer={onAnswer} />}
      {ways.password && ways.codes && (
        <Segmented label={texts.way} quiet options={segments} value={way} onChange={setWay} />
      )}
      {canType && way === 'password' && (
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          data-first
          {...form.text('password')}
        />
      )}
      {canType && way === 'code' && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={40}
          data-first
          {...form.text('code')}
        />
      )}
      {!canType && !hasPasskey && <SignInAgain onAnswer={onAnswer} />}
    </Modal>
  );
};
