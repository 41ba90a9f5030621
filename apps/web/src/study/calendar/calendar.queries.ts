import { type CalendarMode, calendar } from '@netlik/contract/calendar';
import type { CalendarRange } from '@netlik/domain/calendar/months';
import { read } from '../../api/read.ts';

const STALE_MS = 5 * 60_000;

export const calendarQueries = {
  /** One call per view, however long the range. */
  days: (mode: CalendarMode, range: CalendarRange) =>
    read(calendar.days, { query: { mode, ...range } }, { staleTime: STALE_MS }),
};
