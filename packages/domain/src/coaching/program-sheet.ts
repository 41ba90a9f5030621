import { headerKey } from '../exams/exam-imports/guess-columns.ts';
import { readDay } from '../exams/exam-imports/read-result.ts';
import type { StudyDay } from '../study-day.ts';
import { isSubjectKey } from '../yks/subject-keys.ts';
import { SUBJECTS, subjectOf } from '../yks/subjects.ts';
import { programSheetTexts as texts } from './program-sheet.texts.ts';

/** One subject as a line of a cell, such as "TYT Matematik: Test çöz (60 dk, 40 soru)". */
export interface SheetSubject {
  readonly subject: string;
  readonly description: string;
  readonly minutes: number | null;
  readonly questions: number | null;
}

const DEFAULT_MINUTES = 60;
const STEP = 15;
const MAX_MINUTES = 480;
const MAX_QUESTIONS = 500;
const MAX_DESCRIPTION = 1000;
const MAX_LINES = 30;
const MAX_DAYS = 14;
const MAX_HEADER_LINES = 10;

export function sheetLine({ subject, description, minutes, questions }: SheetSubject): string {
  const name = isSubjectKey(subject) ? subjectOf(subject).label : subject;
  const figures = [minutes && `${minutes} dk`, questions && `${questions} soru`].filter(Boolean).join(', ');
  const words = description.replace(/\s+/g, ' ').trim();
  return `${name}: ${words}${figures && ` (${figures})`}`;
}

const LINE = /^([^:]{2,60}):\s*(.*?)\s*(?:\((?:(\d{1,4})\s*dk)?,?\s*(?:(\d{1,4})\s*soru)?\))?$/;

const subjectByName = new Map(
  // Reversed, so that a short name maps to TYT first.
  SUBJECTS.toReversed().flatMap(({ key, label, shortLabel, longLabel }) =>
    [longLabel, shortLabel, label, key].map((name) => [headerKey(name), key] as const),
  ),
);

export function readSheetLine(text: string): SheetSubject | string {
  const found = LINE.exec(text);
  if (!found) return texts.badLine(text.slice(0, 60));
  const [, name = '', description = '', minutes, questions] = found;
  const subject = subjectByName.get(headerKey(name));
  if (!subject) return texts.noSubject(name);
  if (description === '' || description.length > MAX_DESCRIPTION) return texts.noDescription(name);
  const duration = minutes === undefined ? DEFAULT_MINUTES : Number(minutes);
  if (duration < STEP || duration > MAX_MINUTES || duration % STEP !== 0) return texts.badMinutes(name);
  const count = questions === undefined ? null : Number(questions);
  if (count !== null && (count < 1 || count > MAX_QUESTIONS)) return texts.badQuestions(name);
  return { subject, description, minutes: duration, questions: count };
}

/** All lines of a cell, or the first line's error. */
export function readSheetCell(text: string): readonly string[] | string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > MAX_LINES ? texts.tooManyLines(MAX_LINES) : lines;
}

export interface SheetColumns {
  /** Number of lines before the first student. */
  readonly lines: number;
  readonly name: number;
  readonly email: number;
  readonly days: readonly { readonly column: number; readonly date: StudyDay }[];
}

const dayIn = (header: string) => {
  const found = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}/.exec(header)?.[0];
  return found ? readDay(found) : null;
};

/** Null if the file has no such header. */
export function findSheetColumns(rows: readonly (readonly string[])[]): SheetColumns | null {
  for (const [index, cells] of rows.slice(0, MAX_HEADER_LINES).entries()) {
    const keys = cells.map(headerKey);
    const name = keys.findIndex((key) => /^(?:ogrenci|ad|adi|ad soyad|adi soyadi|ogrenci adi)$/.test(key));
    const email = keys.findIndex((key) => /^e ?posta$|^e ?mail$/.test(key));
    const days = cells.flatMap((cell, column) => {
      const date = dayIn(cell);
      return date ? [{ column, date }] : [];
    });
    const isKnown = (name >= 0 || email >= 0) && days.length > 0 && days.length <= MAX_DAYS;
    if (isKnown) return { lines: index + 1, name, email, days };
  }
  return null;
}
