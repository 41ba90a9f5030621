import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@netlik/contract/tables';
import { AppError } from '../http/app-error.ts';

/** Characters of all cells, because the maximum number of long cells would not fit into memory. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

export type TableRow = { line: number; cells: string[] };

/** Refuses lines beyond the limits as soon as they arrive. */
export const createTable = () => {
  const rows: TableRow[] = [];
  let characters = 0;
  return {
    rows,
    add(line: number, given: readonly (string | undefined)[]) {
      const cells = Array.from(given, (cell) => (cell ?? '').trim());
      while (cells.at(-1) === '') cells.pop();
      if (cells.length === 0) return;
      for (const cell of cells) characters += cell.length;
      if (rows.length >= MAX_TABLE_ROWS || cells.length > MAX_TABLE_COLUMNS || characters > MAX_CHARACTERS)
        throw new AppError('table.too_big');
      rows.push({ line, cells });
    },
  };
};
