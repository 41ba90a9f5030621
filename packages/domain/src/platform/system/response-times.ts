/** Upper bucket ends in milliseconds; slower responses fall into one more bucket. */
export const BUCKET_ENDS = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 5000,
] as const;

export const emptyBuckets = (): number[] => Array.from({ length: BUCKET_ENDS.length + 1 }, () => 0);

export function bucketOf(milliseconds: number): number {
  const found = BUCKET_ENDS.findIndex((end) => milliseconds <= end);
  return found === -1 ? BUCKET_ENDS.length : found;
}

export function addBuckets(lists: readonly (readonly number[])[]): number[] {
  return emptyBuckets().map((_, index) => lists.reduce((sum, list) => sum + (list[index] ?? 0), 0));
}

/** Interpolated within its bucket; null without responses. */
export function percentile(buckets: readonly number[], share: number): number | null {
  const total = buckets.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = total * share;
  for (const [index, count] of buckets.entries()) {
    const start = index === 0 ? 0 : BUCKET_ENDS[index - 1]!;
    const end = BUCKET_ENDS[index] ?? start;
    if (left <= count) return count === 0 ? start : start + ((end - start) * left) / count;
    left -= count;
  }
  return BUCKET_ENDS.at(-1)!;
}

/** Rounded percent; null if the earlier count is zero. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}
