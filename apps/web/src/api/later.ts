import { networkFailure } from './api-error.ts';

/** A part of the program that the first paint does without. */
export type Later<T> = {
  /** What has arrived so far. */
  now: () => T | undefined;
  /** Fetches it once; a failed try may be repeated. */
  get: () => Promise<T>;
};

export const later = <T>(load: () => Promise<T>): Later<T> => {
  let arrived: T | undefined;
  let coming: Promise<T> | undefined;
  const fetchIt = async () => {
    try {
      arrived = await load();
      return arrived;
    } catch {
      coming = undefined;
      throw networkFailure();
    }
  };
  return {
    now: () => arrived,
    get: () => {
      coming ??= fetchIt();
      return coming;
    },
  };
};

/** Once the frame that is being made now has been shown; a page in the background makes none. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
