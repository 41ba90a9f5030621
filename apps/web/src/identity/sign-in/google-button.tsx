import ReloadIcon from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../data/calls/api-error.ts';
import { call } from '../../data/calls/call.ts';
import { afterPaint } from '../../data/calls/lazy-module.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { signInContract } from './sign-in.contract.ts';
import styles from './sign-in.module.css';
import { googleTexts } from './sign-in.texts.ts';

/** `missing`: Google sign-in is not configured, so nothing is shown. */
type State = 'loading' | 'ready' | 'missing' | 'unloaded';

type Props = { onCredential: (credential: string | undefined) => void };

export const GoogleButton = ({ onCredential }: Props) => {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // Google keeps the first callback, but ours changes with every render.
  const latest = useRef(onCredential);
  useEffect(() => {
    latest.current = onCredential;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const stop = new AbortController();
    const show = async () => {
      await afterPaint();
      const { signIn } = await signInContract.load();
      const { clientId } = await call(signIn.googleConfig, {}, stop.signal);
      if (clientId === null) return setState('missing');
      const { googleIdentity } = await import('./google-script.ts');
      const google = await googleIdentity();
      if (stop.signal.aborted || !place.current) return;
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => latest.current(credential),
      });
      google.renderButton(place.current, {
        type: 'standard',
        theme: document.documentElement.dataset.theme === 'dark' ? 'filled_black' : 'outline',
        size: 'large',
        text: 'continue_with',
        locale: 'tr',
        width: Math.min(400, place.current.clientWidth),
      });
      setState('ready');
    };
    show().catch((error) => {
      if (!isAborted(error) && !stop.signal.aborted) setState('unloaded');
    });
    return () => stop.abort();
  }, [attempt]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  return (
    <div className={styles.google}>
      <div ref={place} style={{ width: '100%' }} hidden={state !== 'loading' && state !== 'ready'} />
      {state === 'unloaded' && (
        <div className={styles.googleQuiet}>
          <span>{googleTexts.unloaded}</span>
          <Button look="quiet" small onClick={retry}>
            <ReloadIcon size={16} />
            {googleTexts.reload}
          </Button>
        </div>
      )}
    </div>
  );
};
