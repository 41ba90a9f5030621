import type { StudySession } from '@netlik/contract/study/study-sessions';
import { sessionWords } from './session-format.ts';
import { sessionTexts as texts } from './study-sessions.texts.ts';

// Excel reads a file without it as if it were not UTF-8, and Turkish letters break.
const BOM = '\uFEFF';

/** A cell that begins like a formula would be run by the program that opens it. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = harmless(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const columns = Object.keys(texts.columns) as (keyof typeof texts.columns)[];

/** The rows as the screen shows them. Separated by semicolons, as Turkish spreadsheets expect. */
export const sessionsCsv = (rows: readonly StudySession[]): string => {
  const lines = [
    columns.map((name) => texts.columns[name]),
    ...rows.map((row) => columns.map((name) => sessionWords[name](row))),
  ];
  return (
    BOM +
    lines
      .map((line) => line.map(cell).join(';'))
      .join('\r\n')
      .concat('\r\n')
  );
};

/** Gives a text to the browser as a file to keep. */
export const saveFile = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts reading a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
