import { formatCount } from '../../formats/numbers.ts';

/** Counts of study time, the same on every screen. */
export const countTexts = {
  sessions: (count: number) => `${formatCount(count)} çalışma`,
  questions: (count: number) => `${formatCount(count)} soru`,
  days: (count: number) => `${count} gün`,
};
