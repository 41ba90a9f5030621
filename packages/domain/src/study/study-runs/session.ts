import type { TimerMode } from '../../study-values.ts';
import { type ActiveTimer, plannedStudySeconds } from './machine.ts';
import { isOpenEnded, type PlanLink } from './modes.ts';
import { sessionSeconds } from './run.ts';

/** What is saved of a completed timer, without the feedback. */
export interface SessionDraft {
  readonly subject: string;
  readonly technique: TimerMode;
  readonly seconds: number;
  /** The same in minutes, with decimals. */
  readonly duration: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly plannedStudySeconds: number;
  readonly plan?: PlanLink;
}

/** Null while the timer is not completed, and when it is too short for a session. */
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
    // Without a target all of it is what was meant to be studied.
    plannedStudySeconds: isOpenEnded(timer.mode, timer.config) ? seconds : plannedStudySeconds(timer.config),
    ...(timer.config.plan && { plan: timer.config.plan }),
  };
}
