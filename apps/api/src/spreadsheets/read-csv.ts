import { AppError } from '../http/app-error.ts';
import { createTable, type TableRow } from './table.ts';

const decode = (bytes: Buffer): string => {
  if (bytes.length >= 2 && bytes.readUInt16LE(0) === 0xfeff) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding of Turkish Windows, in which every byte is valid.
    return new TextDecoder('windows-1254').decode(bytes);
  }
};

/** The most frequent of comma, semicolon and tab in the first lines. */
const separatorOf = (text: string): string => {
  const named = /^sep=([;,\t])\r?\n/.exec(text)?.[1];
  if (named) return named;
  const head = text.slice(0, 4000).replace(/"[^"]*"/g, '');
  const count = (letter: string) => head.split(letter).length;
  return [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0]!;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish binary files from text.
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

export const readCsv = (bytes: Buffer): TableRow[] => {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (BINARY.test(text) || /^\s*[<{]/.test(text)) throw new AppError('table.unreadable');
  const separator = separatorOf(text);
  const table = createTable();
  let cells: string[] = [];
  let line = 1;
  let from = text.startsWith('sep=') ? text.indexOf('\n') + 1 : 0;
  if (from > 0) line = 2;
  let started = line;
  while (from <= text.length) {
    let cell: string;
    let end: number;
    if (text[from] === '"') {
      end = from + 1;
      while (end < text.length && (text[end] !== '"' || text[end + 1] === '"'))
        end += text[end] === '"' ? 2 : 1;
      cell = text.slice(from + 1, end).replaceAll('""', '"');
      line += cell.split('\n').length - 1;
      while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
    } else {
      end = from;
      while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
      cell = text.slice(from, end);
    }
    // Removes the mark that prevents spreadsheets from running a cell.
    cells.push(cell.replace(/^'(?=[=+\-@])/, ''));
    from = end + 1;
    if (end < text.length && text[end] === separator) continue;
    table.add(started, cells);
    cells = [];
    line += 1;
    started = line;
  }
  return table.rows;
};
