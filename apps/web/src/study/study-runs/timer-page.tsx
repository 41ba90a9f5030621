import { sessionDraft } from '@netlik/domain/study/study-runs/session';
import ExpandIcon from 'lucide-react/icons/maximize';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOnline } from '../../data/browser-values.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Cell, PageFrame, PageGrid } from '../../ui/layout/page-frame.tsx';
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
import { prefs, readSetup, saveSetup } from './prefs.ts';
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

export const TimerPage = ({ plan }: { plan: TimerPlan }) => {
  const [params] = useSearchParams();
  // A session that starts at once must not be blocked by a tour.
  const [startsAtOnce] = useState(() => params.has(START_PARAM));
  useTour('timer', !startsAtOnce);
  const personId = usePerson()?._id ?? '';
  const timer = useTimer();
  const online = useOnline();
  const { run, left, offset } = useActiveRun();
  const [face, setFace] = useState(prefs.face);
  const [values, setValues] = useState(() => setupValues(readSetup(personId)));
  const { last, isLoading: isLastLoading } = useLastSession(values.subject === '' && values.examMode === '');
  const ready = useMemo(() => (last ? withLastSession(values, last) : values), [values, last]);
  const [open, setOpen] = useState<'setup' | 'focus' | 'feedback' | null>(null);
  const { state } = timer;
  const remote = state === 'idle' ? run : null;
  const draft = timer.state === 'completed' ? sessionDraft(timer) : null;

  // The end of the timer opens the feedback, even if the page was closed then.
  useEffect(() => {
    setOpen((now) => (state === 'completed' ? 'feedback' : now === 'feedback' ? null : now));
  }, [state]);
  // Another device may end, discard or take over the run while the focus view is open.
  useEffect(() => {
    if (state === 'idle') setOpen((now) => (now === 'focus' ? null : now));
  }, [state]);

  const clock = useRef<HTMLDivElement>(null);
  const wasIdle = useRef(state === 'idle');
  // The start button is removed and loses the focus.
  useEffect(() => {
    const isStarted = wasIdle.current && state === 'running';
    wasIdle.current = state === 'idle';
    if (isStarted && document.activeElement === document.body)
      clock.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [state]);

  const begin = useCallback((chosen: SetupValues) => {
    const ready = readSetupValues(chosen);
    if (ready.ok) return start(ready.mode, ready.config);
    // The dialog opens with the room block's lengths.
    setValues(chosen);
    setOpen('setup');
  }, []);
  const { isStarting, withdraw } = useStartFromUrl({ plan, values, ready, isLastLoading, begin });
  const onSpace = useCallback(() => {
    if (state === 'idle') {
      if (!remote && !isStarting) begin(ready);
    } else if (state === 'break') skipBreak();
    else if (state === 'completed') setOpen('feedback');
    else toggle();
  }, [state, remote, isStarting, begin, ready]);
  const onEscape = useCallback(() => {
    if (state === 'running' || state === 'break' || state === 'paused') void askToStop();
  }, [state]);
  useTimerKeys(onSpace, onEscape);

  const chooseFace = (next: typeof face) => {
    prefs.saveFace(next);
    setFace(next);
  };
  const close = () => setOpen(null);
  const focus = async () => {
    await enterFullScreen();
    setOpen('focus');
  };

  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        timer.state !== 'idle' &&
        timer.state !== 'completed' && (
          <Button look="quiet" small onClick={() => void focus()}>
            <ExpandIcon />
            {texts.focus}
          </Button>
        )
      }
    >
      <SignalAnnouncer />
      {left && state === 'idle' && <LeftRunCard left={left} />}
      <RefusedStops />
      <PageGrid>
        <Cell wide={8} middle={12}>
          <Card alive={state === 'running'}>
            <div ref={clock} data-tour="timer-clock">
              {timer.state !== 'idle' ? (
                <Stack gap="5" align="center" className={styles.clock}>
                  <TimerFace engine={engine} face={face} />
                  {draft && (
                    <Text tone="muted" text="center" numbers className={styles.plan}>
                      {texts.completedText(lengthText(draft.seconds))}
                    </Text>
                  )}
                  {!online && state !== 'completed' && <Notice tone="warning">{texts.offline}</Notice>}
                  <Controls timer={timer} onEvaluate={() => setOpen('feedback')} />
                  {state !== 'completed' && <Keys />}
                </Stack>
              ) : remote ? (
                <RemoteRun run={remote} offset={offset} face={face} />
              ) : (
                <plan.IdlePanel face={face}>
                  <StartPanel
                    values={ready}
                    face={face}
                    isStarting={isStarting}
                    onStart={() => begin(ready)}
                    onSetUp={() => {
                      withdraw();
                      setOpen('setup');
                    }}
                  />
                </plan.IdlePanel>
              )}
            </div>
          </Card>
        </Cell>
        <Cell wide={4} middle={12}>
          <Stack gap="4" justify="start" className={styles.side}>
            <SavedCard sessionsPage="/study-tracker/sessions" />
            <TimerSettings face={face} onFace={chooseFace} />
          </Stack>
        </Cell>
      </PageGrid>
      {open === 'setup' && state === 'idle' && (
        <SetupDialog
          initial={ready}
          onClose={close}
          onStart={({ mode, config }, chosen) => {
            setValues(chosen);
            saveSetup(personId, setupInput(chosen));
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
