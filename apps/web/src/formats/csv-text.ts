import { formatInputNumber } from './inputs.ts';

/** Spreadsheets run a cell that starts with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellText = (cell: string | number): string => {
  if (typeof cell === 'number') return formatInputNumber(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Turkish spreadsheets expect semicolons and a byte order mark. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;

/** Reads commas, semicolons or tabs, whichever is the most frequent in the first line. */
export const readCsv = (text: string): string[][] => {
  const plain = text.replace(/^\uFEFF/, '');
  const head = plain.split(/\r?\n/, 1)[0] ?? '';
  const separator = [';', '\t', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (letter === separator) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows;
};
