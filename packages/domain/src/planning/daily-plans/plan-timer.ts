import { coachSessions, planSubjectMinutes, trimToGoal } from '../../study/study-runs/goal.ts';
import { TIMER_DEFAULTS, type TimerConfig } from '../../study/study-runs/modes.ts';
import { hasTimeLeft } from './remaining.ts';
import type { SubjectStatus } from './values.ts';

export interface TimedSubject {
  readonly subject: string;
  readonly targetTime: number | null;
  readonly studyTime: number;
}

export type PlanStart =
  | { readonly kind: 'met' }
  /** `trimmedTo` is the rest of the goal if it is less than requested. */
  | { readonly kind: 'ready'; readonly config: TimerConfig; readonly trimmedTo: number | null };

interface Place {
  readonly dailyPlanId: string;
  readonly subjectIndex: number;
}

interface Length {
  readonly studyMinutes: number;
  readonly breakMinutes: number;
}

export function planSession(
  subject: TimedSubject,
  plan: Place,
  studyMinutes = planSubjectMinutes(subject.targetTime),
): PlanStart {
  const { breakMinutes } = TIMER_DEFAULTS.Pomodoro;
  return planStart(subject, plan, { studyMinutes, breakMinutes }, 1);
}

/** As many sessions of a preset as the remaining target takes. */
export function planSessions(subject: TimedSubject, plan: Place, preset: Length): PlanStart {
  const target = subject.targetTime ?? planSubjectMinutes(null);
  const left = Math.max(0, target - subject.studyTime);
  const sessions = coachSessions(
    subject.targetTime === null ? target : left,
    preset.studyMinutes,
    preset.breakMinutes,
  );
  return planStart(subject, plan, preset, sessions);
}

function planStart(subject: TimedSubject, plan: Place, length: Length, targetSessions: number): PlanStart {
  const { targetTime, studyTime } = subject;
  const goal = targetTime === null ? null : { target: targetTime, done: studyTime };
  const trim = trimToGoal(length.studyMinutes, goal);
  if (trim.kind === 'met') return trim;
  const { dailyPlanId, subjectIndex } = plan;
  const config: TimerConfig = {
    ...TIMER_DEFAULTS.Pomodoro,
    ...length,
    targetSessions,
    studyMinutes: trim.kind === 'trimmed' ? trim.minutes : length.studyMinutes,
    subject: subject.subject,
    goalMinutes: goal && Math.max(1, Math.ceil(goal.target - goal.done)),
    plan: { dailyPlanId, subjectIndex },
  };
  return { kind: 'ready', config, trimmedTo: trim.kind === 'trimmed' ? trim.minutes : null };
}

export function nextSubjectIndex(
  subjects: readonly (TimedSubject & { readonly status: SubjectStatus })[],
): number | null {
  const found = subjects.findIndex(
    (subject) =>
      (subject.status === 'not_started' || subject.status === 'in_progress') && hasTimeLeft(subject),
  );
  return found < 0 ? null : found;
}
