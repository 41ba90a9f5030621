export type PriorityBand = 'high' | 'medium' | 'low';

/** 1 is the first subject of the day. */
export function priorityBand(priority: number): PriorityBand {
  if (priority <= 3) return 'high';
  return priority <= 6 ? 'medium' : 'low';
}

export type NetBand = 'good' | 'fair' | 'poor';

export function netBand(net: number): NetBand {
  if (net >= 10) return 'good';
  return net >= 5 ? 'fair' : 'poor';
}

/** How many Pomodoro sessions fill a target, at least one. */
export function pomodoroSessions(targetMinutes: number, studyMinutes: number, breakMinutes: number): number {
  return Math.max(1, Math.round(targetMinutes / (studyMinutes + breakMinutes)));
}

const MOST_TIMER_MINUTES = 180;
const DEFAULT_TIMER_MINUTES = 25;

/** The length the timer opens with on a subject of a plan. */
export function timerMinutes(targetTime: number | null): number {
  return Math.min(MOST_TIMER_MINUTES, targetTime ?? DEFAULT_TIMER_MINUTES);
}
