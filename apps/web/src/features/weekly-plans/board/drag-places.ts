import type { WeeklyEntry } from '@netlik/contract/weekly-plans';
import { entriesOfDay } from '@netlik/domain/weekly-plans/move-entry';
import { dayNames, dragTexts } from '../weekly-plans.texts.ts';

export const dropIdOfDay = (day: number) => `day-${day}`;

export type Place = { day: number; order: number };

/** Where an entry would stand when it is dropped on a day or on another entry. */
export const dropPlace = (
  entries: readonly WeeklyEntry[],
  carried: string,
  over: string | null,
): Place | null => {
  if (over === null) return null;
  const target = entries.find(({ _id }) => _id === over);
  if (target) return { day: target.day, order: target.order };
  const day = Number(over.replace('day-', ''));
  const others = entriesOfDay(entries, day).filter(({ _id }) => _id !== carried);
  return { day, order: others.length };
};

/** „Salı, 3 çalışmadan 2. sıra”. */
export const placeText = (
  entries: readonly WeeklyEntry[],
  carried: string,
  { day, order }: Place,
): string => {
  const others = entriesOfDay(entries, day).filter(({ _id }) => _id !== carried);
  return dragTexts.place(dayNames[day]!, Math.min(order, others.length) + 1, others.length + 1);
};
