const groups = new Intl.NumberFormat('tr');
// A year view formats hundreds at once; small numbers need no grouping.
const grouped = (count: number) => (count < 1000 ? String(count) : groups.format(count));

/** Counts of study time, the same on every screen. */
export const countTexts = {
  sessions: (count: number) => `${grouped(count)} çalışma`,
  questions: (count: number) => `${grouped(count)} soru`,
  days: (count: number) => `${count} gün`,
  number: grouped,
  net: (net: number) => net.toLocaleString('tr', { maximumFractionDigits: 2 }),
  percent: (percent: number) => `%${percent}`,
};
