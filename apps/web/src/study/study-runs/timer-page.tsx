import type { ActiveTimer, Timer } from '@netlik/domain/study/study-runs/machine';
import { sessionDraft } from '@netlik/domain/study/study-runs/session';
import ExpandIcon from 'lucide-react/icons/maximize';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOnline } from '../../data/browser-values.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { askToStop, Controls } from './clock/controls.tsx';
import { FocusView } from './clock/focus-view.tsx';
import { enterFullScreen } from './clock/full-screen.ts';
import { TimerFace } from './clock/timer-face.tsx';
import { useTimerKeys } from './clock/use-timer-keys.ts';
import { skipBreak, start, toggle } from './engine/commands.ts';
import { timer as engine, startTimerEngine, useTimer } from './engine/timer.ts';
// Not lazy, because a session can start and end offline.
import { TimerFeedback } from './feedback/timer-feedback.tsx';
import { LeftRunCard } from './left-run.tsx';
import { type Face, prefs, readSetup, saveSetup } from './prefs.ts';
import { RefusedStops } from './refused-stop.tsx';
import { RemoteRun } from './remote-run.tsx';
import { SavedCard } from './saved-card.tsx';
import { SetupDialog } from './setup/setup-dialog.tsx';
import {
  readSetupValues,
  type SetupValues,
  setupInput,
  setupValues,
  withLastSession,
} from './setup/setup-values.ts';
import { SignalAnnouncer } from './signal-announcer.tsx';
import { START_PARAM } from './start-address.ts';
import { StartPanel } from './start-panel.tsx';
import { useActiveRun, useLastSession } from './study-runs.queries.ts';
import { lengthText, timerTexts as texts } from './timer.texts.ts';
import styles from './timer-page.module.css';
import type { TimerPlan } from './timer-plan.ts';
import { TimerSettings } from './timer-settings.tsx';
import { useStartFromUrl } from './use-start-from-url.ts';

startTimerEngine();

const Keys = () => (
  <Row as="p" gap="2" align="center" tone="muted" size="small" className={styles.keys} aria-hidden="true">
    <kbd>{texts.keys.space}</kbd> {texts.keys.start} <kbd>{texts.keys.esc}</kbd> {texts.keys.finish}
  </Row>
);

/** A session that starts at once must not be blocked by a tour. */
const useTimerTour = () => {
  const [params] = useSearchParams();
  const [startsAtOnce] = useState(() => params.has(START_PARAM));
  useTour('timer', !startsAtOnce);
};

/** Prepared with the last studied subject on a device without a stored setup. */
const useSetup = (personId: string) => {
  const [values, setValues] = useState(() => setupValues(readSetup(personId)));
  const { last, isLoading: isLastLoading } = useLastSession(values.subject === '' && values.examMode === '');
  const ready = useMemo(() => (last ? withLastSession(values, last) : values), [values, last]);
  const keepSetup = (chosen: SetupValues) => {
    setValues(chosen);
    saveSetup(personId, setupInput(chosen));
  };
  return { values, setValues, ready, isLastLoading, keepSetup };
};

/** The dialog opens where a room block's lengths are not a valid setup. */
const beginOr = (onIncomplete: (chosen: SetupValues) => void) => (chosen: SetupValues) => {
  const read = readSetupValues(chosen);
  if (read.ok) return start(read.mode, read.config);
  onIncomplete(chosen);
};

const useFace = () => {
  const [face, setFace] = useState(prefs.face);
  const chooseFace = (next: Face) => {
    prefs.saveFace(next);
    setFace(next);
  };
  return { face, chooseFace };
};

type Open = 'setup' | 'focus' | 'feedback' | null;

const useOpenDialog = (state: Timer['state']) => {
  const [open, setOpen] = useState<Open>(null);
  // The end of the timer opens the feedback, even if the page was closed then.
  useEffect(() => {
    setOpen((now) => (state === 'completed' ? 'feedback' : now === 'feedback' ? null : now));
  }, [state]);
  // Another device may end, discard or take over the run while the focus view is open.
  useEffect(() => {
    if (state === 'idle') setOpen((now) => (now === 'focus' ? null : now));
  }, [state]);
  return [open, setOpen] as const;
};

/** The start button is removed and loses the focus. */
const useFocusOnStart = (state: Timer['state']) => {
  const clock = useRef<HTMLDivElement>(null);
  const wasIdle = useRef(state === 'idle');
  useEffect(() => {
    const isStarted = wasIdle.current && state === 'running';
    wasIdle.current = state === 'idle';
    if (isStarted && document.activeElement === document.body)
      clock.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [state]);
  return clock;
};

const usePageKeys = (state: Timer['state'], onStart: () => void, onEvaluate: () => void) => {
  const onSpace = () => {
    if (state === 'idle') onStart();
    else if (state === 'break') skipBreak();
    else if (state === 'completed') onEvaluate();
    else toggle();
  };
  const onEscape = () => {
    if (state === 'running' || state === 'break' || state === 'paused') void askToStop();
  };
  useTimerKeys(onSpace, onEscape);
};

type ClockProps = { timer: ActiveTimer; face: Face; onEvaluate: () => void };

const RunningClock = ({ timer, face, onEvaluate }: ClockProps) => {
  const online = useOnline();
  const draft = timer.state === 'completed' ? sessionDraft(timer) : null;
  return (
    <Stack gap="5" align="center" className={styles.clock}>
      <TimerFace engine={engine} face={face} />
      {draft && (
        <Text tone="muted" text="center" numbers className={styles.plan}>
          {texts.completedText(lengthText(draft.seconds))}
        </Text>
      )}
      {!online && timer.state !== 'completed' && <Notice tone="warning">{texts.offline}</Notice>}
      <Controls timer={timer} onEvaluate={onEvaluate} />
      {timer.state !== 'completed' && <Keys />}
    </Stack>
  );
};

const FocusButton = ({ onOpen }: { onOpen: () => void }) => {
  const open = async () => {
    await enterFullScreen();
    onOpen();
  };
  return (
    <Button look="line" small onClick={() => void open()}>
      <ExpandIcon />
      {texts.focus}
    </Button>
  );
};

export const TimerPage = ({ plan }: { plan: TimerPlan }) => {
  useTimerTour();
  const personId = usePerson()?._id ?? '';
  const timer = useTimer();
  const { state } = timer;
  const { run, left, offset } = useActiveRun();
  const { face, chooseFace } = useFace();
  const { values, setValues, ready, isLastLoading, keepSetup } = useSetup(personId);
  const [open, setOpen] = useOpenDialog(state);
  const remote = state === 'idle' ? run : null;
  const clock = useFocusOnStart(state);

  const begin = beginOr((chosen) => {
    setValues(chosen);
    setOpen('setup');
  });
  const { isStarting, withdraw } = useStartFromUrl({ plan, values, ready, isLastLoading, begin });
  const evaluate = () => setOpen('feedback');
  const startReady = () => begin(ready);
  usePageKeys(state, () => !remote && !isStarting && startReady(), evaluate);
  const close = () => setOpen(null);
  const setUp = () => {
    withdraw();
    setOpen('setup');
  };

  return (
    <PageFrame
      width="page"
      title={texts.title}
      lead={texts.lead}
      actions={state !== 'idle' && state !== 'completed' && <FocusButton onOpen={() => setOpen('focus')} />}
      aside={
        <>
          <SavedCard sessionsPage="/study-tracker/sessions" />
          <TimerSettings face={face} onFace={chooseFace} />
        </>
      }
    >
      <SignalAnnouncer />
      {left && state === 'idle' && <LeftRunCard left={left} />}
      <RefusedStops />
      <Card alive={state === 'running'}>
        <div ref={clock} data-tour="timer-clock">
          {timer.state !== 'idle' ? (
            <RunningClock {...{ timer, face }} onEvaluate={evaluate} />
          ) : remote ? (
            <RemoteRun {...{ face, offset }} run={remote} />
          ) : (
            <plan.IdlePanel face={face}>
              <StartPanel {...{ face, isStarting }} values={ready} onStart={startReady} onSetUp={setUp} />
            </plan.IdlePanel>
          )}
        </div>
      </Card>
      {open === 'setup' && state === 'idle' && (
        <SetupDialog
          initial={ready}
          onClose={close}
          onStart={({ mode, config }, chosen) => {
            keepSetup(chosen);
            close();
            start(mode, config);
          }}
        />
      )}
      {open === 'feedback' && <TimerFeedback onClose={close} />}
      {open === 'focus' && timer.state !== 'idle' && (
        <FocusView timer={timer} face={face} onClose={close} onEvaluate={close} />
      )}
    </PageFrame>
  );
};
