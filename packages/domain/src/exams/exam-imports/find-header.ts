import type { ImportedExam } from './answer-rows.ts';
import { guessColumns } from './guess-columns.ts';

const MAX_LINES_ABOVE = 20;

export interface FoundHeader {
  readonly lines: number;
  readonly headers: readonly string[];
}

/** Joins two header lines, such as "Türkçe" above "D"; a group's name applies until the next one. */
const joined = (above: readonly string[], below: readonly string[]): string[] => {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    if (above[column]) group = above[column];
    const own = below[column] ?? '';
    // A long text below is a header of its own, not a column of the group.
    const name = above[column] || own.length <= 8 ? group : '';
    return own === '' ? (above[column] ?? '') : name === own ? own : `${name} ${own}`.trim();
  });
};

/** The line or pair of lines with the most recognised columns; the first line if none is. */
export function findHeader(rows: readonly (readonly string[])[], exam: ImportedExam): FoundHeader {
  let best: FoundHeader = { lines: 1, headers: rows[0] ?? [] };
  let known = 0;
  for (const [index, row] of rows.slice(0, MAX_LINES_ABOVE).entries()) {
    const below = rows[index + 1];
    const found = [
      { lines: index + 1, headers: row },
      ...(below ? [{ lines: index + 2, headers: joined(row, below) }] : []),
    ];
    for (const each of found) {
      const count = guessColumns(each.headers, exam).filter((role) => role !== '').length;
      if (count > known) {
        best = each;
        known = count;
      }
    }
  }
  return best;
}
