import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';

export const monthNames = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const;

export const weekdayNames = [
  { short: 'Pzt', long: 'Pazartesi' },
  { short: 'Sal', long: 'Salı' },
  { short: 'Çar', long: 'Çarşamba' },
  { short: 'Per', long: 'Perşembe' },
  { short: 'Cum', long: 'Cuma' },
  { short: 'Cmt', long: 'Cumartesi' },
  { short: 'Paz', long: 'Pazar' },
] as const;

/** ISO text or milliseconds. */
export type Instant = string | number;

/** A study day, a month (`2026-11`), or an instant, which is formatted as its day in Istanbul. */
type Day = Instant;

const dayOf = (at: Day): string => (typeof at === 'string' && at.length <= 10 ? at : studyDay(new Date(at)));

const dateOf = (at: Day) => Number(dayOf(at).slice(8));
const monthName = (at: Day): string => monthNames[Number(dayOf(at).slice(5, 7)) - 1]!;
const yearOf = (at: Day) => dayOf(at).slice(0, 4);
const weekdayOf = (at: Day) => weekdayNames[(new Date(dayOf(at)).getUTCDay() + 6) % 7]!;

/** „15 Kasım” */
export const formatDayMonth = (at: Day): string => `${dateOf(at)} ${monthName(at)}`;

/** „15 Kasım 2026” */
export const formatDay = (at: Day): string => `${formatDayMonth(at)} ${yearOf(at)}`;

/** „15 Kasım” in today's year, else „15 Kasım 2025”. */
export const formatNearDay = (at: Day, today: string = studyDay(new Date())): string =>
  yearOf(at) === yearOf(today) ? formatDayMonth(at) : formatDay(at);

/** „15 Kasım Pazar” */
export const formatDayMonthWeekday = (at: Day): string => `${formatDayMonth(at)} ${weekdayOf(at).long}`;

/** „15 Kasım 2026 Pazar” */
export const formatFullDay = (at: Day): string => `${formatDay(at)} ${weekdayOf(at).long}`;

export const formatShortMonth = (at: Day): string => monthName(at).slice(0, 3);

export const formatShortDayMonth = (at: Day): string => `${dateOf(at)} ${formatShortMonth(at)}`;

/** „15 Kas 2026” */
export const formatShortDay = (at: Day): string => `${formatShortDayMonth(at)} ${yearOf(at)}`;

export const formatWeekday = (at: Day): string => weekdayOf(at).short;

export const formatLongWeekday = (at: Day): string => weekdayOf(at).long;

/** „Kasım 2026” */
export const formatMonth = (at: Day): string => `${monthName(at)} ${yearOf(at)}`;

/** „9–15 Kasım 2026”, „30 Kasım – 6 Aralık 2026”, „28 Aralık 2026 – 3 Ocak 2027” */
export const formatWeek = (day: StudyDay): string => {
  const monday = weekStart(day);
  const sunday = addDays(monday, 6);
  if (yearOf(monday) !== yearOf(sunday)) return `${formatDay(monday)} – ${formatDay(sunday)}`;
  if (monthName(monday) !== monthName(sunday)) return `${formatDayMonth(monday)} – ${formatDay(sunday)}`;
  return `${dateOf(monday)}–${formatDay(sunday)}`;
};
