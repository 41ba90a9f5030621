import { durationText } from '../pickers/time-steps.ts';

/** „1 sa 25 dk”, „45 dk”, and „12 sn” below a minute. Rounded down, here only. */
export const secondsText = (seconds: number): string =>
  seconds > 0 && seconds < 60 ? `${Math.floor(seconds)} sn` : durationText(Math.floor(seconds / 60));

/** The same for minutes with decimals, whose seconds are whole. */
export const minutesText = (minutes: number): string => secondsText(Math.round(minutes * 60));
