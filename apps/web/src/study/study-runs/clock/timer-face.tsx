import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import { countsUp, isLongBreak } from '@netlik/domain/study/study-runs/modes';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import type { TimerEngine } from '../engine/create-timer.ts';
import type { Face } from '../prefs.ts';
import { lengthText, timerTexts as texts } from '../timer.texts.ts';
import { Digits } from './digits.tsx';
import { Line, Ring, RingTrack } from './ring.tsx';
import styles from './timer-face.module.css';
import { useTimerDraw } from './use-timer-draw.ts';

export const stateName = ({ state, mode, config, completedSessions }: ActiveTimer): string =>
  state === 'break' && isLongBreak(mode, config, completedSessions) ? texts.longBreak : texts.states[state];

const Dots = ({ timer }: { timer: ActiveTimer }) => {
  const { targetSessions } = timer.config;
  if (targetSessions === 1) return null;
  return (
    <span
      className={styles.dots}
      role="img"
      aria-label={texts.sessionDots(timer.completedSessions, targetSessions)}
    >
      {Array.from({ length: targetSessions }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a session's identity is its number
          key={index}
          data-is={
            index < timer.completedSessions
              ? 'done'
              : index === timer.currentSession - 1 && timer.state !== 'break'
                ? 'now'
                : 'next'
          }
        />
      ))}
    </span>
  );
};

const SoFar = ({ engine }: { engine: TimerEngine }) => {
  const ref = useRef<HTMLSpanElement>(null);
  useTimerDraw(engine, ({ studiedSeconds }) => {
    const text = texts.soFar(lengthText(studiedSeconds));
    if (ref.current!.textContent !== text) ref.current!.textContent = text;
  });
  return <span ref={ref} />;
};

type FrameProps = {
  face: Face;
  big?: boolean;
  state: string;
  ring: ReactNode;
  line: ReactNode;
  children: ReactNode;
};

const Frame = ({ face, big, state, ring, line, children }: FrameProps) => (
  <div
    className={[styles.face, face === 'ring' ? styles.round : styles.plain, big && styles.big]
      .filter(Boolean)
      .join(' ')}
    data-state={state}
  >
    {face === 'ring' && ring}
    <Stack gap="1" align="center" shrink className={styles.middle}>
      {children}
    </Stack>
    {face === 'digits' && line}
  </div>
);

type Props = { engine: TimerEngine; face: Face; big?: boolean };

export const TimerFace = ({ engine, face, big }: Props) => {
  const timer = useSyncExternalStore(engine.subscribe, engine.get);
  if (timer.state === 'idle') return null;
  const up = countsUp(timer.mode) && timer.state !== 'break';
  const label = timer.state === 'completed' ? texts.studied : up ? texts.timeGone : texts.timeLeft;
  return (
    <Frame
      face={face}
      big={big}
      state={timer.state}
      ring={<Ring engine={engine} />}
      line={<Line engine={engine} />}
    >
      <Text as="span" size="small" weight="semibold" className={styles.state}>
        {stateName(timer)}
      </Text>
      <div role="timer" aria-label={label}>
        <Digits engine={engine} className={styles.digits} />
      </div>
      <Text as="span" tone="muted" size="body" wrapAnywhere className={styles.subject}>
        {subjectName(timer.config.subject)}
      </Text>
      <Dots timer={timer} />
      {timer.config.targetSessions > 1 && timer.state !== 'completed' && (
        <Text as="span" tone="muted" size="small" numbers>
          {texts.session(timer.currentSession, timer.config.targetSessions)} · <SoFar engine={engine} />
        </Text>
      )}
    </Frame>
  );
};

export const IdleFace = ({
  face,
  digits,
  subject,
}: {
  face: Face;
  digits: string;
  subject: string | null;
}) => (
  <Frame
    face={face}
    state="idle"
    ring={
      <svg viewBox="0 0 100 100" fill="none" className={styles.ring} aria-hidden="true">
        <RingTrack />
      </svg>
    }
    line={<span className={styles.line} aria-hidden="true" />}
  >
    <Text as="span" size="small" weight="semibold" className={styles.state}>
      {texts.ready}
    </Text>
    <span className={styles.digits} data-long={digits.length > 5}>
      {digits}
    </span>
    <Text as="span" tone="muted" size="body" wrapAnywhere className={styles.subject}>
      {subject ?? texts.noSubject}
    </Text>
  </Frame>
);
