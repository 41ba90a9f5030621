import type {
  ExamAttempt,
  ExamFilter,
  ExamSubject,
  NewExamAttempt,
} from '@netlik/contract/exams/exam-attempts';
import type { WrongTopic } from '@netlik/domain/exams/exam-attempts/attempt';
import {
  type ExamRow,
  rowName,
  rowsBySubject,
  rowsByTest,
  testOf,
} from '@netlik/domain/exams/exam-attempts/exam-rows';
import type { StudyDay } from '@netlik/domain/study-day';
import { isSubjectKey, SUBJECT_KEYS, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import { subjectOf, subjectsOfGroup } from '@netlik/domain/yks/subjects';
import { filterOf } from '../exam-filter.ts';

export type Answers = { correct: string; wrong: string; blank: string };
export type EntryMode = 'test' | 'subject';

/** Numbers stay text until saving. */
export type Draft = {
  /** Null for a new attempt. */
  id: string | null;
  /** The version at the start of the edit. */
  version?: number;
  date: StudyDay;
  source: string;
  exam: ExamFilter;
  mode: EntryMode;
  /** The language of YDT, or the subject of a branch exam. */
  subject: SubjectKey;
  answers: Readonly<Record<string, Answers>>;
  /** Imported rows of the edited attempt that the form does not offer. */
  kept: readonly { subject: string; part?: 1 | 2 }[];
  topics: readonly WrongTopic[];
};

/** A branch exam's question count is the number entered. */
export type DraftRow = Omit<ExamRow, 'test' | 'questionCount'> & {
  key: string;
  questionCount: number | null;
  test: ExamRow['test'] | null;
};

export const EMPTY_ANSWERS: Answers = { correct: '', wrong: '', blank: '' };

/** The publisher starts empty, because a silent default would often be wrong. */
export const newDraft = (date: StudyDay, exam: ExamFilter = 'TYT'): Draft => ({
  id: null,
  date,
  source: '',
  exam,
  mode: 'test',
  subject: defaultSubject(exam),
  answers: {},
  kept: [],
  topics: [],
});

export const defaultSubject = (exam: ExamFilter): SubjectKey => (exam === 'YDT' ? 'ingilizce' : 'matematik');

export const subjectChoices = (exam: ExamFilter): SubjectKey[] =>
  exam === 'YDT'
    ? subjectsOfGroup('YDT').map(({ key }) => key)
    : SUBJECT_KEYS.filter((key) => subjectOf(key).group !== 'OTHER');

const keyOf = ({ subject, part }: { subject: string; part?: number | undefined }) =>
  part ? `${subject}/${part}` : subject;

/** Follows the booklet's order. */
const offeredRows = ({ exam, mode, subject }: Pick<Draft, 'exam' | 'mode' | 'subject'>): DraftRow[] => {
  if (exam === 'BRANS' || exam === 'YDT') {
    const name = subjectOf(subject).label;
    const questionCount = exam === 'YDT' ? 80 : null;
    return [{ key: subject, subject, name, questionCount, test: null }];
  }
  const rows = mode === 'test' ? rowsByTest(exam) : rowsBySubject(exam);
  return rows.map((row) => ({ ...row, key: keyOf(row) }));
};

export const rowsOf = (draft: Pick<Draft, 'exam' | 'mode' | 'subject' | 'kept'>): DraftRow[] => {
  const offered = offeredRows(draft);
  const kept = draft.kept
    .filter((row) => !offered.some(({ key }) => key === keyOf(row)))
    .map((row) => ({
      ...row,
      key: keyOf(row),
      name: rowName(row.subject, row.part),
      questionCount: null,
      test: null,
    }));
  return [...offered, ...kept];
};

export const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 3);

const numberOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);
const isTyped = ({ correct, wrong, blank }: Answers) =>
  [correct, wrong, blank].some((text) => text.trim() !== '');

export type FilledRow = DraftRow & { typed: boolean; correct: number; wrong: number; blank: number };

/** Computes blanks from the remaining questions of the test, distributed in row order. */
export const filledRows = (draft: Draft): FilledRow[] => {
  const rows = rowsOf(draft).map((row) => {
    const answers = draft.answers[row.key] ?? EMPTY_ANSWERS;
    return {
      row,
      answers,
      typed: isTyped(answers),
      correct: numberOf(answers.correct),
      wrong: numberOf(answers.wrong),
    };
  });
  const left = new Map<string, number>();
  for (const { row, typed, correct, wrong } of rows)
    if (row.test && typed)
      left.set(row.test.key, (left.get(row.test.key) ?? row.test.questionCount) - correct - wrong);
  return rows.map(({ row, answers, typed, correct, wrong }) => {
    if (row.questionCount === null) return { ...row, typed, correct, wrong, blank: numberOf(answers.blank) };
    const wanted = Math.max(0, row.questionCount - correct - wrong);
    if (!row.test) return { ...row, typed, correct, wrong, blank: wanted };
    const blank = Math.min(wanted, Math.max(0, left.get(row.test.key) ?? 0));
    if (typed) left.set(row.test.key, (left.get(row.test.key) ?? 0) - blank);
    return { ...row, typed, correct, wrong, blank };
  });
};

export const toBody = (draft: Draft): NewExamAttempt => ({
  date: draft.date,
  source: draft.source,
  examType: draft.exam === 'BRANS' ? null : draft.exam,
  subjects: filledRows(draft)
    .filter(({ typed }) => typed)
    .map(
      ({ subject, part, correct, wrong, blank }): ExamSubject => ({
        subject,
        correct,
        wrong,
        blank,
        ...(part && { part }),
      }),
    ),
  topics: draft.topics.map(({ subject, topic, wrong, asked }) => ({
    subject,
    topic,
    wrong,
    ...(asked !== undefined && { asked }),
  })),
});

export const draftOf = (
  attempt: Pick<ExamAttempt, 'date' | 'source' | 'examType' | 'subjects' | 'topics'> & {
    _id: string | null;
    version?: number;
  },
): Draft => {
  const exam = filterOf(attempt.examType);
  const first = attempt.subjects[0]?.subject ?? '';
  const mode = attempt.subjects.some(({ subject }) => testOf(subject)) ? 'test' : 'subject';
  const subject = isSubjectKey(first) ? first : defaultSubject(exam);
  const offered = offeredRows({ exam, mode, subject });
  return {
    id: attempt._id,
    ...(attempt.version !== undefined && { version: attempt.version }),
    date: attempt.date,
    source: attempt.source,
    exam,
    mode,
    subject,
    answers: Object.fromEntries(
      attempt.subjects.map((row) => [
        keyOf(row),
        { correct: String(row.correct), wrong: String(row.wrong), blank: String(row.blank) },
      ]),
    ),
    kept: attempt.subjects
      .filter((row) => !offered.some(({ key }) => key === keyOf(row)))
      .map(({ subject: key, part }) => ({ subject: key, ...(part && { part: part === 1 ? 1 : 2 }) })),
    topics: attempt.topics,
  };
};
