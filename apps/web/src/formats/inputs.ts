import { type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import { formatClock } from './clock.ts';

/** Parses a number in Turkish notation („12,5”, „1.250”); null if it is empty or invalid. */
export const parseNumber = (text: string): number | null => {
  const plain = text.trim().replace(/\s/g, '').replace('−', '-');
  if (!/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d+(?:[.,]\d+)?$/.test(plain)) return null;
  const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,|$)/.test(plain);
  return Number((grouped ? plain.replaceAll('.', '') : plain).replace(',', '.'));
};

/** „1250,5”: without grouping, for inputs and spreadsheets. */
export const formatInputNumber = (value: number): string => String(value).replace('.', ',');

type Bounds = { min?: number; max?: number; step?: number };

/** Moves one step up or down, rounded to the step and clamped; an empty text starts at the lower bound. */
export const stepNumber = (text: string, direction: 1 | -1, { min, max, step = 1 }: Bounds): string => {
  const from = parseNumber(text);
  const start = from === null ? (min ?? 0) : from + direction * step;
  const rounded = Math.round(start / step) * step;
  const clamped = Math.min(
    max ?? Number.POSITIVE_INFINITY,
    Math.max(min ?? Number.NEGATIVE_INFINITY, rounded),
  );
  return formatInputNumber(Number(clamped.toFixed(10)));
};

/** The instant of a minute since midnight in Istanbul. */
export const instantAt = (day: StudyDay, minute: number): string =>
  new Date(startOfStudyDay(day).getTime() + minute * 60_000).toISOString();

/** „2026-11-15T14:05”: an instant in Istanbul time, as a date and time input holds it. */
export const formatInputInstant = (instant: string | null): string =>
  instant ? `${studyDay(new Date(instant))}T${formatClock(instant)}` : '';

/** The instant of a date and time input: null if it is empty, the text itself if it is invalid. */
export const parseInputInstant = (value: string): string | null => {
  if (!value) return null;
  const instant = new Date(`${value}+03:00`);
  return Number.isNaN(instant.getTime()) ? value : instant.toISOString();
};
