import { check } from '@netlik/contract/check';
import { PasskeyName, secondFactor } from '@netlik/contract/identity/second-factor';
import { useState } from 'react';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { createPasskey } from './passkey-device.ts';
import { passkeyTexts as texts } from './second-factor.texts.ts';

export const AddPasskeyDialog = ({ onClose }: { onClose: () => void }) => {
  const [gaveUp, setGaveUp] = useState(false);
  const form = useContractForm({
    initial: { name: '' },
    read: (values) => check(PasskeyName, values),
    write: async ({ name }, { send }) => {
      setGaveUp(false);
      const created = await createPasskey(await send(secondFactor.startPasskey, {}));
      return created && send(secondFactor.addPasskey, { body: { name, created } });
    },
    onDone: (passkey) => (passkey ? onClose() : setGaveUp(true)),
  });
  return (
    <FormDialog title={texts.addTitle} size="small" form={form} submit={texts.create} onClose={onClose}>
      {gaveUp && <Notice tone="warning">{texts.gaveUp}</Notice>}
      <p>{texts.addLead}</p>
      <TextField
        label={texts.name}
        placeholder={texts.nameExample}
        autoComplete="off"
        maxLength={50}
        data-first
        {...form.text('name')}
      />
    </FormDialog>
  );
};

type RenameProps = { id: string; name: string; onClose: () => void };

export const RenamePasskeyDialog = ({ id, name, onClose }: RenameProps) => {
  const form = useContractForm({
    initial: { name },
    read: (values) => check(PasskeyName, values),
    write: (body, { send }) => send(secondFactor.renamePasskey, { params: { id }, body }),
    done: texts.renamed,
    onDone: onClose,
  });
  return (
    <FormDialog title={texts.renameTitle} size="small" form={form} submit={texts.save} onClose={onClose}>
      <TextField label={texts.name} autoComplete="off" maxLength={50} data-first {...form.text('name')} />
    </FormDialog>
  );
};
