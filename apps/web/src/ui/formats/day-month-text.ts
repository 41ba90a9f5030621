import { studyDay } from '@netlik/domain/study-day';

const thisYear = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = new Intl.DateTimeFormat('tr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** „15 Kasım” of `2026-11-15`; of another year than today's with the year. */
export const dayMonthText = (day: string, today: string = studyDay(new Date())): string => {
  const format = day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear;
  return format.format(new Date(`${day}T12:00:00Z`));
};
