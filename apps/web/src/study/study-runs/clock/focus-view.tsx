import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import CloseIcon from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNativeDialog } from '../../../ui/overlays/native-dialog.ts';
import { timer as engine } from '../engine/timer.ts';
import type { Face } from '../prefs.ts';
import { timerTexts as texts } from '../timer.texts.ts';
import { AmbientField } from './ambient-field.tsx';
import { Controls } from './controls.tsx';
import styles from './focus-view.module.css';
import { leaveFullScreen } from './full-screen.ts';
import { TimerFace } from './timer-face.tsx';

/** A press elsewhere closes the view. */
const PRESSABLE = 'button, fieldset, label, input';

type Props = { timer: ActiveTimer; face: Face; onClose: () => void; onEvaluate: () => void };

/** A dim clock on black without animation. Mounted means open. */
export const FocusView = ({ timer, face, onClose, onEvaluate }: Props) => {
  const { dialog, close } = useNativeDialog({ onClose });
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });
  useEffect(() => {
    // The view often opens after the event of its own full screen. The exit event of an earlier one may arrive late.
    let wasFull = document.fullscreenElement !== null;
    const changed = () => {
      if (document.fullscreenElement) wasFull = true;
      else if (wasFull) onCloseRef.current();
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      leaveFullScreen();
    };
  }, []);
  const pressed = {
    onClick: (event: MouseEvent) => {
      if (!(event.target as Element).closest(PRESSABLE)) close();
    },
  };
  return (
    <dialog {...dialog} {...pressed} className={styles.focus} aria-label={texts.focusTitle}>
      <Stack gap="6" align="center" justify="center" className={styles.inside}>
        <Stack
          type="button"
          as="button"
          center
          tone="muted"
          className={styles.close}
          aria-label={texts.leaveFocus}
          onClick={close}
        >
          <CloseIcon />
        </Stack>
        <TimerFace engine={engine} face={face} big />
        <Controls timer={timer} onEvaluate={onEvaluate} />
        {timer.state !== 'completed' && <AmbientField />}
        <Text tone="muted" size="small" text="center">
          {texts.focusHint}
        </Text>
      </Stack>
    </dialog>
  );
};
