import type { ExamKey } from '../../yks/exam-keys.ts';
import { EXAMS, type ExamTest } from '../../yks/exams.ts';
import { isSubjectKey, type SubjectKey } from '../../yks/subject-keys.ts';
import { subjectOf } from '../../yks/subjects.ts';
import { topicsOf } from '../../yks/topics.ts';

export interface ExamRow {
  readonly subject: string;
  readonly part?: 1 | 2;
  readonly name: string;
  readonly questionCount: number;
  /** ÖSYM publishes only the test's total. */
  readonly approximate?: true;
  readonly test: ExamTest;
}

const allTests = Object.values(EXAMS).flatMap(({ tests }) => tests);

export function testOf(key: string): ExamTest | null {
  return allTests.find((test) => test.key === key) ?? null;
}

const partNumber = (partKey: string | undefined): 1 | 2 | undefined => {
  if (!partKey) return undefined;
  return partKey.endsWith('1') ? 1 : 2;
};

/** In booklet order, as result sheets print them. */
export function rowsByTest(exam: ExamKey): ExamRow[] {
  return EXAMS[exam].tests.map((test) => ({
    subject: test.oneSubjectOnly ? test.parts[0]!.subjectKey : test.key,
    name: test.name.replace(/ Test(?:i|leri)$/, ''),
    questionCount: test.questionCount,
    test,
  }));
}

/** In booklet order, one line per subject. */
export function rowsBySubject(exam: ExamKey): ExamRow[] {
  return EXAMS[exam].tests.flatMap((test) =>
    test.parts.map(({ subjectKey, name, questionCount, partKey, approximate }) => {
      const part = partNumber(partKey);
      return {
        subject: subjectKey,
        name,
        questionCount,
        test,
        ...(part && { part }),
        ...(approximate && { approximate }),
      };
    }),
  );
}

/** Tests that may hold a line's answers: two for Tarih and Coğrafya of AYT without a part. */
export function testsOfRow(exam: ExamKey, subject: string, part?: number): ExamTest[] {
  const { tests } = EXAMS[exam];
  const whole = tests.find((test) => test.key === subject);
  if (whole) return part === undefined ? [whole] : [];
  return tests.filter((test) =>
    test.parts.some(
      ({ subjectKey, partKey }) =>
        subjectKey === subject && (part === undefined || partNumber(partKey) === part),
    ),
  );
}

/** Students exempt from din answer the same number of extra felsefe questions. */
const REPLACES: Readonly<Record<string, string>> = { felsefe: 'din_kultur', felsefe_ayt: 'din_kultur_ayt' };

/** Null for a whole test, and where ÖSYM publishes only the test's total. */
export function maxOfRow(exam: ExamKey, subject: string, part?: number): number | null {
  const parts = testsOfRow(exam, subject, part).flatMap((test) => (test.key === subject ? [] : test.parts));
  const own = parts.filter(
    ({ subjectKey, partKey }) =>
      subjectKey === REPLACES[subject] ||
      (subjectKey === subject && (part === undefined || partNumber(partKey) === part)),
  );
  if (own.length === 0 || own.some(({ approximate }) => approximate)) return null;
  return own.reduce((sum, { questionCount }) => sum + questionCount, 0);
}

/** Catalogue subjects with topics that may be wrong in the line. */
export function subjectsOfRow(subject: string): SubjectKey[] {
  const test = testOf(subject);
  if (test) return [...new Set(test.parts.map(({ subjectKey }) => subjectKey))];
  return isSubjectKey(subject) ? [subject] : [];
}

/** Any subject ÖSYM asks can be a branch exam. */
export function isBranchSubject(key: string): key is SubjectKey {
  return isSubjectKey(key) && subjectOf(key).group !== 'OTHER';
}

export function rowName(subject: string, part?: number): string {
  const test = testOf(subject);
  if (test) return test.name.replace(/ Test(?:i|leri)$/, '');
  if (!isSubjectKey(subject)) return subject;
  const { shortLabel } = subjectOf(subject);
  return part === undefined ? shortLabel : `${shortLabel}-${part}`;
}

/** Mean questions of a topic per exam; uncounted topics get the subject's share. */
export function expectedQuestions(subject: string): number {
  if (!isSubjectKey(subject)) return 0;
  const { group } = subjectOf(subject);
  const topics = topicsOf(subject);
  if (group === 'OTHER' || topics.length === 0) return 0;
  const questions = EXAMS[group].tests
    .flatMap(({ parts }) => parts)
    .filter(({ subjectKey }) => subjectKey === subject)
    .reduce((sum, { questionCount }) => sum + questionCount, 0);
  return questions / topics.length;
}
