import { coachLive, type liveRanges } from '@netlik/contract/coaching/coach-live';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../data/calls/read.ts';

export type LiveRange = (typeof liveRanges)[number];

const REFRESH_MS = 30_000;
export const BOARD_PAGE = 20;

/** An admin may filter by coach, a coach by group. */
export type Whose = { coachId: string | null; group: string | null };

const ofCoach = (coachId: string | null) => (coachId ? { coachId } : {});
export const ofWhose = ({ coachId, group }: Whose) => ({ ...ofCoach(coachId), ...(group ? { group } : {}) });

export const coachLiveQueries = {
  /** The live channel reports changes; the interval is the fallback. */
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
