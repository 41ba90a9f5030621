import type { StudySession } from '@netlik/contract/study/study-sessions';
import { formatInputNumber } from '../../formats/inputs.ts';
import { sessionFormat } from './session-format.ts';
import { sessionTexts as texts } from './study-sessions.texts.ts';

// Excel needs it to read the file as UTF-8.
const BOM = '\uFEFF';

/** Prevents CSV injection, because spreadsheets run cells that start like a formula. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = escapeFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A decimal comma, because Turkish spreadsheets may read 5.11 as a date. */
const number = (value: number | null | undefined): string => (value == null ? '' : formatInputNumber(value));

/** As on the screen, except for values that look like dates, such as 4/5. */
const readable = {
  ...sessionFormat,
  quality: ({ quality }: StudySession) => (quality === null ? texts.unjudged : texts.star(quality)),
  questions: ({ questionStats: stats }: StudySession) =>
    stats === null ? '–' : texts.answers(stats.correctAnswers, stats.wrongAnswers, stats.blankAnswers),
};
const readableNames = Object.keys(texts.columns) as (keyof typeof texts.columns)[];

/** Unformatted columns for calculations. */
const machine: Record<keyof typeof texts.machineColumns, (row: StudySession) => string> = {
  date: ({ date }) => date,
  duration: ({ duration }) => number(duration),
  verified: ({ verifiedMinutes }) => number(verifiedMinutes),
  quality: ({ quality }) => number(quality),
  efficiency: ({ efficiency }) => number(efficiency),
  correct: ({ questionStats }) => number(questionStats?.correctAnswers),
  wrong: ({ questionStats }) => number(questionStats?.wrongAnswers),
  blank: ({ questionStats }) => number(questionStats?.blankAnswers),
};
const machineNames = Object.keys(texts.machineColumns) as (keyof typeof machine)[];

/** Separated by semicolons, as Turkish spreadsheets expect. */
export const sessionsCsv = (rows: readonly StudySession[]): string => {
  const lines = [
    [
      ...readableNames.map((name) => texts.columns[name]),
      ...machineNames.map((name) => texts.machineColumns[name]),
    ],
    ...rows.map((row) => [
      ...readableNames.map((name) => readable[name](row)),
      ...machineNames.map((name) => machine[name](row)),
    ]),
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
  // Safari reads the URL after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
