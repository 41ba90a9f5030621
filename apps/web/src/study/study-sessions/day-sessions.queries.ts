import { studySessions } from '@netlik/contract/study/study-sessions';
import type { StudyDay } from '@netlik/domain/study-day';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';

const STALE_MS = 5 * 60_000;
/** More sessions than one day can have. */
const MAX_SESSIONS = 500;

export const daySessionsQuery = (day: StudyDay) =>
  queryOptions({
    ...read(
      studySessions.list,
      { query: { fields: 'summary', from: day, to: day, order: 'asc', limit: MAX_SESSIONS } },
      { staleTime: STALE_MS },
    ),
    select: ({ data }) => data,
  });
