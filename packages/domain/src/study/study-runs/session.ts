import { type ActiveTimer, plannedStudySeconds } from './machine.ts';
import type { TimerMode } from './modes.ts';
import { sessionSeconds } from './run.ts';

/** What a completed timer leaves to be saved, feedback apart. */
export interface SessionDraft {
  readonly subject: string;
  readonly technique: TimerMode;
  readonly seconds: number;
  /** The same in minutes, with decimals. */
  readonly duration: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly plannedStudySeconds: number;
}

/** Null while the timer is not completed, and when it comes to less than a session: then there is nothing to save. */
export function sessionDraft(timer: ActiveTimer): SessionDraft | null {
  const seconds = sessionSeconds(timer.studiedMs / 1000);
  if (timer.state !== 'completed' || seconds === 0) return null;
  return {
    subject: timer.config.subject,
    technique: timer.mode,
    seconds,
    duration: seconds / 60,
    startedAt: timer.startedAt,
    endedAt: timer.lastTick,
    plannedStudySeconds: plannedStudySeconds(timer.config),
  };
}
