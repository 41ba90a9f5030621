import { isOpenEnded, PERIOD_SECONDS } from '@netlik/domain/study/study-runs/modes';
import { clockDigits } from '@netlik/domain/study/study-runs/view';
import PlayIcon from 'lucide-react/icons/play';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { IdleFace } from './clock/timer-face.tsx';
import type { Face } from './prefs.ts';
import { readSetupValues, type SetupValues } from './setup/setup-values.ts';
import { modeNames, timerTexts as texts } from './timer.texts.ts';
import styles from './timer-page.module.css';

type Props = {
  values: SetupValues;
  face: Face;
  /** True if it starts by itself once the last session is loaded. */
  isStarting: boolean;
  onStart: () => void;
  onSetUp: () => void;
};

export const StartPanel = ({ values, face, isStarting, onStart, onSetUp }: Props) => {
  const ready = readSetupValues(values);
  const minutes = Number(values.studyMinutes) || 0;
  const seconds = Math.min(PERIOD_SECONDS.max, minutes * 60);
  const subject = ready.ok ? subjectName(ready.config.subject) : isStarting ? texts.starting : null;
  const digits = ready.ok && ready.mode === 'Stopwatch' ? '00:00' : clockDigits(seconds);
  return (
    <Stack gap="5" align="center" className={styles.clock}>
      <IdleFace face={face} digits={digits} subject={subject} />
      <Row gap="3" justify="center" wrap data-tour="timer-start">
        {ready.ok || isStarting ? (
          <>
            <Button busy={isStarting} onClick={onStart}>
              <PlayIcon fill="currentColor" />
              {texts.start}
            </Button>
            <Button look="line" onClick={onSetUp}>
              {texts.change}
            </Button>
          </>
        ) : (
          <Button onClick={onSetUp}>{texts.setUp}</Button>
        )}
      </Row>
      {ready.ok && (
        <Text tone="muted" text="center" numbers className={styles.plan}>
          {modeNames[ready.mode]}:{' '}
          {isOpenEnded(ready.mode, ready.config)
            ? texts.openEnd
            : texts.plan(ready.config.studyMinutes, ready.config.breakMinutes, ready.config.targetSessions)}
        </Text>
      )}
    </Stack>
  );
};
