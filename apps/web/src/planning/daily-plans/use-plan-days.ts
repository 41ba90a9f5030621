import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { completionBand } from '@netlik/domain/study/bands';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../data/calls/read.ts';
import type { UsePlanDays } from '../../study/calendar/calendar-parts.ts';
import { loadedRange } from '../../study/calendar/calendar-url.ts';

const STALE_MS = 5 * 60_000;
const MAX_PLANS = 200;

/** Prefers the coach's plan on a day with two. A failure leaves the days unchanged. */
export const usePlanDays: UsePlanDays = (mode, shown) => {
  const enabled = mode === 'study' && shown.view === 'month';
  const query = { ...loadedRange(shown), limit: MAX_PLANS };
  const { data } = useQuery({ ...read(dailyPlans.stats, { query }, { staleTime: STALE_MS }), enabled });
  return useMemo(() => {
    if (!enabled || !data) return undefined;
    const today: StudyDay = studyDay(new Date());
    const coachLast = data.toSorted((one, other) => other.source.localeCompare(one.source));
    return new Map(
      coachLast.map(({ date, stats: { completionRate: rate } }) => [
        date,
        { rate, band: date > today ? null : completionBand(rate) },
      ]),
    );
  }, [data, enabled]);
};
