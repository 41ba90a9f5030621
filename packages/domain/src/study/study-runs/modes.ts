import type { TimerMode } from '../../study-values.ts';

export interface TimerDefaults {
  readonly studyMinutes: number;
  readonly breakMinutes: number;
  readonly targetSessions: number;
  readonly longBreakInterval: number;
  readonly longBreakMinutes: number;
}

const LONG_BREAK = { longBreakInterval: 4, longBreakMinutes: 15 } as const;

export const TIMER_DEFAULTS: Readonly<Record<TimerMode, TimerDefaults>> = {
  // One session more than the interval, so that the long break occurs.
  Pomodoro: { studyMinutes: 45, breakMinutes: 15, targetSessions: 5, ...LONG_BREAK },
  Timeblock: { studyMinutes: 45, breakMinutes: 15, targetSessions: 3, ...LONG_BREAK },
  Stopwatch: { studyMinutes: 60, breakMinutes: 10, targetSessions: 2, ...LONG_BREAK },
  Freeform: { studyMinutes: 30, breakMinutes: 5, targetSessions: 1, ...LONG_BREAK },
};

export interface Limits {
  readonly min: number;
  readonly max: number;
}

export const TIMER_LIMITS = {
  studyMinutes: { min: 1, max: 180 },
  breakMinutes: { min: 1, max: 30 },
  targetSessions: { min: 1, max: 10 },
  longBreakInterval: { min: 2, max: 8 },
  longBreakMinutes: { min: 10, max: 60 },
} as const satisfies Record<keyof TimerDefaults, Limits>;

/** One study period, with or without a goal. */
export const PERIOD_SECONDS: Limits = { min: 5, max: 180 * 60 };

export const QUICK_STUDY_MINUTES = [15, 20, 25, 30, 45, 60, 90] as const;

export const COACH_PRESETS = [
  { studyMinutes: 45, breakMinutes: 15 },
  { studyMinutes: 50, breakMinutes: 10 },
] as const;

export interface PlanLink {
  readonly dailyPlanId: string;
  readonly subjectIndex: number;
}

/** Validated settings of a run; `goalMinutes` is the rest of a plan's goal, null without one. */
export interface TimerConfig extends TimerDefaults {
  readonly subject: string;
  readonly goalMinutes: number | null;
  readonly plan?: PlanLink;
}

/** Only Pomodoro has long breaks. */
export function isLongBreak(mode: TimerMode, config: TimerConfig, completedSessions: number): boolean {
  return mode === 'Pomodoro' && completedSessions > 0 && completedSessions % config.longBreakInterval === 0;
}

/** A stopwatch without a target runs until stopped, at most one full period. */
export const OPEN_END = { studyMinutes: TIMER_LIMITS.studyMinutes.max, targetSessions: 1 } as const;

export function isOpenEnded(mode: TimerMode, config: TimerConfig): boolean {
  const { studyMinutes, targetSessions, goalMinutes } = config;
  const isLongest = studyMinutes === OPEN_END.studyMinutes && targetSessions === OPEN_END.targetSessions;
  return mode === 'Stopwatch' && isLongest && goalMinutes === null;
}

/** The Stopwatch shows elapsed time, the others remaining time. */
export function countsUp(mode: TimerMode): boolean {
  return mode === 'Stopwatch';
}
