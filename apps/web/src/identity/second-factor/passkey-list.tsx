import { type Passkey, secondFactor } from '@netlik/contract/identity/second-factor';
import PhoneIcon from 'lucide-react/icons/smartphone';
import { Suspense, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import account from '../account/account.module.css';
import { canUsePasskeys } from './can-use-passkeys.ts';
import styles from './second-factor.module.css';
import { factorTexts, passkeyTexts as texts } from './second-factor.texts.ts';

const AddPasskeyDialog = lazyNamed(() => import('./add-passkey-dialog.tsx'), 'AddPasskeyDialog');
const RenamePasskeyDialog = lazyNamed(() => import('./add-passkey-dialog.tsx'), 'RenamePasskeyDialog');

const usedText = (lastUsedAt: string | null) => {
  if (lastUsedAt === null) return texts.usedNever;
  const ago = formatTimeAgo(lastUsedAt, new Date());
  return ago ? texts.used(ago) : texts.usedNow;
};

const PasskeyRow = ({ passkey: { id, name, lastUsedAt } }: { passkey: Passkey }) => {
  const [renaming, setRenaming] = useState(false);
  const remove = useWrite(secondFactor.removePasskey, {
    done: texts.removed,
    failed: factorTexts.actionFailed,
  });
  const askAndRemove = async () => {
    const asked = { title: texts.removeTitle(name), text: texts.removeText, action: texts.remove };
    if (await confirm({ ...asked, danger: true })) await remove.send({ params: { id } });
  };
  return (
    <Row as="li" gap="3" align="center" wrap className={account.device}>
      <Text as="span" tone="muted" noShrink>
        <PhoneIcon />
      </Text>
      <div className={account.deviceText}>
        <Text weight="medium">{name}</Text>
        <Text tone="muted" size="small">
          {usedText(lastUsedAt)}
        </Text>
      </div>
      <Row gap="2" wrap>
        <Button look="quiet" small aria-label={texts.renameNamed(name)} onClick={() => setRenaming(true)}>
          {texts.rename}
        </Button>
        <Button
          look="line"
          small
          busy={remove.busy}
          aria-label={texts.removeNamed(name)}
          onClick={() => void askAndRemove()}
        >
          {texts.remove}
        </Button>
      </Row>
      {renaming && (
        <Suspense>
          <RenamePasskeyDialog id={id} name={name} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </Row>
  );
};

export const PasskeyList = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const [adding, setAdding] = useState(false);
  const usable = canUsePasskeys();
  return (
    <Stack gap="3">
      <Row gap="2 4" align="center" between wrap>
        <Stack gap="1" className={styles.words}>
          <h3>{texts.title}</h3>
          <Text tone="muted" size="small">
            {usable ? texts.lead : texts.unsupported}
          </Text>
        </Stack>
        {usable && (
          <Button look="line" small onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )}
      </Row>
      {passkeys.length === 0 ? (
        <Text tone="muted" size="small">
          {texts.none}
        </Text>
      ) : (
        <Stack as="ul">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Stack>
      )}
      {adding && (
        <Suspense>
          <AddPasskeyDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
};
