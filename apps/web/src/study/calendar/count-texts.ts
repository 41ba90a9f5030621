import { formatCount } from '../../formats/numbers.ts';

export const countTexts = {
  sessions: (count: number) => `${formatCount(count)} çalışma`,
  questions: (count: number) => `${formatCount(count)} soru`,
  days: (count: number) => `${count} gün`,
};
