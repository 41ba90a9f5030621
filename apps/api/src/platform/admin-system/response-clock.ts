import { addBuckets, bucketOf, emptyBuckets } from '@netlik/domain/platform/system/response-times';

const MINUTE_MS = 60_000;
const MINUTES = 5;

export const createResponseClock = (now: () => number) => {
  const minutes = new Map<number, number[]>();
  const forgetOld = (minute: number) => {
    for (const known of minutes.keys()) if (known <= minute - MINUTES) minutes.delete(known);
  };
  return {
    record(milliseconds: number) {
      const minute = Math.floor(now() / MINUTE_MS);
      let buckets = minutes.get(minute);
      if (!buckets) {
        forgetOld(minute);
        buckets = emptyBuckets();
        minutes.set(minute, buckets);
      }
      buckets[bucketOf(milliseconds)]! += 1;
    },
    buckets(): number[] {
      forgetOld(Math.floor(now() / MINUTE_MS));
      return addBuckets([...minutes.values()]);
    },
  };
};
export type ResponseClock = ReturnType<typeof createResponseClock>;
