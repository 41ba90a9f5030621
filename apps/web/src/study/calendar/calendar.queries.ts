import { type CalendarMode, calendar } from '@netlik/contract/study/calendar';
import type { CalendarRange } from '@netlik/domain/months';
import { read } from '../../data/calls/read.ts';

const STALE_MS = 5 * 60_000;

export const calendarQueries = {
  days: (mode: CalendarMode, range: CalendarRange) =>
    read(calendar.days, { query: { mode, ...range } }, { staleTime: STALE_MS }),
};
