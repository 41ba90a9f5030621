import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';

const MINUTE_MS = 60_000;
const FIELD = String.raw`\*(?:\/[1-9]\d?)?|\d\d?(?:-\d\d?)?`;
const CRON = new RegExp(`^(${FIELD}) (${FIELD}) \\* \\* \\*$`);

const fits = (field: string, value: number): boolean => {
  if (field.startsWith('*')) return value % Number(field.slice(2) || 1) === 0;
  const [from = 0, to = from] = field.split('-').map(Number);
  return from <= value && value <= to;
};

/**
 * Whether a cron (Istanbul time) falls into the minute of `now`. Only minutes and hours can be set: a library that knows
 * the rest took a tenth of the start.
 */
export const isDue = (cron: string, now: Date): boolean => {
  const [, minute, hour] = CRON.exec(cron) ?? [];
  if (!minute || !hour) throw new RangeError(`Not a cron of minutes and hours: ${cron}`);
  const ofDay = Math.floor((now.getTime() - startOfStudyDay(studyDay(now)).getTime()) / MINUTE_MS);
  return fits(minute, ofDay % 60) && fits(hour, Math.floor(ofDay / 60));
};
