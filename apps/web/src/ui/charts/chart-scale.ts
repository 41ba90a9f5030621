import { formatDecimal } from '../../formats/numbers.ts';

/** Steps of a time axis in minutes. */
const STEPS = [5, 10, 15, 30, 60, 120, 180, 240, 360, 480, 720];
const MAX_LINES = 4;

export type TimeAxis = { unit: 'minutes' | 'hours'; top: number; ticks: number[] };

/** Ticks at round values, the last at or above the longest bar; in hours from one hour on. */
export const timeAxis = (longest: number): TimeAxis => {
  const step = STEPS.find((each) => each * MAX_LINES >= longest) ?? 1440;
  const lines = Math.max(1, Math.ceil(longest / step));
  const ticks = Array.from({ length: lines + 1 }, (_, index) => index * step);
  return { unit: step >= 60 ? 'hours' : 'minutes', top: lines * step, ticks };
};

export const tickText = (minutes: number, unit: TimeAxis['unit']): string =>
  formatDecimal(unit === 'hours' ? minutes / 60 : minutes, 1);

export type Axis = { bottom: number; top: number; ticks: number[] };

/** Ticks at 1, 2 or 5 times a power of ten that enclose the values; the axis starts at zero unless `free`. */
export const numberAxis = (values: readonly number[], { free = false } = {}): Axis => {
  const low = Math.min(...values, ...(free && values.length > 0 ? [] : [0]));
  const high = Math.max(...values, ...(free && values.length > 0 ? [] : [0]));
  const span = Math.max(high - low, 1);
  const power = 10 ** Math.floor(Math.log10(span / MAX_LINES));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each * MAX_LINES >= span) ?? span;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  );
  return { bottom: ticks[0]!, top: ticks.at(-1)!, ticks };
};

/** Indexes of the labelled days, as many as fit and always including the last. */
export const labelledDays = (count: number, room: number): ReadonlySet<number> => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(room))));
  const shown = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) shown.add(index);
  return shown;
};

/** Splits values into runs of neighbouring days, because the line has a gap where a value is missing. */
export const splitAtGaps = (values: readonly (number | null)[]): { at: number; value: number }[][] => {
  const runs: { at: number; value: number }[][] = [];
  let open = false;
  for (const [at, value] of values.entries()) {
    if (value === null) {
      open = false;
      continue;
    }
    if (!open) runs.push([]);
    open = true;
    runs.at(-1)!.push({ at, value });
  }
  return runs;
};
