import { addDays, dayOfWeek, type StudyDay, startOfStudyDay, studyDay } from '../../study-day.ts';
import type { HabitRecurrence } from './values.ts';

export interface HabitSchedule {
  /** Minutes after midnight. */
  readonly minute: number;
  readonly recurrence: HabitRecurrence;
  /** Monthly takes its day of the month from it, once its day; neither happens before it. */
  readonly date: StudyDay;
}

const dayOfMonth = (day: StudyDay) => Number(day.slice(8));
const isLastOfMonth = (day: StudyDay) => dayOfMonth(addDays(day, 1)) === 1;

/** Monthly on the 31st falls on the last day of a shorter month. */
function isMonthly(date: StudyDay, day: StudyDay): boolean {
  if (day < date) return false;
  const wanted = dayOfMonth(date);
  return dayOfMonth(day) === wanted || (dayOfMonth(day) < wanted && isLastOfMonth(day));
}

export function isScheduled({ recurrence, date }: HabitSchedule, day: StudyDay): boolean {
  switch (recurrence) {
    case 'daily':
      return true;
    case 'weekdays':
      return dayOfWeek(day) <= 5;
    case 'weekends':
      return dayOfWeek(day) > 5;
    case 'monthly':
      return isMonthly(date, day);
    case 'once':
      return day === date;
  }
}

export function minuteOfDay(now: Date): number {
  return Math.floor((now.getTime() - startOfStudyDay(studyDay(now)).getTime()) / 60_000);
}

const ON_TIME_MINUTES = 120;

/** What a press now makes of today's occurrence. */
export function pressedStatus({ minute }: HabitSchedule, now: Date): 'done' | 'late' {
  return minuteOfDay(now) <= minute + ON_TIME_MINUTES ? 'done' : 'late';
}

/** The first day whose occurrence is missed when nothing is pressed: an hour that has passed already asks nothing. */
export function firstCountedDay({ minute }: HabitSchedule, now: Date): StudyDay {
  const today = studyDay(now);
  return minuteOfDay(now) > minute ? addDays(today, 1) : today;
}

/** When the day's last call for what is still open is sent. */
export const LAST_CALL_MINUTE = 21 * 60 + 30;
const QUIET_FROM_MINUTE = 23 * 60;

/** Not before its minute and never in the quiet hours, 23:00 to 07:00. */
export function mayCallNow(now: Date): boolean {
  const minute = minuteOfDay(now);
  return minute >= LAST_CALL_MINUTE && minute < QUIET_FROM_MINUTE;
}

export function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
