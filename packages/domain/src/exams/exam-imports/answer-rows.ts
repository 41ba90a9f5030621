import type { ExamKey } from '../../yks/exam-keys.ts';
import { SUBJECTS } from '../../yks/subjects.ts';
import { rowsBySubject, rowsByTest } from '../exam-attempts/exam-rows.ts';

/** Branch exams have no type of their own. */
export type ImportedExam = ExamKey | 'BRANS';

/** Subject of an answer column: a test or one of its subjects. */
export interface AnswerRow {
  /** For example `tyt_fen`, `fizik` or `tarih_ayt-1`. */
  readonly key: string;
  readonly subject: string;
  readonly part?: 1 | 2;
  readonly name: string;
  /** Null: a branch exam has no fixed number. */
  readonly questionCount: number | null;
  readonly testKey: string;
}

const keyOf = (subject: string, part?: number) => (part === undefined ? subject : `${subject}-${part}`);

/** Tests first, as result sheets print them, then their subjects. */
export function answerRows(exam: ImportedExam): AnswerRow[] {
  if (exam === 'BRANS')
    return SUBJECTS.filter(({ group }) => group !== 'OTHER').map(({ key, label }) => ({
      key,
      subject: key,
      name: label,
      questionCount: null,
      testKey: key,
    }));
  const rows = new Map<string, AnswerRow>();
  const whole = exam === 'YDT' ? [] : rowsByTest(exam);
  for (const { subject, part, name, questionCount, test } of [...whole, ...rowsBySubject(exam)]) {
    // A test with a single subject is listed once.
    if (test.parts.length === 1 && subject !== test.key) continue;
    const key = keyOf(subject, part);
    rows.set(key, { key, subject, name, questionCount, testKey: test.key, ...(part && { part }) });
  }
  return [...rows.values()];
}
