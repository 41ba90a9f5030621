import { durationText } from '../pickers/time-steps.ts';

/** Formats minutes: „1 sa 25 dk”, „45 dk”, and „12 sn” below a minute. */
export const minutesText = (minutes: number): string =>
  minutes > 0 && minutes < 1 ? `${Math.round(minutes * 60)} sn` : durationText(Math.round(minutes));
