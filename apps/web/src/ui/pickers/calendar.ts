import {
  addDays,
  monthStart,
  parseStudyDay,
  type StudyDay,
  weekDays,
  weekStart,
  yearOf,
} from '@netlik/domain/study-day';

/** 1–12. */
export const monthOf = (day: StudyDay): number => Number(day.slice(5, 7));
const dateOf = (day: StudyDay): number => Number(day.slice(8, 10));

const dayIn = (year: number, month: number, date: number): StudyDay | null =>
  parseStudyDay(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  );

/** The same date of another month, or that month's last day: 31 January and one month is 28 February. */
export const addMonths = (day: StudyDay, count: number): StudyDay => {
  const months = yearOf(day) * 12 + monthOf(day) - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  for (let date = dateOf(day); date > 0; date--) {
    const found = dayIn(year, month, date);
    if (found) return found;
  }
  throw new RangeError('A study day lies in the years 1 to 9999');
};

/** The month's full weeks, Monday first, including days of the neighbouring months. */
export const monthWeeks = (day: StudyDay): StudyDay[][] => {
  const first = monthStart(day);
  const next = addMonths(first, 1);
  const weeks: StudyDay[][] = [];
  for (let monday = weekStart(first); monday < next; monday = addDays(monday, 7))
    weeks.push(weekDays(monday));
  return weeks;
};

export type Bounds = { min?: StudyDay; max?: StudyDay };

export const isWithin = (day: StudyDay, { min, max }: Bounds): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export const clampDay = (day: StudyDay, { min, max }: Bounds): StudyDay => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

const moves: Record<string, (day: StudyDay) => StudyDay> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: weekStart,
  End: (day) => addDays(weekStart(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day a key leads to; Shift+Page moves a year. Null for other keys. */
export const dayByKey = (day: StudyDay, key: string, shift: boolean, bounds: Bounds): StudyDay | null => {
  const year = { PageUp: -12, PageDown: 12 }[key];
  const move = shift && year !== undefined ? () => addMonths(day, year) : moves[key];
  return move ? clampDay(move(day), bounds) : null;
};
