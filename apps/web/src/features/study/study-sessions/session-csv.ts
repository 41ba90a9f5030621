import type { StudySession } from '@netlik/contract/study/study-sessions';
import { sessionFormat } from './session-format.ts';
import { sessionTexts as texts } from './study-sessions.texts.ts';

// Without it Excel does not read the file as UTF-8.
const BOM = '\uFEFF';

/** Prevents CSV injection: spreadsheets run cells that start like a formula. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = escapeFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const columns = Object.keys(texts.columns) as (keyof typeof texts.columns)[];

/** The rows as the screen shows them. Separated by semicolons, as Turkish spreadsheets expect. */
export const sessionsCsv = (rows: readonly StudySession[]): string => {
  const lines = [
    columns.map((name) => texts.columns[name]),
    ...rows.map((row) => columns.map((name) => sessionFormat[name](row))),
  ];
  return (
    BOM +
    lines
      .map((line) => line.map(cell).join(';'))
      .join('\r\n')
      .concat('\r\n')
  );
};

export const downloadFile = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
