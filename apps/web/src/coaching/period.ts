import { addDays, parseStudyDay, type StudyDay, weekStart } from '@netlik/domain/study-day';

export const periods = ['all', 'week', 'fortnight', 'month', 'meeting', 'range'] as const;
export type Period = (typeof periods)[number];

/** Without `from` and `to` a period is unbounded. */
export type PeriodDays = {
  period: Period;
  from: StudyDay | null;
  to: StudyDay | null;
  /** True until the day of the last meeting is loaded. */
  isLoading?: boolean;
};

const FORTNIGHT = 14;

/** An invalid period falls back to the default. */
export const readPeriod = (
  params: URLSearchParams,
  usual: Period,
  today: StudyDay,
  /** Null if unknown; the period is then unbounded. */
  lastMeeting: StudyDay | null = null,
): PeriodDays => {
  const period = periods.find((one) => one === params.get('period')) ?? usual;
  if (period === 'meeting') return { period, from: lastMeeting, to: lastMeeting && today };
  if (period === 'all') return { period, from: null, to: null };
  if (period === 'week') return { period, from: weekStart(today), to: today };
  if (period === 'month') return { period, from: parseStudyDay(`${today.slice(0, 7)}-01`), to: today };
  const fortnight = addDays(today, 1 - FORTNIGHT);
  if (period === 'fortnight') return { period, from: fortnight, to: today };
  const ends = [params.get('from'), params.get('to')].map((text) => parseStudyDay(text ?? ''));
  const [from, to] = [ends[0] ?? fortnight, ends[1] ?? today].sort();
  return { period, from: from!, to: to! };
};

export const periodQuery = ({ from, to }: PeriodDays): { from?: StudyDay; to?: StudyDay } =>
  from && to ? { from, to } : {};
