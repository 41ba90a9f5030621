import { addMonths } from '../calendar/months.ts';
import { addDays, monthStart, type StudyDay, weekStart } from '../study-day.ts';

const DAYS = { '7d': 7, '30d': 30, '60d': 60, '90d': 90 } as const;

/** The first day of a range that ends today; null for all. */
export function rangeStart(range: keyof typeof DAYS | 'all', today: StudyDay): StudyDay | null {
  return range === 'all' ? null : addDays(today, 1 - DAYS[range]);
}

export type Bucket = 'day' | 'week' | 'month';

export function bucketStart(bucket: Bucket, day: StudyDay): StudyDay {
  if (bucket === 'day') return day;
  return bucket === 'week' ? weekStart(day) : monthStart(day);
}

function nextBucket(bucket: Bucket, start: StudyDay): StudyDay {
  if (bucket === 'month') return addMonths(start, 1);
  return addDays(start, bucket === 'week' ? 7 : 1);
}

/** Every period from one to another, also those in which nothing happened. */
export function bucketsBetween(bucket: Bucket, from: StudyDay, to: StudyDay): StudyDay[] {
  const starts: StudyDay[] = [];
  for (let start = bucketStart(bucket, from); start <= to; start = nextBucket(bucket, start))
    starts.push(start);
  return starts;
}
