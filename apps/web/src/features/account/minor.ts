/** By the year alone, someone who turns 18 this year may still be 17. */
export const mayBeMinor = (birthYear: number, year: number): boolean => year - birthYear <= 18;

export const thisYear = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Istanbul' }).format(now));

const YOUNGEST = 9;
const OLDEST = 90;

export const birthYears = (year: number): number[] =>
  Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => year - YOUNGEST - index);
