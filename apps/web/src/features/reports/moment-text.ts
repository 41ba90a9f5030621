const format = new Intl.DateTimeFormat('tr', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Istanbul',
});

/** "15 Kasım 14:05". */
export const momentText = (instant: string): string => format.format(new Date(instant));
