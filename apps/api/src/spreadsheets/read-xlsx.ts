import { MAX_TABLE_COLUMNS } from '@netlik/contract/tables';
import { AppError } from '../http/app-error.ts';
import { createTable, type TableRow } from './table.ts';
import { readTags } from './xml-tags.ts';
import { type Archive, openArchive } from './zip-entries.ts';

const MAX_SHEETS = 20;
const MAX_SHARED_CHARACTERS = 8 * 1024 * 1024;
const MAX_MERGED_CELLS = 100_000;
const DAY_MS = 86_400_000;

type Book = { sheets: string[]; shared: string[]; dateStyles: Set<number>; epoch: number };

const readSheetNames = async (archive: Archive): Promise<Pick<Book, 'sheets' | 'epoch'>> => {
  const targets = new Map<string, string>();
  await readTags(archive.read('xl/_rels/workbook.xml.rels'), new Set(['Relationship']), (tag) => {
    if (tag.name === 'Relationship')
      targets.set(tag.attribute('Id') ?? '', (tag.attribute('Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'));
  });
  const sheets: string[] = [];
  let epoch = Date.UTC(1899, 11, 30);
  await readTags(archive.read('xl/workbook.xml'), new Set(['workbookPr', 'sheet']), (tag) => {
    if (tag.name === 'workbookPr' && /^(?:1|true)$/.test(tag.attribute('date1904') ?? ''))
      epoch = Date.UTC(1904, 0, 1);
    if (tag.name !== 'sheet' || tag.isEnd || (tag.attribute('state') ?? 'visible') !== 'visible') return;
    const path = targets.get(tag.attribute('id') ?? '');
    if (path) sheets.push(path);
  });
  return { sheets: sheets.slice(0, MAX_SHEETS), epoch };
};

/** Texts are stored once and referenced by number; phonetic hints (`rPh`) are skipped. */
const readShared = async (archive: Archive): Promise<string[]> => {
  const shared: string[] = [];
  let text = '';
  let characters = 0;
  let isAid = false;
  await readTags(archive.read('xl/sharedStrings.xml'), new Set(['si', 't', 'rPh']), (tag) => {
    if (tag.name === 'rPh') isAid = !tag.isEnd;
    if (tag.name === 't' && tag.isEnd && !isAid) text += tag.text;
    if (tag.name === 'si' && !tag.isEnd) text = '';
    if (tag.name !== 'si' || !(tag.isEnd || tag.isEmpty)) return;
    characters += text.length + 8;
    if (characters > MAX_SHARED_CHARACTERS) throw new AppError('table.too_big');
    shared.push(text);
  });
  return shared;
};

const isDateFormat = (id: number, code: string | undefined) =>
  code === undefined
    ? (id >= 14 && id <= 17) || id === 22
    : /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

const readDateStyles = async (archive: Archive): Promise<Set<number>> => {
  const codes = new Map<number, string>();
  const dates = new Set<number>();
  let index = -1;
  await readTags(archive.read('xl/styles.xml'), new Set(['numFmt', 'cellXfs', 'xf']), (tag) => {
    if (tag.name === 'numFmt')
      codes.set(Number(tag.attribute('numFmtId')), tag.attribute('formatCode') ?? '');
    if (tag.name === 'cellXfs') index = tag.isEnd ? -1 : 0;
    if (tag.name !== 'xf' || tag.isEnd || index === -1) return;
    const id = Number(tag.attribute('numFmtId') ?? 0);
    if (isDateFormat(id, codes.get(id))) dates.add(index);
    index += 1;
  });
  return dates;
};

/** "BC12" is [54, 12]: columns from 0, rows from 1. */
const placeOf = (ref: string | undefined): [number, number] | null => {
  const found = /^([A-Z]{1,3})(\d{1,7})$/.exec(ref ?? '');
  if (!found) return null;
  const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [column - 1, Number(found[2])];
};

type Cell = { type: string | undefined; style: number; value: string; text: string };

const cellText = ({ type, style, value, text }: Cell, { shared, dateStyles, epoch }: Book): string => {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'inlineStr') return text;
  if (type === 'e') return '';
  if (type === 'str' || type === 'd' || type === 'b' || value === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (dateStyles.has(style) && number > 0 && number < 100_000)
    return new Date(epoch + Math.floor(number) * DAY_MS).toISOString().slice(0, 10);
  // Rounds floating-point noise after the tenth digit.
  return String(Number(number.toPrecision(10)));
};

/** Copies a merged area's value to all its cells. */
const fillMerged = (rows: readonly TableRow[], areas: readonly string[]): void => {
  const byLine = new Map(rows.map((row) => [row.line, row.cells]));
  let filled = 0;
  for (const area of areas) {
    const [from, to] = area.split(':').map(placeOf);
    const value = from && byLine.get(from[1])?.[from[0]];
    if (!from || !to || !value || to[0] >= MAX_TABLE_COLUMNS) continue;
    const lines = rows.filter(({ line }) => line >= from[1] && line <= to[1]);
    filled += rows.length + lines.length * (to[0] - from[0] + 1);
    // Beyond any real table, so further areas stay unfilled.
    if (filled > MAX_MERGED_CELLS * 10) return;
    for (const { cells } of lines)
      for (let column = from[0]; column <= to[0]; column += 1) {
        while (cells.length < column) cells.push('');
        cells[column] ||= value;
      }
  }
};

const readSheet = async (archive: Archive, path: string, book: Book): Promise<TableRow[]> => {
  const table = createTable();
  const areas: string[] = [];
  let line = 0;
  let column = -1;
  let cells: (string | undefined)[] = [];
  let cell: Cell = { type: undefined, style: 0, value: '', text: '' };
  await readTags(archive.read(path), new Set(['row', 'c', 'v', 't', 'mergeCell']), (tag) => {
    if (tag.name === 'row' && !tag.isEnd) {
      line = Number(tag.attribute('r') ?? line + 1);
      column = -1;
      cells = [];
    }
    if (tag.name === 'row' && tag.isEnd) table.add(line, cells);
    if (tag.name === 'c' && !tag.isEnd) {
      column = placeOf(tag.attribute('r'))?.[0] ?? column + 1;
      cell = { type: tag.attribute('t'), style: Number(tag.attribute('s') ?? 0), value: '', text: '' };
    }
    if (tag.name === 'v' && tag.isEnd) cell.value = tag.text;
    if (tag.name === 't' && tag.isEnd) cell.text += tag.text;
    if (tag.name === 'c' && tag.isEnd) {
      const text = cellText(cell, book);
      if (text !== '' && column >= MAX_TABLE_COLUMNS) throw new AppError('table.too_big');
      if (text !== '') cells[column] = text;
    }
    if (tag.name === 'mergeCell' && !tag.isEnd && areas.length < 5000) areas.push(tag.attribute('ref') ?? '');
  });
  fillMerged(table.rows, areas);
  return table.rows;
};

/** The first visible sheet with more than one line, because a cover may precede it. */
export const readXlsx = async (bytes: Buffer): Promise<TableRow[]> => {
  const archive = openArchive(bytes);
  if (!archive.has('xl/workbook.xml')) throw new AppError('table.unreadable');
  const named = await readSheetNames(archive);
  const shared = await readShared(archive);
  const book = { ...named, shared, dateStyles: await readDateStyles(archive) };
  let first: TableRow[] = [];
  for (const path of book.sheets) {
    const rows = await readSheet(archive, path, book);
    if (rows.length > 1) return rows;
    if (first.length === 0) first = rows;
  }
  return first;
};
