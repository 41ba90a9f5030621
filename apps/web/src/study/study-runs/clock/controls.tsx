import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import SkipIcon from 'lucide-react/icons/skip-forward';
import StopIcon from 'lucide-react/icons/square';
import { Button } from '../../../ui/buttons/button.tsx';
import { singlePress } from '../../../ui/buttons/single-press.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { discard, endStudy, reset, skipBreak, stop, toggle } from '../engine/commands.ts';
import { timer as engine } from '../engine/timer.ts';
import { lengthText, timerTexts as texts } from '../timer.texts.ts';
import styles from './controls.module.css';

const studiedNow = () => {
  const now = engine.current();
  return lengthText(now.state === 'idle' ? 0 : now.studiedMs / 1000);
};

let asking = false;

/** Opens at most one dialog, however often the key is pressed. */
const confirmOnce = async (question: Parameters<typeof confirm>[0], then: () => unknown) => {
  if (asking) return;
  asking = true;
  const yes = await confirm(question).finally(() => {
    asking = false;
  });
  if (yes) await then();
};

export const askToStop = () =>
  confirmOnce(
    {
      title: texts.stopTitle,
      text: texts.stopText(studiedNow()),
      action: texts.stopAction,
      cancel: texts.continue,
    },
    stop,
  );

const askToReset = () =>
  confirmOnce(
    { title: texts.resetTitle, text: texts.resetText(studiedNow()), action: texts.resetAction, danger: true },
    reset,
  );

export const askToDiscard = () =>
  confirmOnce(
    {
      title: texts.discardTitle,
      text: texts.discardText(studiedNow()),
      action: texts.discardAction,
      danger: true,
    },
    discard,
  );

const MainButton = ({ timer }: { timer: ActiveTimer }) => {
  if (timer.state === 'break')
    return (
      <Button data-first onClick={singlePress(skipBreak)}>
        <SkipIcon fill="currentColor" />
        {texts.skipBreak}
      </Button>
    );
  const paused = timer.state === 'paused';
  return (
    <Button data-first onClick={singlePress(toggle)}>
      {paused ? <PlayIcon fill="currentColor" /> : <PauseIcon fill="currentColor" />}
      {paused ? texts.resume : texts.pause}
    </Button>
  );
};

type Props = { timer: ActiveTimer; onEvaluate: () => void };

export const Controls = ({ timer, onEvaluate }: Props) => {
  if (timer.state === 'completed')
    return (
      <Row gap="3" justify="center" wrap className={styles.controls}>
        <Button onClick={onEvaluate}>{texts.evaluate}</Button>
        <Button look="quiet" onClick={() => void askToDiscard()}>
          {texts.discard}
        </Button>
      </Row>
    );
  const canRest = timer.state === 'running' && timer.currentSession < timer.config.targetSessions;
  return (
    <Row gap="3" justify="center" wrap className={styles.controls} data-tour="timer-controls">
      <MainButton timer={timer} />
      <Button look="line" onClick={() => void askToStop()}>
        <StopIcon fill="currentColor" />
        {texts.finish}
      </Button>
      <Row gap="1" justify="center" wrap className={styles.more}>
        {canRest && (
          <Button look="quiet" small onClick={singlePress(endStudy)}>
            {texts.endStudy}
          </Button>
        )}
        <Button look="quiet" small onClick={() => void askToReset()}>
          {texts.reset}
        </Button>
      </Row>
    </Row>
  );
};
