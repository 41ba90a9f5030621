import type { OpticalForm } from '@netlik/contract/exams/optical-forms';
import {
  BLANK,
  type Booklet,
  type Marks,
  missingKeys,
  scoreForm,
  type TopicPick,
  takenTests,
} from '@netlik/domain/exams/optical-forms/optical-form';
import type { StudyDay } from '@netlik/domain/study-day';
import type { ExamKey } from '@netlik/domain/yks/exam-keys';
import { EXAMS, type ExamTest } from '@netlik/domain/yks/exams';
import { browserStorage } from '../../data/calls/browser-storage.ts';

/** Marks stored on this device. A key may contain blanks, unlike the server's. */
export type OpticalDraft = Booklet & {
  /** Id of the opened server form. */
  id: string | null;
  date: StudyDay;
  source: string;
  answers: Marks;
  key: Marks;
  topics: readonly TopicPick[];
};

export type Sheet = 'answers' | 'key';

const emptyDraft = (date: StudyDay, examType: ExamKey = 'TYT'): OpticalDraft => ({
  id: null,
  examType,
  date,
  source: '',
  answers: {},
  key: {},
  topics: [],
  language: examType === 'YDT' ? 'ingilizce' : null,
  extraPhilosophy: false,
});

const without = (marks: Marks, exam: ExamKey): Marks => {
  const own: readonly string[] = EXAMS[exam].tests.map(({ key }) => key);
  return Object.fromEntries(Object.entries(marks).filter(([test]) => !own.includes(test)));
};

/** Removes a finished exam and keeps the marks of others. */
export const withoutExam = (
  { answers, key }: OpticalDraft,
  exam: ExamKey,
  today: StudyDay,
): OpticalDraft => ({
  ...emptyDraft(today, exam),
  answers: without(answers, exam),
  key: without(key, exam),
});

const storageKey = (personId: string) => `netlik.optical-draft.${personId}`;

const isDraft = (value: unknown): value is OpticalDraft => {
  const draft = value as OpticalDraft | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    draft.examType in EXAMS &&
    typeof draft.answers === 'object' &&
    typeof draft.key === 'object' &&
    typeof draft.source === 'string' &&
    Array.isArray(draft.topics)
  );
};

export const readDraft = (personId: string, today: StudyDay): OpticalDraft => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(storageKey(personId)) ?? 'null');
    return isDraft(value) ? value : emptyDraft(today);
  } catch {
    return emptyDraft(today);
  }
};

const hasMarks = ({ answers, key }: Pick<OpticalDraft, 'answers' | 'key'>): boolean =>
  [...Object.values(answers), ...Object.values(key)].some((marks) => /[A-E*]/.test(marks));

export const storeDraft = (personId: string, draft: OpticalDraft): void => {
  if (hasMarks(draft)) browserStorage.write(storageKey(personId), JSON.stringify(draft));
  else browserStorage.remove(storageKey(personId));
};

/** Opens a server form and keeps the marks of other exams. */
export const draftOfForm = (form: OpticalForm, draft: OpticalDraft): OpticalDraft => {
  // An opened form is still on the server, so its marks need no copy.
  const rest = draft.id === null ? draft : withoutExam(draft, draft.examType, form.date);
  const { answers, key } = withoutExam(rest, form.examType, form.date);
  return {
    ...formFields(form),
    answers: { ...answers, ...form.answers },
    key: { ...key, ...form.key },
  };
};

const formFields = (form: OpticalForm) => ({
  id: form._id,
  examType: form.examType,
  language: form.language,
  extraPhilosophy: form.extraPhilosophy,
  date: form.date,
  source: form.source,
  topics: form.topics,
});

/** Returns one character per question, padded with blanks. */
export const marksOf = (marks: Marks, { key, questionCount }: ExamTest): string =>
  (marks[key] ?? '').padEnd(questionCount, BLANK);

export const countMarks = (marks: string | undefined): number => (marks ?? '').replaceAll(BLANK, '').length;

/** True if opening the form discards marks that exist only here. */
export const isReplaced = (draft: OpticalDraft, form: OpticalForm): boolean =>
  draft.id !== form._id && isMarked(draft) && (draft.id !== null || draft.examType === form.examType);

export const isWaiting = (form: OpticalForm): boolean =>
  form.attemptId === null && missingKeys(form, form.answers, form.key).length > 0;

export const isMarked = ({ examType, answers, key }: OpticalDraft): boolean =>
  EXAMS[examType].tests.some((test) => countMarks(answers[test.key]) + countMarks(key[test.key]) > 0);

/** Returns only complete keys, as the contract requires. */
export const wholeKeys = ({ examType, key }: OpticalDraft): Marks =>
  Object.fromEntries(
    EXAMS[examType].tests.flatMap((test) => {
      const marks = marksOf(key, test);
      return marks.includes(BLANK) ? [] : [[test.key, marks]];
    }),
  );

/** Tests without marks were not taken. */
export const takenAnswers = (draft: OpticalDraft): Marks =>
  Object.fromEntries(takenTests(draft, draft.answers).map(({ key }) => [key, draft.answers[key]]));

/** Returns the score so far and the topic picks that still match a wrong question. */
export const scoreOf = (draft: OpticalDraft) => {
  const { lines, wrong } = scoreForm(draft, draft.answers, wholeKeys(draft));
  const topics = draft.topics.filter(({ test, question }) =>
    wrong.some((each) => each.test === test && each.question === question),
  );
  return { lines, wrong, topics };
};
