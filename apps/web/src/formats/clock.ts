import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import { formatDay, formatDayMonth, formatShortDay, type Instant } from './days.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** „07:05” for minutes since midnight; the end of a day is „24:00”. */
export const formatMinuteOfDay = (minute: number): string => {
  const whole = Math.round(minute);
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
};

/** Minutes since midnight in Istanbul, whatever the device's time zone. */
export const minuteOfDay = (at: Instant): number => {
  const instant = new Date(at);
  return Math.floor((instant.getTime() - startOfStudyDay(studyDay(instant)).getTime()) / 60_000);
};

export const formatClock = (at: Instant): string => formatMinuteOfDay(minuteOfDay(at));

/** „15 Kasım 14:05” */
export const formatMoment = (at: Instant): string => `${formatDayMonth(at)} ${formatClock(at)}`;

/** „15 Kasım 2026 14:05” */
export const formatDayTime = (at: Instant): string => `${formatDay(at)} ${formatClock(at)}`;

/** „15 Kas 2026 14:05” */
export const formatShortDayTime = (at: Instant): string => `${formatShortDay(at)} ${formatClock(at)}`;
