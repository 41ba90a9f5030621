export type DelimitedRow = { line: number; cells: string[]; unclosed: boolean };

/** Quoted cells may contain doubled quotes and line breaks; empty lines are skipped. */
export function parseDelimited(text: string, separator: string, firstLine = 1): DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  let [line, at] = [firstLine, 0];
  while (at < text.length) {
    const row: DelimitedRow = { line, cells: [], unclosed: false };
    let ended = false;
    while (!ended) {
      const cell = readCell(text, at, separator);
      row.cells.push(cell.value);
      row.unclosed ||= cell.unclosed;
      line += countLines(text, at, cell.end);
      at = cell.end;
      if (text[at] === separator) at += 1;
      else ended = true;
    }
    if (text[at] === '\n') {
      at += 1;
      line += 1;
    }
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
  }
  return rows;
}

function readCell(text: string, start: number, separator: string) {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
    return { value: text.slice(start, end), end, unclosed: false };
  }
  const parts: string[] = [];
  let at = start + 1;
  while (true) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: text.slice(start + 1), end: text.length, unclosed: true };
    parts.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') {
      at = quote + 1;
      break;
    }
    parts.push('"');
    at = quote + 2;
  }
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { value: parts.join('') + text.slice(at, end), end, unclosed: false };
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
