import { coachLive, type liveRanges } from '@netlik/contract/coaching/coach-live';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../data/calls/read.ts';

export type LiveRange = (typeof liveRanges)[number];

const REFRESH_MS = 30_000;
export const BOARD_PAGE = 20;

/** Whose students: an admin may look at those of one coach; one's group narrows them. */
export type Whose = { coachId: string | null; group: string | null };

const ofCoach = (coachId: string | null) => (coachId ? { coachId } : {});
export const ofWhose = ({ coachId, group }: Whose) => ({ ...ofCoach(coachId), ...(group ? { group } : {}) });

export const coachLiveQueries = {
  /** The live channel tells of changes; the interval is the net below it. */
  dashboard: (range: LiveRange, coachId: string | null) =>
    read(
      coachLive.dashboard,
      { query: { range, ...ofCoach(coachId) } },
      { refetchInterval: REFRESH_MS, keepPrevious: true },
    ),
  attention: (whose: Whose) => read(coachLive.attention, { query: ofWhose(whose) }),
  board: (from: StudyDay, page: number, whose: Whose) =>
    read(
      coachLive.board,
      { query: { from, page, limit: BOARD_PAGE, ...ofWhose(whose) } },
      { keepPrevious: true },
    ),
};
