import { MAX_TABLE_BYTES } from '@netlik/contract/tables';
import { AppError } from '../http/app-error.ts';
import type { FormFile } from '../http/form.ts';
import { createFairQueue } from '../storage/fair-queue.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { TableRow } from './table.ts';

/** Sequential, so that several uploads use the memory of one. */
const runQueued = createFairQueue({ concurrent: 1, perOwner: 8, total: 40 });

const startsWith = (bytes: Buffer, hex: string) => bytes.toString('hex', 0, hex.length / 2) === hex;

/** Any text is a CSV of one column, which matches no table of ours. */
const readText = (bytes: Buffer): TableRow[] => {
  const rows = readCsv(bytes);
  if (rows.length > 0 && rows.every(({ cells }) => cells.length < 2)) throw new AppError('table.unreadable');
  return rows;
};

const parse = async (bytes: Buffer): Promise<TableRow[]> => {
  if (bytes.subarray(0, 1024).includes('%PDF-')) throw new AppError('table.pdf');
  // Excel before 2007 and password-protected files.
  if (startsWith(bytes, 'd0cf11e0')) throw new AppError('table.old_format');
  const rows = startsWith(bytes, '504b') ? await readXlsx(bytes) : readText(bytes);
  if (rows.length === 0) throw new AppError('table.empty');
  return rows;
};

/** Non-empty lines of an Excel or CSV file as text: formulas as values, days as YYYY-MM-DD. */
export const readTable = (ownerId: string, bytes: Buffer): Promise<TableRow[]> =>
  runQueued(ownerId, () => parse(bytes));

export const readUploadedTable = async (
  ownerId: string,
  files: AsyncIterable<FormFile>,
): Promise<TableRow[]> => {
  let rows: TableRow[] | null = null;
  try {
    for await (const { bytes } of files) rows = await readTable(ownerId, bytes);
  } catch (error) {
    // The default message is about pictures.
    if (error instanceof AppError && error.code === 'upload.too_large')
      throw new AppError('table.too_large', { megabytes: MAX_TABLE_BYTES / 2 ** 20 });
    if (error instanceof AppError && error.code === 'upload.too_many')
      throw new AppError('request.malformed');
    throw error;
  }
  if (!rows) throw new AppError('upload.missing');
  return rows;
};
