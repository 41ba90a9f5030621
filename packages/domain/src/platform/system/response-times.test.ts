import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBuckets,
  BUCKET_ENDS,
  bucketOf,
  emptyBuckets,
  growthPercent,
  percentile,
} from './response-times.ts';

const times = fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1, maxLength: 200 });
const bucketed = (list: readonly number[]) => {
  const buckets = emptyBuckets();
  for (const time of list) buckets[bucketOf(time)]! += 1;
  return buckets;
};

describe('percentile', () => {
  it('falls into the bucket of the exact value', () => {
    fc.assert(
      fc.property(times, (list) => {
        const exact = list.toSorted((a, b) => a - b)[Math.ceil(list.length * 0.95) - 1]!;
        const bucket = bucketOf(exact);
        const found = percentile(bucketed(list), 0.95)!;
        expect(found).toBeGreaterThanOrEqual(bucket === 0 ? 0 : BUCKET_ENDS[bucket - 1]!);
        expect(found).toBeLessThanOrEqual(BUCKET_ENDS[bucket]! + 1e-6);
      }),
    );
  });

  it('of two processes is that of their sum', () => {
    fc.assert(
      fc.property(times, times, (a, b) => {
        expect(addBuckets([bucketed(a), bucketed(b)])).toEqual(bucketed([...a, ...b]));
      }),
    );
  });

  it('is null without answers', () => expect(percentile(emptyBuckets(), 0.95)).toBeNull());
});

describe('growthPercent', () => {
  it('compares with what was before', () => {
    expect([growthPercent(15, 10), growthPercent(5, 10), growthPercent(3, 0)]).toEqual([50, -50, null]);
  });
});
