import type { StudyDay } from '../../study-day.ts';
import type { MatrixColor } from './values.ts';

type ColorMap = Readonly<Record<string, MatrixColor>>;

export interface MatrixColors {
  /** Keyed by `cellKey`. */
  readonly cellColors: ColorMap;
  /** Keyed by day, from 1. */
  readonly columnColors: ColorMap;
  /** Keyed by row, from 0. */
  readonly topicColors: ColorMap;
}

export const DONE_COLOR: MatrixColor = 'green';
export const MISSED_COLOR: MatrixColor = 'red';

export const DEFAULT_DAY_COUNT = 30;
const MAX_DAY_COUNT = 60;

export const cellKey = (row: number, day: number): string => `${row}-${day}`;

export function dayCountOf(given: number | null | undefined): number {
  return given && given >= 1 && given <= MAX_DAY_COUNT ? given : DEFAULT_DAY_COUNT;
}

/** White means no colour, so that an empty cell has one form. */
function layOver(base: ColorMap, changes: ColorMap): ColorMap {
  const colors = Object.entries({ ...base, ...changes });
  return Object.fromEntries(colors.filter(([, color]) => color !== 'white'));
}

/** Applies changes; white removes a colour. */
export function withChanges(base: MatrixColors, changes: MatrixColors): MatrixColors {
  return {
    cellColors: layOver(base.cellColors, changes.cellColors),
    columnColors: layOver(base.columnColors, changes.columnColors),
    topicColors: layOver(base.topicColors, changes.topicColors),
  };
}

export const NO_COLORS: MatrixColors = { cellColors: {}, columnColors: {}, topicColors: {} };

export function unsavedChanges(saved: MatrixColors, changes: MatrixColors): MatrixColors {
  const differing = (before: ColorMap, after: ColorMap): ColorMap =>
    Object.fromEntries(Object.entries(after).filter(([key, color]) => (before[key] ?? 'white') !== color));
  return {
    cellColors: differing(saved.cellColors, changes.cellColors),
    columnColors: differing(saved.columnColors, changes.columnColors),
    topicColors: differing(saved.topicColors, changes.topicColors),
  };
}

/** Moves topics to their rows in another list and drops topics it lacks. */
export function alignRows<Of extends Pick<MatrixColors, 'cellColors' | 'topicColors'>>(
  matrix: Of,
  from: readonly string[],
  to: readonly string[],
): Of {
  const rowOf = new Map(to.map((topic, row) => [topic, row]));
  const rows = from.map((topic) => rowOf.get(topic));
  const moved = (colors: ColorMap): ColorMap =>
    Object.fromEntries(
      Object.entries(colors).flatMap(([key, color]) => {
        const [row, day] = key.split('-');
        const now = rows[Number(row)];
        if (now === undefined) return [];
        return [[day === undefined ? String(now) : cellKey(now, Number(day)), color]];
      }),
    );
  return { ...matrix, cellColors: moved(matrix.cellColors), topicColors: moved(matrix.topicColors) };
}

/** Keeps known days, sets today for new ones and drops topics that are no longer done. */
export function doneDaysAfter(
  before: Readonly<Record<string, StudyDay>>,
  topics: readonly string[],
  topicColors: ColorMap,
  today: StudyDay,
): Record<string, StudyDay> {
  const done = topics.filter((_, row) => topicColors[row] === DONE_COLOR);
  return Object.fromEntries(done.map((topic) => [topic, before[topic] ?? today]));
}
