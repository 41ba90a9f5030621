/** Limits for uploaded spreadsheets and CSV files. */
export const MAX_TABLE_BYTES = 5 * 1024 * 1024;
export const MAX_TABLE_ROWS = 5000;
export const MAX_TABLE_COLUMNS = 200;

export const tableErrors = [
  'table.unreadable',
  'table.pdf',
  'table.old_format',
  'table.too_big',
  'table.too_large',
  'table.empty',
  'upload.missing',
] as const;
