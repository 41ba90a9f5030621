import type { StudyRun } from '@netlik/contract/study/study-runs';
import { toRecord } from '@netlik/domain/study/study-runs/record';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { TimerFace } from './clock/timer-face.tsx';
import { createTimer, type TimerEngine } from './engine/create-timer.ts';
import { timerOfRun } from './engine/run-sync.ts';
import { runChanged, runSync } from './engine/timer.ts';
import type { Face } from './prefs.ts';
import { lengthText, remoteTexts as texts } from './timer.texts.ts';
import styles from './timer-page.module.css';

/** A clock to look at: it writes nothing down and tells nobody. */
const shownTimer = (run: StudyRun, offset: number): TimerEngine | null => {
  const found = timerOfRun(run, offset, Date.now());
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

/** The clock of a run that another device keeps; null where its record cannot be read. */
export const useShownTimer = (run: StudyRun, offset: number): TimerEngine | null => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new word of the server is a new clock, another reckoned offset is not
  const engine = useMemo(() => shownTimer(run, offset), [run]);
  useEffect(() => {
    engine?.open();
    return () => engine?.close();
  }, [engine]);
  return engine;
};

/** Goes on here with a run of another device. */
export const useTakeOver = (runId: string) => {
  const [busy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    try {
      const taken = await runSync.takeOver(runId);
      toast(taken ? { tone: 'success', text: texts.taken } : { tone: 'warning', text: texts.unreadable });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ tone: 'danger', text: error.message });
    } finally {
      setBusy(false);
      runChanged();
    }
  };
  return { busy, takeOver: () => void takeOver() };
};

type Props = { run: StudyRun; offset: number; face: Face };

/** What runs elsewhere, to be seen and taken over. */
export const RemoteRun = ({ run, offset, face }: Props) => {
  const engine = useShownTimer(run, offset);
  const { busy, takeOver } = useTakeOver(run.id);
  return (
    <div className={styles.clock}>
      <div className={styles.said}>
        <h2>{run.mine ? texts.titleMine : texts.title}</h2>
        <p className={styles.muted}>{run.mine ? texts.textMine : texts.text}</p>
      </div>
      {engine ? (
        <TimerFace engine={engine} face={face} />
      ) : (
        <p className={styles.muted}>
          {subjectName(run.subject)}, {lengthText(run.accumulatedSeconds)}
        </p>
      )}
      <Button busy={busy} onClick={takeOver}>
        {texts.takeOver}
      </Button>
    </div>
  );
};
