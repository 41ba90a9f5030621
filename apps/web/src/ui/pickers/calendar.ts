import { dayAfterKey } from '@netlik/domain/months';
import type { StudyDay } from '@netlik/domain/study-day';

export type Bounds = { min?: StudyDay; max?: StudyDay };

export const isWithin = (day: StudyDay, { min, max }: Bounds): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export const clampDay = (day: StudyDay, { min, max }: Bounds): StudyDay => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

/** The day a key leads to, within the bounds; null for other keys. */
export const dayByKey = (day: StudyDay, key: string, isShift: boolean, bounds: Bounds): StudyDay | null => {
  const next = dayAfterKey(day, key, isShift);
  return next && clampDay(next, bounds);
};
