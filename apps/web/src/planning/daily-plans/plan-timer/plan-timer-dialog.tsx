import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../data/browser-values.ts';
import { Controls } from '../../../study/study-runs/clock/controls.tsx';
import { TimerFace } from '../../../study/study-runs/clock/timer-face.tsx';
import { timer as engine, startTimerEngine, useTimer } from '../../../study/study-runs/engine/timer.ts';
import { TimerFeedback } from '../../../study/study-runs/feedback/timer-feedback.tsx';
import { prefs } from '../../../study/study-runs/prefs.ts';
import { RemoteRun } from '../../../study/study-runs/remote-run.tsx';
import { SignalAnnouncer } from '../../../study/study-runs/signal-announcer.tsx';
import { TIMER_PAGE } from '../../../study/study-runs/start-address.ts';
import { useActiveRun } from '../../../study/study-runs/study-runs.queries.ts';
import { timerTexts } from '../../../study/study-runs/timer.texts.ts';
import styles from '../../../study/study-runs/timer-page.module.css';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { PlanSetup } from './plan-setup.tsx';
import { planTimerTexts as texts } from './plan-timer.texts.ts';

startTimerEngine();

type Props = {
  planId: string;
  index: number;
  subject: PlanSubject;
  /** Asks for confirmation; resolves to true if the subject was skipped. */
  onSkip: () => Promise<boolean>;
  onClose: () => void;
};

const Running = ({ timer }: { timer: ActiveTimer }) => {
  const online = useOnline();
  return (
    <Stack gap="5" align="center" className={styles.clock}>
      <SignalAnnouncer />
      <TimerFace engine={engine} face={prefs.face()} />
      {!online && <Notice tone="warning">{timerTexts.offline}</Notice>}
      <Controls timer={timer} onEvaluate={() => undefined} />
    </Stack>
  );
};

/** Uses the shared timer and also counts for the subject. */
export const PlanTimerDialog = ({ planId, index, subject, onSkip, onClose }: Props) => {
  const timer = useTimer();
  const { run, offset } = useActiveRun();
  const { state } = timer;
  const link = timer.state === 'idle' ? null : timer.config.plan;
  const isMine = link?.dailyPlanId === planId && link.subjectIndex === index;

  // The dialog closes when the timer was saved or discarded.
  const [seen, setSeen] = useState({ state, isOver: false });
  if (seen.state !== state) setSeen({ state, isOver: seen.state === 'completed' && state === 'idle' });
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });
  useEffect(() => {
    if (seen.isOver) onCloseRef.current();
  }, [seen.isOver]);

  if (seen.isOver) return null;
  if (isMine && state === 'completed') return <TimerFeedback onClose={onClose} />;
  return (
    <Modal
      title={texts.title(subjectName(subject.subject))}
      onClose={onClose}
      footer={
        timer.state !== 'idle' && (
          <>
            {isMine ? (
              <Text tone="muted">{texts.goesOn}</Text>
            ) : (
              <ButtonLink to={TIMER_PAGE}>{texts.openTimer}</ButtonLink>
            )}
            <Button look="line" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        )
      }
    >
      {timer.state !== 'idle' ? (
        isMine ? (
          <Running timer={timer} />
        ) : (
          <Notice tone="info">{texts.busy(subjectName(timer.config.subject))}</Notice>
        )
      ) : run ? (
        <RemoteRun run={run} offset={offset} face={prefs.face()} />
      ) : (
        <PlanSetup
          planId={planId}
          index={index}
          subject={subject}
          onSkip={async () => {
            if (await onSkip()) onClose();
          }}
        />
      )}
    </Modal>
  );
};
