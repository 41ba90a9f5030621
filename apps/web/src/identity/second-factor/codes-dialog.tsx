import { check } from '@netlik/contract/check';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import { encode } from 'uqr';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import styles from './second-factor.module.css';
import { codeTexts as texts } from './second-factor.texts.ts';

/** Generated on the device, so that no other service sees the secret. */
const QrCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qr}>
      <path d={dark} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

type Props = {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

export const CodesDialog = ({ secret, uri, onDone, onClose }: Props) => {
  const form = useContractForm({
    initial: { code: '' },
    read: (values) => check(secondFactor.confirmCodes.body, values),
    write: (body, { send }) => send(secondFactor.confirmCodes, { body }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    fieldOfCode: { 'factor.code_wrong': 'code' },
  });
  return (
    <FormDialog title={texts.setUpTitle} size="small" form={form} submit={texts.confirm} onClose={onClose}>
      <p>{texts.scan}</p>
      <Stack gap="3" align="center">
        <QrCode text={uri} />
        <Text size="small">
          {texts.secret}: <code className={styles.secret}>{inFours(secret)}</code>
        </Text>
      </Stack>
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        data-first
        {...form.text('code')}
      />
    </FormDialog>
  );
};
