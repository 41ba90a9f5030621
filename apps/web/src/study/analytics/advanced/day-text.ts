import type { Advanced } from '@netlik/contract/study/analytics';
import { formatShortDayMonth, formatWeekday } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatDecimal } from '../../../formats/numbers.ts';
import { advancedTexts as texts } from './advanced.texts.ts';

export type Point = Advanced['timeSeries'][number];

export const shortDayText = (date: string): string => `${formatShortDayMonth(date)} ${formatWeekday(date)}`;

export const tickDay = (date: string, asWeek: boolean): string =>
  asWeek ? formatWeekday(date) : String(Number(date.slice(8)));

export const pointText = ({ date, totalTime, sessionCount, avgQuality }: Point): string => {
  if (sessionCount === 0) return `${shortDayText(date)}: ${texts.noStudy}`;
  return [
    `${shortDayText(date)}: ${formatDuration(totalTime)}`,
    texts.sessions(sessionCount),
    ...(avgQuality === null ? [] : [texts.qualityOf(formatDecimal(avgQuality, 1, 1))]),
  ].join(' · ');
};
