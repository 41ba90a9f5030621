import type { MeasuredCall } from '@netlik/contract/platform/operations';
import { bucketOf, emptyBuckets, percentile } from '@netlik/domain/platform/system/response-times';

const SLOWEST_SHARE = 0.95;
const MAX_LISTED = 20;

type Times = {
  method: string;
  route: string;
  buckets: number[];
  count: number;
  longest: number;
  total: number;
};

const rounded = (value: number) => Math.round(value * 10) / 10;

const measured = ({ method, route, buckets, count, longest, total }: Times): MeasuredCall => ({
  method,
  route,
  count,
  // Interpolation within a bucket may exceed the longest call.
  p95: rounded(Math.min(longest, percentile(buckets, SLOWEST_SHARE) ?? 0)),
  longest: rounded(longest),
  total: Math.round(total),
});

export const createCallClock = (since: Date) => {
  const calls = new Map<string, Times>();
  return {
    since: since.toISOString(),
    record(method: string, route: string, milliseconds: number) {
      const key = `${method} ${route}`;
      let times = calls.get(key);
      if (!times) {
        times = { method, route, buckets: emptyBuckets(), count: 0, longest: 0, total: 0 };
        calls.set(key, times);
      }
      times.buckets[bucketOf(milliseconds)]! += 1;
      times.count += 1;
      times.total += milliseconds;
      if (milliseconds > times.longest) times.longest = milliseconds;
    },
    /** The slowest calls, and those with the largest total. */
    slowest(): MeasuredCall[] {
      const all = [...calls.values()].map(measured);
      const first = (order: (a: MeasuredCall, b: MeasuredCall) => number) =>
        all.toSorted(order).slice(0, MAX_LISTED);
      const chosen = new Set([...first((a, b) => b.p95 - a.p95), ...first((a, b) => b.total - a.total)]);
      return [...chosen].sort((a, b) => b.p95 - a.p95);
    },
  };
};
