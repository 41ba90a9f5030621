import type { StudyRun } from '@netlik/contract/study/study-runs';
import { toRecord } from '@netlik/domain/study/study-runs/record';
import { useEffect, useMemo } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { TimerFace } from './clock/timer-face.tsx';
import { createTimer, type TimerEngine } from './engine/create-timer.ts';
import { restoreRunTimer } from './engine/run-sync.ts';
import { notifyRunChanged, runSync } from './engine/timer.ts';
import type { Face } from './prefs.ts';
import { lengthText, remoteTexts as texts } from './timer.texts.ts';
import styles from './timer-page.module.css';

const createRemoteTimer = (run: StudyRun, offset: number): TimerEngine | null => {
  const found = restoreRunTimer(run, offset, Date.now());
  if (!found) return null;
  let text: string | null = JSON.stringify(toRecord(found));
  return createTimer({
    now: Date.now,
    read: () => text,
    write: (next) => {
      text = next;
    },
    remove: () => {
      text = null;
    },
    after: (ms, work) => {
      const id = setTimeout(work, ms);
      return () => clearTimeout(id);
    },
  });
};

export const useRemoteTimer = (run: StudyRun, offset: number): TimerEngine | null => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new run from the server resets the clock, not a slightly different offset
  const engine = useMemo(() => createRemoteTimer(run, offset), [run]);
  useEffect(() => {
    engine?.open();
    return () => engine?.close();
  }, [engine]);
  return engine;
};

export const useTakeOver = (runId: string, onTaken?: () => unknown) => {
  const { busy, send } = useWrite((id: string) => runSync.takeOver(id).finally(notifyRunChanged), {
    done: (taken) => (taken ? texts.taken : null),
    failed: texts.takeOverFailed,
    onDone: (taken) => (taken ? onTaken?.() : toast({ tone: 'warning', text: texts.unreadable })),
  });
  return { busy, takeOver: () => void send(runId) };
};

type Props = { run: StudyRun; offset: number; face: Face };

export const RemoteRun = ({ run, offset, face }: Props) => {
  const engine = useRemoteTimer(run, offset);
  const { busy, takeOver } = useTakeOver(run.id);
  return (
    <Stack gap="5" align="center" className={styles.clock}>
      <Stack gap="1" text="center">
        <h2>{run.mine ? texts.titleMine : texts.title}</h2>
        <Text tone="muted">{run.mine ? texts.textMine : texts.text}</Text>
      </Stack>
      {engine ? (
        <TimerFace engine={engine} face={face} />
      ) : (
        <Text tone="muted">
          {subjectName(run.subject)}, {lengthText(run.accumulatedSeconds)}
        </Text>
      )}
      <Button busy={busy} onClick={takeOver}>
        {texts.takeOver}
      </Button>
    </Stack>
  );
};
