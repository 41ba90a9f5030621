import cronParser from 'cron-parser';

const MINUTE_MS = 60_000;

/** Whether a cron (Istanbul time) falls into the minute of `now`. */
export const isDue = (cron: string, now: Date): boolean => {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const currentDate = new Date(minute.getTime() - 1);
  const next = cronParser.parseExpression(cron, { currentDate, tz: 'Europe/Istanbul' }).next();
  return next.getTime() === minute.getTime();
};
