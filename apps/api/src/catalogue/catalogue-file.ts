import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { root } from '../version.ts';

/** A line keyed by the header's names; missing values are ''. */
export type TsvRow = Readonly<Record<string, string>>;
export type ColumnValue = string | number | object | null;

export type CatalogueFile = {
  /** Gzipped, tab-separated with a header line. */
  readonly file: string;
  readonly table: string;
  /**
   * Checksum of the resulting rows, so that both a changed file and changed parsing trigger a reload. A test
   * prints the correct one.
   */
  readonly checksum: string;
  /** Values by column, computed from a row and its position. */
  readonly columns: (
    rows: readonly TsvRow[],
  ) => Readonly<Record<string, (row: TsvRow, position: number) => ColumnValue>>;
};

export type TableContents = { columns: string[]; text: string; checksum: string };

const unzip = promisify(gunzip);
const dataFolder = new URL('apps/api/data/', root);

const parseTsv = (file: string, text: string): TsvRow[] => {
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const names = header.split('\t');
  return lines.map((line, at) => {
    const values = line.split('\t');
    if (values.length !== names.length)
      throw new Error(`${file}, line ${at + 2}: ${values.length} values instead of ${names.length}`);
    return Object.fromEntries(names.map((name, column) => [name, values[column]!]));
  });
};

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Encodes a value in COPY's text format. */
const copyText = (value: ColumnValue): string => {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : value;
  return text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign]!);
};

export const readRows = async (file: string, folder: URL = dataFolder): Promise<TsvRow[]> =>
  parseTsv(file, (await unzip(await readFile(new URL(file, folder)))).toString());

export const readContents = async (
  { file, columns }: CatalogueFile,
  folder?: URL,
): Promise<TableContents> => {
  const rows = await readRows(file, folder);
  const entries = Object.entries(columns(rows));
  const text = rows
    .map((row, at) => `${entries.map(([, read]) => copyText(read(row, at))).join('\t')}\n`)
    .join('');
  const names = entries.map(([name]) => name);
  const checksum = createHash('sha256').update(names.join()).update(text).digest('hex');
  return { columns: names, text, checksum };
};
