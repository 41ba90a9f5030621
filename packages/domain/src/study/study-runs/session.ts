import type { TimerMode } from '../../study-values.ts';
import { type ActiveTimer, plannedStudySeconds } from './machine.ts';
import { isOpenEnded, type PlanLink } from './modes.ts';
import { sessionSeconds } from './run.ts';

export interface SessionDraft {
  readonly subject: string;
  readonly technique: TimerMode;
  readonly seconds: number;
  readonly duration: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly plannedStudySeconds: number;
  readonly plan?: PlanLink;
}

/** Null while incomplete, and if too short for a session. */
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
    // Without a target all study time counts as planned.
    plannedStudySeconds: isOpenEnded(timer.mode, timer.config) ? seconds : plannedStudySeconds(timer.config),
    ...(timer.config.plan && { plan: timer.config.plan }),
  };
}
