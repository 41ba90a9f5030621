import { secondFactor } from '@netlik/contract/identity/second-factor';
import { Suspense, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import styles from './second-factor.module.css';
import { factorTexts, codeTexts as texts } from './second-factor.texts.ts';

const CodesDialog = lazyNamed(() => import('./codes-dialog.tsx'), 'CodesDialog');
const RecoveryCodesDialog = lazyNamed(() => import('./recovery-codes.tsx'), 'RecoveryCodesDialog');

type Shown = { secret: string; uri: string } | { recoveryCodes: readonly string[] } | null;

export const CodesPanel = ({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) => {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  const start = useWrite(secondFactor.startCodes, { failed: texts.startFailed, onDone: setShown });
  const stop = useWrite(secondFactor.removeCodes, { done: texts.stopped, failed: factorTexts.actionFailed });
  const renew = useWrite(secondFactor.renewRecoveryCodes, {
    failed: factorTexts.actionFailed,
    onDone: setShown,
  });
  const askAndStop = async () => {
    const asked = { title: texts.stopTitle, text: texts.stopText, action: texts.stop, danger: true };
    if (await confirm(asked)) await stop.send();
  };
  const askAndRenew = async () => {
    if (await confirm({ title: texts.renewTitle, text: texts.renewText, action: texts.renew }))
      await renew.send();
  };
  return (
    <Stack gap="3" className={styles.part}>
      <Row gap="2 4" align="center" between wrap>
        <Stack gap="1" className={styles.words}>
          <h3>{texts.title}</h3>
          <Text tone="muted" size="small">
            {texts.lead}
          </Text>
          {isOn && <Text size="small">{texts.left(recoveryCodesLeft)}</Text>}
        </Stack>
        {isOn ? (
          <Row gap="2" wrap>
            <Button look="quiet" small busy={renew.busy} onClick={() => void askAndRenew()}>
              {texts.renew}
            </Button>
            <Button look="line" small busy={stop.busy} onClick={() => void askAndStop()}>
              {texts.stop}
            </Button>
          </Row>
        ) : (
          <Button look="line" small busy={start.busy} onClick={() => start.send()}>
            {texts.start}
          </Button>
        )}
      </Row>
      <Suspense>
        {shown && 'secret' in shown && (
          <CodesDialog {...shown} onDone={(recoveryCodes) => setShown({ recoveryCodes })} onClose={close} />
        )}
        {shown && 'recoveryCodes' in shown && (
          <RecoveryCodesDialog codes={shown.recoveryCodes} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
};
