const dayText = new Intl.DateTimeFormat('tr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The title of a plan that was given none: '16 Kasım 2026 Çalışma Planı'. */
export function defaultPlanTitle(day: string): string {
  return `${dayText.format(new Date(`${day}T00:00:00Z`))} Çalışma Planı`;
}
