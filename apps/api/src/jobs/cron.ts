import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';

const MINUTE_MS = 60_000;
const FIELD = String.raw`\*(?:\/[1-9]\d?)?|\d\d?(?:-\d\d?)?`;
const CRON = new RegExp(`^(${FIELD}) (${FIELD}) \\* \\* \\*$`);

const fits = (field: string, value: number): boolean => {
  if (field.startsWith('*')) return value % Number(field.slice(2) || 1) === 0;
  const [from = 0, to = from] = field.split('-').map(Number);
  return from <= value && value <= to;
};

const MINUTES_A_DAY = 1440;

/** Supports only minutes and hours, because a full cron library took a tenth of the startup. */
const fieldsOf = (cron: string) => {
  const [, minute, hour] = CRON.exec(cron) ?? [];
  if (!minute || !hour) throw new RangeError(`Not a cron of minutes and hours: ${cron}`);
  return { minute, hour };
};

const minuteOfDay = (now: Date): number =>
  Math.floor((now.getTime() - startOfStudyDay(studyDay(now)).getTime()) / MINUTE_MS);

export const isDue = (cron: string, now: Date): boolean => {
  const { minute, hour } = fieldsOf(cron);
  const ofDay = minuteOfDay(now);
  return fits(minute, ofDay % 60) && fits(hour, Math.floor(ofDay / 60));
};

export const nextDue = (cron: string, now: Date): Date => {
  const { minute, hour } = fieldsOf(cron);
  const ofDay = minuteOfDay(now);
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS);
  for (let ahead = 1; ahead <= MINUTES_A_DAY; ahead += 1) {
    const at = (ofDay + ahead) % MINUTES_A_DAY;
    if (fits(minute, at % 60) && fits(hour, Math.floor(at / 60)))
      return new Date((thisMinute + ahead) * MINUTE_MS);
  }
  throw new RangeError(`Never due: ${cron}`);
};
