import { addDays, type StudyDay } from '../../study-day.ts';
import { cellKey, type MatrixColors, MISSED_COLOR } from './matrix.ts';

/** Columns are days of the month; null if the matrix has no such column. */
export function columnOf(day: StudyDay, dayCount: number): number | null {
  const column = Number(day.slice(8));
  return column <= dayCount ? column : null;
}

/**
 * Moves today's undone cells to tomorrow and counts the topics. Cells stay if tomorrow's column is already
 * filled, so that no mark is lost.
 */
export function moveMissedToTomorrow(
  { cellColors }: MatrixColors,
  today: StudyDay,
  dayCount: number,
  topicCount: number,
): { changes: MatrixColors['cellColors']; moved: number } {
  const from = columnOf(today, dayCount);
  const to = columnOf(addDays(today, 1), dayCount);
  const changes: Record<string, 'white' | typeof MISSED_COLOR> = {};
  if (from === null || to === null) return { changes, moved: 0 };
  let moved = 0;
  for (let row = 0; row < topicCount; row += 1) {
    const [old, next] = [cellKey(row, from), cellKey(row, to)];
    if (cellColors[old] !== MISSED_COLOR || (cellColors[next] ?? 'white') !== 'white') continue;
    changes[old] = 'white';
    changes[next] = MISSED_COLOR;
    moved += 1;
  }
  return { changes, moved };
}
