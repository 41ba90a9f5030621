import { addDays, dayOfWeek, type StudyDay } from '@netlik/domain/study-day';
import { weekdayNames } from '../../../formats/days.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The days of a week that are not over. */
export const daysLeft = (weekStart: StudyDay, today: StudyDay): StudyDay[] =>
  WEEK.map((day) => addDays(weekStart, day)).filter((day) => day >= today);

export const dayName = (day: StudyDay): string => weekdayNames[dayOfWeek(day) - 1]!.long;
export const shortDayName = (day: StudyDay): string => weekdayNames[dayOfWeek(day) - 1]!.short;
