import { type CalendarMode, calendar } from '@netlik/contract/calendar';
import { questionEntries } from '@netlik/contract/question-entries';
import { reminders } from '@netlik/contract/reminders';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { type CalendarRange, rangeKey } from '@netlik/domain/calendar/months';
import type { StudyDay } from '@netlik/domain/study-day';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { STUDY_KEY } from '../../api/study-changes.ts';

const FRESH_MS = 5 * 60_000;
/** More sessions than one day can have. */
const MAX_SESSIONS = 500;

export const calendarQueries = {
  all: [STUDY_KEY, 'calendar'] as const,
  /** One call per view, however long the range. */
  days: (mode: CalendarMode, range: CalendarRange) =>
    queryOptions({
      queryKey: [...calendarQueries.all, 'days', mode, rangeKey(range)],
      queryFn: ({ signal }) => call(calendar.days, { query: { mode, ...range } }, signal),
      staleTime: FRESH_MS,
    }),
  sessions: (day: StudyDay) =>
    queryOptions({
      queryKey: [...calendarQueries.all, 'sessions', day],
      queryFn: async ({ signal }) => {
        const query = { fields: 'summary', from: day, to: day, order: 'asc', limit: MAX_SESSIONS } as const;
        return (await call(studySessions.list, { query }, signal)).data;
      },
      staleTime: FRESH_MS,
    }),
  reminders: (day: StudyDay) =>
    queryOptions({
      queryKey: [...calendarQueries.all, 'reminders', day],
      queryFn: ({ signal }) => call(reminders.list, { query: { from: day, to: day } }, signal),
      staleTime: FRESH_MS,
    }),
  questions: (day: StudyDay) =>
    queryOptions({
      queryKey: [...calendarQueries.all, 'questions', day],
      queryFn: ({ signal }) => call(questionEntries.list, { query: { date: day } }, signal),
      staleTime: FRESH_MS,
    }),
};
