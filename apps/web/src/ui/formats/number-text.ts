/** Parses a number in Turkish notation („12,5”, „1.250”); null if it is empty or invalid. */
export const parseNumber = (text: string): number | null => {
  const plain = text.trim().replace(/\s/g, '').replace('−', '-');
  if (!/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d+(?:[.,]\d+)?$/.test(plain)) return null;
  const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,|$)/.test(plain);
  return Number((grouped ? plain.replaceAll('.', '') : plain).replace(',', '.'));
};

export const numberText = (value: number): string =>
  value.toLocaleString('tr', { maximumFractionDigits: 10, useGrouping: false });

type Bounds = { min?: number; max?: number; step?: number };

/** One step up or down, rounded to the step and clamped. An empty text starts at the lower bound. */
export const stepNumber = (text: string, direction: 1 | -1, { min, max, step = 1 }: Bounds): string => {
  const from = parseNumber(text);
  const start = from === null ? (min ?? 0) : from + direction * step;
  const rounded = Math.round(start / step) * step;
  const clamped = Math.min(
    max ?? Number.POSITIVE_INFINITY,
    Math.max(min ?? Number.NEGATIVE_INFINITY, rounded),
  );
  return numberText(Number(clamped.toFixed(10)));
};
