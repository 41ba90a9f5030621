import { addDays, dayOfWeek, type StudyDay, startOfStudyDay, studyDay } from '../../study-day.ts';
import type { HabitRecurrence } from './values.ts';

export interface HabitSchedule {
  /** Minutes after midnight. */
  readonly minute: number;
  readonly recurrence: HabitRecurrence;
  /** First possible day; monthly habits take their day of the month from it, one-time habits their day. */
  readonly date: StudyDay;
}

const dayOfMonth = (day: StudyDay) => Number(day.slice(8));
const isLastOfMonth = (day: StudyDay) => dayOfMonth(addDays(day, 1)) === 1;

/** Monthly on the 31st falls on the last day of shorter months. */
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

/** The status that pressing now gives today's occurrence. */
export function pressedStatus({ minute }: HabitSchedule, now: Date): 'done' | 'late' {
  return minuteOfDay(now) <= minute + ON_TIME_MINUTES ? 'done' : 'late';
}

/** The first day that can be missed; a time already past when the habit starts does not count. */
export function firstCountedDay({ minute }: HabitSchedule, now: Date): StudyDay {
  const today = studyDay(now);
  return minuteOfDay(now) > minute ? addDays(today, 1) : today;
}

/** Time of the day's last reminder for open habits. */
export const LAST_REMINDER_MINUTE = 21 * 60 + 30;
const QUIET_FROM_MINUTE = 23 * 60;

/** Not before the habit's time and never in the quiet hours from 23:00 to 07:00. */
export function mayRemindNow(now: Date): boolean {
  const minute = minuteOfDay(now);
  return minute >= LAST_REMINDER_MINUTE && minute < QUIET_FROM_MINUTE;
}

export function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
