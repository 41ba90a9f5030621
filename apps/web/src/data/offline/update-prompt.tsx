import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { browserStorage } from '../calls/browser-storage.ts';
import { useStore } from '../use-store.ts';
import { offlineTexts as texts } from './offline.texts.ts';
import { applyUpdate, installState, registerServiceWorker } from './register.ts';
import styles from './update-prompt.module.css';

const NOTICE_KEY = 'netlik.offline-ready-told';

/** Shown once per device, although the browser may evict and reload the files later. */
const useOfflineReadyNotice = (ready: boolean) =>
  useEffect(() => {
    if (!ready || browserStorage.read(NOTICE_KEY) !== null) return;
    browserStorage.write(NOTICE_KEY, '1');
    toast({ text: texts.offlineReady, tone: 'success' });
  }, [ready]);

/**
 * Offers the new version and reloads only on a click. It also registers the worker, so that visitors of the
 * sign-in page do not download the whole app.
 */
export const UpdatePrompt = () => {
  const { offlineReady, updateReady } = useStore(installState);
  const [choice, setChoice] = useState<'asked' | 'off' | 'taken'>('asked');
  useOfflineReadyNotice(offlineReady);
  useEffect(registerServiceWorker, []);
  const shown = updateReady && choice !== 'off';
  return (
    <div role="status" data-floating className={shown ? styles.prompt : 'visually-hidden'}>
      {shown && (
        <>
          <p>{texts.updateReady}</p>
          <Button
            small
            busy={choice === 'taken'}
            onClick={() => {
              setChoice('taken');
              applyUpdate();
            }}
          >
            {texts.reload}
          </Button>
          <Button look="quiet" small onClick={() => setChoice('off')}>
            {texts.later}
          </Button>
        </>
      )}
    </div>
  );
};
