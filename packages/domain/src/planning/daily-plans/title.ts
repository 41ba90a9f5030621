const dayText = new Intl.DateTimeFormat('tr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function defaultPlanTitle(day: string): string {
  return `${dayText.format(new Date(`${day}T00:00:00Z`))} Çalışma Planı`;
}
