import type { Advanced } from '@netlik/contract/analytics';
import { dayOfWeek, parseStudyDay } from '@netlik/domain/study-day';
import { minutesText } from '../../../ui/formats/minutes-text.ts';
import { monthNames, monthOf, weekdayNames } from '../../../ui/pickers/calendar.ts';
import { advancedTexts as texts } from './advanced.texts.ts';

export type Point = Advanced['timeSeries'][number];

/** „15 Kas Paz” */
export const shortDayText = (date: string): string => {
  const day = parseStudyDay(date);
  if (!day) return date;
  return `${Number(day.slice(8))} ${monthNames[monthOf(day) - 1]!.slice(0, 3)} ${weekdayNames[dayOfWeek(day) - 1]!.short}`;
};

/** Axis label: the weekday in a week, the day number in a month. */
export const tickDay = (date: string, asWeek: boolean): string => {
  const day = parseStudyDay(date);
  if (!day) return date;
  return asWeek ? weekdayNames[dayOfWeek(day) - 1]!.short : String(Number(day.slice(8)));
};

export const oneDecimal = (value: number): string =>
  value.toLocaleString('tr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** „15 Kas Paz: 2 sa 10 dk · 3 çalışma · kalite 4,2” */
export const pointText = ({ date, totalTime, sessionCount, avgQuality }: Point): string => {
  if (sessionCount === 0) return `${shortDayText(date)}: ${texts.noStudy}`;
  return [
    `${shortDayText(date)}: ${minutesText(totalTime)}`,
    texts.sessions(sessionCount),
    ...(avgQuality === null ? [] : [texts.qualityOf(oneDecimal(avgQuality))]),
  ].join(' · ');
};
