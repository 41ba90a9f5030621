import { addMonths } from '../../months.ts';
import { addDays, monthStart, type StudyDay, weekStart } from '../../study-day.ts';
import type { ExamBucket, ExamRange } from './values.ts';

const DAYS = { '7d': 7, '30d': 30, '60d': 60, '90d': 90 } as const satisfies Record<
  Exclude<ExamRange, 'all'>,
  number
>;

/** Null for the range of all days. */
export function rangeStart(range: ExamRange, today: StudyDay): StudyDay | null {
  return range === 'all' ? null : addDays(today, 1 - DAYS[range]);
}

export function bucketStart(bucket: ExamBucket, day: StudyDay): StudyDay {
  if (bucket === 'day') return day;
  return bucket === 'week' ? weekStart(day) : monthStart(day);
}

function nextBucket(bucket: ExamBucket, start: StudyDay): StudyDay {
  if (bucket === 'month') return addMonths(start, 1);
  return addDays(start, bucket === 'week' ? 7 : 1);
}

/** Includes empty periods. */
export function bucketsBetween(bucket: ExamBucket, from: StudyDay, to: StudyDay): StudyDay[] {
  const starts: StudyDay[] = [];
  for (let start = bucketStart(bucket, from); start <= to; start = nextBucket(bucket, start))
    starts.push(start);
  return starts;
}
