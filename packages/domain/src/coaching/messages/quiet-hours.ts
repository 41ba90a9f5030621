import { minuteOfDay } from '../../study/habits/schedule.ts';

const QUIET_FROM = 22 * 60;
const QUIET_UNTIL = 7 * 60;

/** No push notifications for messages between 22:00 and 07:00 in Istanbul. */
export const isQuietTime = (now: Date): boolean => {
  const minute = minuteOfDay(now);
  return minute >= QUIET_FROM || minute < QUIET_UNTIL;
};
