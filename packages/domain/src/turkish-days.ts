const text = new Intl.DateTimeFormat('tr', {
  day: 'numeric',
  month: 'long',
  weekday: 'long',
  timeZone: 'UTC',
});

/** '20 Kasım Cuma', for server texts. */
export const dayMonthWeekday = (day: string): string => text.format(new Date(`${day}T00:00:00Z`));
