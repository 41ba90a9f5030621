import type { ExamKey } from '../../yks/exam-keys.ts';
import { SUBJECTS } from '../../yks/subjects.ts';
import { rowsBySubject, rowsByTest } from '../exam-attempts/exam-rows.ts';

/** A branch exam has no type of its own. */
export type ImportedExam = ExamKey | 'BRANS';

/** What a column of answers can be about: a test or one subject of it. */
export interface AnswerRow {
  /** `tyt_fen`, `fizik`, `tarih_ayt-1`. */
  readonly key: string;
  readonly subject: string;
  readonly part?: 1 | 2;
  readonly name: string;
  /** Null: a branch exam may have any number. */
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
    // One subject is a whole test: one of the two is enough.
    if (test.parts.length === 1 && subject !== test.key) continue;
    const key = keyOf(subject, part);
    rows.set(key, { key, subject, name, questionCount, testKey: test.key, ...(part && { part }) });
  }
  return [...rows.values()];
}
