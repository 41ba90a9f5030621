import { type ActiveTimer, plannedStudySeconds } from './machine.ts';
import type { TimerMode } from './modes.ts';
import { sessionMinutes } from './run.ts';

/** What a completed timer leaves to be saved, feedback apart. */
export interface SessionDraft {
  readonly subject: string;
  readonly technique: TimerMode;
  readonly duration: number;
  readonly seconds: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly plannedStudySeconds: number;
}

/** Null while the timer is not completed, and when it comes to 0 minutes: then there is nothing to save. */
export function sessionDraft(timer: ActiveTimer): SessionDraft | null {
  const seconds = Math.floor(timer.studiedMs / 1000);
  const duration = sessionMinutes(seconds);
  if (timer.state !== 'completed' || duration === 0) return null;
  return {
    subject: timer.config.subject,
    technique: timer.mode,
    duration,
    seconds,
    startedAt: timer.startedAt,
    endedAt: timer.lastTick,
    plannedStudySeconds: plannedStudySeconds(timer.config),
  };
}
