const format = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** „15 Kasım” of `2026-11-15`. */
export const dayMonthText = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
