export type Bucket = { left: number; at: number };
export type BucketLimit = { burst: number; perSecond: number };

export const fullBucket = ({ burst }: BucketLimit, now: number): Bucket => ({ left: burst, at: now });

/** False if the bucket is empty. Mutates the bucket, because every open socket has one. */
export const takeFrom = (bucket: Bucket, { burst, perSecond }: BucketLimit, now: number): boolean => {
  bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
};
