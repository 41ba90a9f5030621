import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../api/browser-storage.ts';
import { Button } from '../ui/buttons/button.tsx';
import { toast } from '../ui/overlays/toast.ts';
import { offlineTexts as texts } from './offline.texts.ts';
import { install, registerServiceWorker, takeUpdate } from './register.ts';
import styles from './update-prompt.module.css';

const TOLD = 'netlik.offline-ready-told';

/** Once a device: the browser may throw the files away and fetch them again without anybody caring. */
const useOfflineReadyNotice = (ready: boolean) =>
  useEffect(() => {
    if (!ready || browserStorage.read(TOLD) !== null) return;
    browserStorage.write(TOLD, '1');
    toast({ text: texts.offlineReady, tone: 'success' });
  }, [ready]);

/**
 * Quiet: it waits in a corner, and the page changes only when somebody says so. The worker comes with it, so that a
 * visitor of the sign-in page does not pay for an app they may never open.
 */
export const UpdatePrompt = () => {
  const { offlineReady, updateReady } = useSyncExternalStore(install.subscribe, install.get);
  const [put, setPut] = useState<'asked' | 'off' | 'taken'>('asked');
  useOfflineReadyNotice(offlineReady);
  useEffect(registerServiceWorker, []);
  const shown = updateReady && put !== 'off';
  return (
    <div role="status" className={shown ? styles.prompt : 'visually-hidden'}>
      {shown && (
        <>
          <p>{texts.updateReady}</p>
          <Button
            small
            busy={put === 'taken'}
            onClick={() => {
              setPut('taken');
              takeUpdate();
            }}
          >
            {texts.reload}
          </Button>
          <Button look="plain" small onClick={() => setPut('off')}>
            {texts.later}
          </Button>
        </>
      )}
    </div>
  );
};
