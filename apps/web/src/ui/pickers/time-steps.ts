import { formatMinuteOfDay } from '../../formats/clock.ts';

/** Times of day are 'HH:MM' texts; calculations use minutes since midnight. */

export const STEP = 5;
const DAY = 24 * 60;
const LAST = DAY - STEP;

export const minutesOf = (time: string): number | null => {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
};

/** Rounds to five minutes, but never into the next day. */
export const roundToStep = (minutes: number): string =>
  formatMinuteOfDay(Math.min(LAST, Math.max(0, Math.round(minutes / STEP) * STEP)));

export const isOnStep = (time: string): boolean => (minutesOf(time) ?? 0) % STEP === 0;

/** Accepts 9, 930, 9.30, 09:30 and 9 30, and keeps the minutes as typed; null for other texts. */
export const parseTime = (typed: string): string | null => {
  const found = /^(\d{1,2})(?:[\s.:,]?(\d{2}))?$/.exec(typed.trim());
  if (!found) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  return hours < 24 && minutes < 60 ? formatMinuteOfDay(hours * 60 + minutes) : null;
};

/** Aligns to five minutes, so one step up from 09:02 is 09:05. */
export const stepTime = (time: string, minutes: number): string => {
  const from = minutesOf(time);
  if (from === null) return roundToStep(minutes > 0 ? 9 * 60 : 18 * 60);
  const grid = minutes > 0 ? Math.floor(from / STEP) * STEP : Math.ceil(from / STEP) * STEP;
  return roundToStep(grid + minutes);
};

export type TimeSpan = { start: string; end: string };

/** Null if a time is missing or the end is not after the start. */
export const spanMinutes = ({ start, end }: TimeSpan): number | null => {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return from === null || to === null || to <= from ? null : to - from;
};

/** Moves the end with the start and keeps the length within the day. */
export const withStart = (span: TimeSpan, start: string): TimeSpan => {
  const length = spanMinutes(span);
  const from = minutesOf(start);
  return { start, end: length === null || from === null ? span.end : roundToStep(from + length) };
};
