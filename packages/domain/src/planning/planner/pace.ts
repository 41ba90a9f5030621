import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { Pace } from './planner-topics.ts';

/** From this number of finished topics on, the student's own pace replaces the estimate. */
export const MIN_TOPICS_FOR_PACE = 3;
/** Values outside are more likely a forgotten timer than a pace. */
const PACE_LIMITS = { min: 0.5, max: 2 } as const;

/** A finished topic with its actual and estimated minutes. */
export interface FinishedTopic {
  readonly subject: SubjectKey;
  readonly minutes: number;
  readonly estimatedMinutes: number;
}

export function paceOf(finished: readonly FinishedTopic[]): Pace {
  const pace: Pace = {};
  for (const subject of new Set(finished.map((each) => each.subject))) {
    const own = finished.filter(
      (each) => each.subject === subject && each.minutes > 0 && each.estimatedMinutes > 0,
    );
    if (own.length < MIN_TOPICS_FOR_PACE) continue;
    const taken = own.reduce((sum, { minutes }) => sum + minutes, 0);
    const estimated = own.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
    pace[subject] = Math.min(PACE_LIMITS.max, Math.max(PACE_LIMITS.min, taken / estimated));
  }
  return pace;
}
