import { meetings } from '@netlik/contract/coaching/meetings';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../data/calls/read.ts';

export const coachMeetingQueries = {
  ofStudent: (id: string, limit: number) =>
    read(meetings.list, { params: { id }, query: { limit } }, { keepPrevious: true }),
  own: (from: StudyDay, to: StudyDay) => read(meetings.listOwn, { query: { from, to } }),
};
