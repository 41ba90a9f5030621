import { cellKey, type MatrixColors } from '@netlik/domain/planning/topic-matrices/matrix';
import type { MatrixColor } from '@netlik/domain/planning/topic-matrices/values';

/** Row −1 contains the days and day 0 the topics; the rest are cells. */
export type Spot = { readonly row: number; readonly day: number };
export type Size = { readonly topics: number; readonly days: number };

export type Selection = {
  readonly selected: ReadonlySet<number>;
  /** The start of a range. */
  readonly anchor: Spot;
  readonly active: Spot;
};

const WIDTH = 64;
export const spotId = ({ row, day }: Spot): number => (row + 1) * WIDTH + day;
const spotOf = (id: number): Spot => ({ row: Math.floor(id / WIDTH) - 1, day: id % WIDTH });

const start = { row: 0, day: 1 };
export const NOTHING_SELECTED: Selection = { selected: new Set(), anchor: start, active: start };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** A range stays in its part: days, topics or cells. */
const range = (from: Spot, to: Spot): Set<number> => {
  const row = from.row === -1 ? -1 : Math.max(to.row, 0);
  const day = from.day === 0 ? 0 : Math.max(to.day, 1);
  const ids = new Set<number>();
  for (let r = Math.min(from.row, row); r <= Math.max(from.row, row); r += 1)
    for (let d = Math.min(from.day, day); d <= Math.max(from.day, day); d += 1)
      ids.add(spotId({ row: r, day: d }));
  return ids;
};

export const selectOnly = (spot: Spot): Selection => ({
  selected: new Set([spotId(spot)]),
  anchor: spot,
  active: spot,
});

export const selectTo = ({ anchor }: Selection, to: Spot): Selection => ({
  selected: range(anchor, to),
  anchor,
  active: to,
});

export const toggle = ({ selected }: Selection, spot: Spot): Selection => {
  const next = new Set(selected);
  if (!next.delete(spotId(spot))) next.add(spotId(spot));
  return { selected: next, anchor: spot, active: spot };
};

export const clearSelected = (selection: Selection): Selection => ({
  ...selection,
  selected: NOTHING_SELECTED.selected,
});

export const selectAll = (selection: Selection, { topics, days }: Size): Selection => ({
  ...selection,
  selected: range(start, { row: topics - 1, day: days }),
});

const PAGE = 10;

export const moveBy = (
  key: string,
  { row, day }: Spot,
  { topics, days }: Size,
  whole: boolean,
): Spot | null => {
  const to = (nextRow: number, nextDay: number): Spot => {
    const clamped = { row: clamp(nextRow, -1, topics - 1), day: clamp(nextDay, 0, days) };
    return clamped.row === -1 && clamped.day === 0 ? { row, day } : clamped;
  };
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, day);
    case 'ArrowDown':
      return to(row + 1, day);
    case 'ArrowLeft':
      return to(row, day - 1);
    case 'ArrowRight':
      return to(row, day + 1);
    case 'Home':
      return to(whole ? 0 : row, row === -1 ? 1 : whole ? 1 : 0);
    case 'End':
      return to(whole ? topics - 1 : row, days);
    case 'PageUp':
      return to(Math.max(row - PAGE, 0), day);
    case 'PageDown':
      return to(row + PAGE, day);
    default:
      return null;
  }
};

export const paintSelected = ({ selected }: Selection, color: MatrixColor): MatrixColors => {
  const changes = { cellColors: {}, columnColors: {}, topicColors: {} } as Record<
    keyof MatrixColors,
    Record<string, MatrixColor>
  >;
  for (const id of selected) {
    const { row, day } = spotOf(id);
    if (row === -1) changes.columnColors[day] = color;
    else if (day === 0) changes.topicColors[row] = color;
    else changes.cellColors[cellKey(row, day)] = color;
  }
  return changes;
};

/** One letter per day, so that memo compares strings. */
export const selectedInRow = ({ selected }: Selection, row: number, days: number): string => {
  if (selected.size === 0) return '';
  let mask = '';
  for (let day = 0; day <= days; day += 1) mask += selected.has(spotId({ row, day })) ? '1' : '0';
  return mask.includes('1') ? mask : '';
};
