import type { StudyRun } from '@netlik/contract/study/study-runs';
import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import ExpandIcon from 'lucide-react/icons/maximize';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useStore } from '../../../data/use-store.ts';
import { singlePress } from '../../../ui/buttons/single-press.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { Digits } from '../clock/digits.tsx';
import { FocusView } from '../clock/focus-view.tsx';
import { enterFullScreen } from '../clock/full-screen.ts';
import { stateName } from '../clock/timer-face.tsx';
import { toggle } from '../engine/commands.ts';
import { lastSaved } from '../engine/last-saved.ts';
import { timer as engine, startTimerEngine, useTimer } from '../engine/timer.ts';
import { prefs } from '../prefs.ts';
import { useRemoteTimer } from '../remote-run.tsx';
import { SignalAnnouncer } from '../signal-announcer.tsx';
import { START_ADDRESS, START_PLAN_ADDRESS, TIMER_PAGE } from '../start-address.ts';
import { useActiveRun } from '../study-runs.queries.ts';
import { leftTexts, remoteTexts, timerTexts as texts } from '../timer.texts.ts';
import type { TimerPlan } from '../timer-plan.ts';
import { dockTexts } from './dock.texts.ts';
import styles from './timer-dock.module.css';

startTimerEngine();

type FrameProps = {
  state: string;
  subject: string;
  word: string;
  digits?: ReactNode;
  action?: ReactNode;
  to?: string;
  name?: string;
};

const Frame = ({ state, subject, word, digits, action, to = TIMER_PAGE, name }: FrameProps) => (
  <Row
    data-floating
    as="aside"
    gap="1"
    align="center"
    className={styles.dock}
    aria-label={dockTexts.label}
    data-state={state}
  >
    <Row
      to={to}
      as={Link}
      gap="3"
      align="center"
      tone="plain"
      shrink
      className={styles.open!}
      aria-label={name ?? dockTexts.open(subject, word)}
    >
      {digits && (
        <Text
          as="span"
          size="large"
          weight="bold"
          numbers
          noShrink
          className={styles.digits}
          aria-hidden="true"
        >
          {digits}
        </Text>
      )}
      <Stack as="span" shrink className={styles.words}>
        <Text as="span" size="small" weight="semibold" truncate>
          {subject}
        </Text>
        <Text as="span" tone="muted" size="tiny">
          {word}
        </Text>
      </Stack>
    </Row>
    {action}
  </Row>
);

const NightFace = ({ timer }: { timer: ActiveTimer }) => {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const close = () => setIsOpen(false);
  const open = async () => {
    await enterFullScreen();
    setIsOpen(true);
  };
  return (
    <>
      {timer.state !== 'completed' && (
        <Stack
          type="button"
          as="button"
          center
          tone="muted"
          noShrink
          className={styles.night}
          aria-label={texts.focus}
          onClick={() => void open()}
        >
          <ExpandIcon />
        </Stack>
      )}
      {isOpen && (
        <FocusView
          timer={timer}
          face={prefs.face()}
          onClose={close}
          onEvaluate={() => void navigate(TIMER_PAGE)}
        />
      )}
    </>
  );
};

const Toggle = ({ paused }: { paused: boolean }) => (
  <Stack
    type="button"
    as="button"
    center
    tone="primary"
    noShrink
    className={styles.toggle}
    aria-label={paused ? texts.resume : texts.pause}
    onClick={singlePress(toggle)}
  >
    {paused ? <PlayIcon fill="currentColor" /> : <PauseIcon fill="currentColor" />}
  </Stack>
);

const LocalTimer = ({ timer }: { timer: ActiveTimer }) => {
  const paused = timer.state === 'paused';
  const done = timer.state === 'completed';
  return (
    <Frame
      state={timer.state}
      subject={subjectName(timer.config.subject)}
      word={done ? dockTexts.evaluate : stateName(timer)}
      digits={!done && <Digits engine={engine} />}
      action={
        <>
          <NightFace timer={timer} />
          {(paused || timer.state === 'running') && <Toggle paused={paused} />}
        </>
      }
    />
  );
};

const RemoteTimer = ({ run, offset }: { run: StudyRun; offset: number }) => {
  const shown = useRemoteTimer(run, offset);
  return (
    <Frame
      state="elsewhere"
      subject={subjectName(run.subject)}
      word={remoteTexts.dock}
      digits={shown && <Digits engine={shown} />}
    />
  );
};

/** Offers another session, or the next subject of today's plan. */
const AfterSave = ({ saved, plan }: { saved: string; plan: TimerPlan }) => {
  const next = plan.useNextSubject();
  const subject = subjectName(next?.subject ?? saved);
  return (
    <Frame
      state="again"
      subject={subject}
      word={next ? dockTexts.next : dockTexts.again}
      to={next ? START_PLAN_ADDRESS : START_ADDRESS}
      name={next?.label ?? dockTexts.startAgain(subject)}
      digits={<PlayIcon fill="currentColor" />}
    />
  );
};

/** Shown on every page except the timer's. */
export const TimerDock = ({ plan }: { plan: TimerPlan }) => {
  const timer = useTimer();
  const { run, left, offset } = useActiveRun();
  const saved = useStore(lastSaved);
  if (useLocation().pathname === TIMER_PAGE) return null;
  return (
    <>
      <SignalAnnouncer />
      {timer.state !== 'idle' ? (
        <LocalTimer timer={timer} />
      ) : run ? (
        <RemoteTimer run={run} offset={offset} />
      ) : left ? (
        <Frame state="left" subject={leftTexts.dock[left.reason]} word={leftTexts.look} />
      ) : (
        saved && <AfterSave saved={saved.subject} plan={plan} />
      )}
    </>
  );
};
