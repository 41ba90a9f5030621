export type EventStream = { name: string; path: string; summary: string; events: readonly string[] };

/** Server-sent event streams, which take a ticket as `token` and are not endpoints. */
export const eventStreams: readonly EventStream[] = [
  {
    name: 'habits.events',
    path: '/habits/events',
    summary: 'What happens to one’s habits, while the page is open',
    events: ['habit_completed', 'habit_routines_list', 'habit_risk_snapshot', 'habit_notification'],
  },
];
