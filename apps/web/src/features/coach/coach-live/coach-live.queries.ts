import { type Attention, coachLive, type liveRanges } from '@netlik/contract/endpoints/coach/coach-live';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../../api/read.ts';

export type LiveRange = (typeof liveRanges)[number];

const REFRESH_MS = 30_000;
export const BOARD_PAGE = 20;

const ofCoach = (coachId: string | null) => (coachId ? { coachId } : {});

export const coachLiveQueries = {
  /** The live channel tells of changes; the interval is the net below it. */
  dashboard: (range: LiveRange, coachId: string | null) =>
    read(
      coachLive.dashboard,
      { query: { range, ...ofCoach(coachId) } },
      { refetchInterval: REFRESH_MS, keepPrevious: true },
    ),
  attention: (coachId: string | null) => read(coachLive.attention, { query: ofCoach(coachId) }),
  board: (from: StudyDay, page: number, coachId: string | null) =>
    read(
      coachLive.board,
      { query: { from, page, limit: BOARD_PAGE, ...ofCoach(coachId) } },
      { keepPrevious: true },
    ),
};

export const attentionKey = ({ studentId, reason }: Pick<Attention, 'studentId' | 'reason'>): string =>
  `${studentId} ${reason}`;
