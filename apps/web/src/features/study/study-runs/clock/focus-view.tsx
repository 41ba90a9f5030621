import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../../../ui/icons/glyphs.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useNativeDialog } from '../../../../ui/overlays/native-dialog.ts';
import { timer as engine } from '../engine/timer.ts';
import type { Face } from '../prefs.ts';
import { timerTexts as texts } from '../timer.texts.ts';
import { Controls } from './controls.tsx';
import styles from './focus-view.module.css';
import { TimerFace } from './timer-face.tsx';

/** Needs a user gesture. If the browser refuses, the view fills the window. */
export const enterFullScreen = async (): Promise<void> => {
  await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
};

const leaveFullScreen = () => {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
};

type Props = { timer: ActiveTimer; face: Face; onClose: () => void };

/** Full-screen clock. Mounted means open. */
export const FocusView = ({ timer, face, onClose }: Props) => {
  const { dialog, close } = useNativeDialog({ onClose });
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });
  useEffect(() => {
    const changed = () => {
      if (!document.fullscreenElement) onCloseRef.current();
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      leaveFullScreen();
    };
  }, []);
  return (
    <dialog {...dialog} className={styles.focus} aria-label={texts.focusTitle}>
      <Stack gap="8" align="center" justify="center" className={styles.inside}>
        <Stack
          type="button"
          as="button"
          center
          look="muted"
          className={styles.close}
          aria-label={texts.leaveFocus}
          onClick={close}
        >
          <CloseIcon />
        </Stack>
        <TimerFace engine={engine} face={face} big />
        <Controls timer={timer} onEvaluate={onClose} />
      </Stack>
    </dialog>
  );
};
