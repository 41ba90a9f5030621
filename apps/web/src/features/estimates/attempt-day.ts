const dayFormat = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));
