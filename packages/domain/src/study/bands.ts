export type Tone = 'success' | 'warning' | 'danger';

export function efficiencyTone(percent: number): Tone {
  if (percent >= 80) return 'success';
  return percent >= 60 ? 'warning' : 'danger';
}

export function questionCountTone(count: number): Tone {
  if (count > 200) return 'success';
  return count > 100 ? 'warning' : 'danger';
}

export type CompletionBand = 'excellent' | 'good' | 'fair' | 'poor';

export function completionBand(percent: number): CompletionBand {
  if (percent >= 90) return 'excellent';
  if (percent >= 70) return 'good';
  return percent >= 50 ? 'fair' : 'poor';
}

export type DistractionLevel = 'none' | 'veryLow' | 'low' | 'medium' | 'high' | 'veryHigh';

export function distractionLevel(count: number): DistractionLevel {
  if (count <= 0) return 'none';
  if (count <= 2) return 'veryLow';
  if (count <= 5) return 'low';
  if (count <= 10) return 'medium';
  return count <= 20 ? 'high' : 'veryHigh';
}

export const DAY_SCALE = { minutes: 240, sessions: 8, quality: 5 } as const;

/** 0 to 1. */
export function dayBar(figure: keyof typeof DAY_SCALE, value: number): number {
  return Math.min(1, Math.max(0, value / DAY_SCALE[figure]));
}

/** 0 (nothing) to 4, for the year's squares. */
export type Heat = 0 | 1 | 2 | 3 | 4;

export function studyHeat(minutes: number): Heat {
  if (minutes <= 0) return 0;
  if (minutes < DAY_SCALE.minutes / 4) return 1;
  if (minutes < DAY_SCALE.minutes / 2) return 2;
  return minutes < DAY_SCALE.minutes ? 3 : 4;
}

export function questionHeat(count: number): Heat {
  if (count <= 0) return 0;
  if (count <= 50) return 1;
  if (count <= 100) return 2;
  return count <= 200 ? 3 : 4;
}
