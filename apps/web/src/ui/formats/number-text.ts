/** A number as it is typed here („12,5”, „1.250”), or null. Empty is null as well. */
export const parseNumber = (text: string): number | null => {
  const plain = text.trim().replace(/\s/g, '').replace('−', '-');
  if (!/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d+(?:[.,]\d+)?$/.test(plain)) return null;
  const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,|$)/.test(plain);
  return Number((grouped ? plain.replaceAll('.', '') : plain).replace(',', '.'));
};

export const numberText = (value: number): string =>
  value.toLocaleString('tr', { maximumFractionDigits: 10, useGrouping: false });

type Bounds = { min?: number; max?: number; step?: number };

/** One step up or down, on the grid of steps and within the bounds. Nothing typed starts at the lower bound. */
export const stepped = (text: string, way: 1 | -1, { min, max, step = 1 }: Bounds): string => {
  const from = parseNumber(text);
  const start = from === null ? (min ?? 0) : from + way * step;
  const rounded = Math.round(start / step) * step;
  const held = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, rounded));
  return numberText(Number(held.toFixed(10)));
};
