import { minuteOfDay } from '../../study/habits/schedule.ts';

const QUIET_FROM = 22 * 60;
const QUIET_UNTIL = 7 * 60;

/** From 22:00 to 07:00 in Istanbul messages send no push. */
export const isQuietTime = (now: Date): boolean => {
  const minute = minuteOfDay(now);
  return minute >= QUIET_FROM || minute < QUIET_UNTIL;
};
