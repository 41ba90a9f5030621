import type { ExamKey, TestKey } from '../../yks/exam-keys.ts';
import { EXAMS, type ExamTest } from '../../yks/exams.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { SubjectAnswers, WrongTopic } from '../exam-attempts/attempt.ts';
import type { AttemptIssue } from '../exam-attempts/attempt-issues.ts';
import { rowName } from '../exam-attempts/exam-rows.ts';
import { opticalTexts as texts } from './optical-form.texts.ts';

export const BLANK = '.';
/** Answer key only: a cancelled question that does not count. */
export const CANCELLED = '*';

/** Keyed by test, one character per question. */
export type Marks = Readonly<Partial<Record<TestKey, string>>>;

export interface Booklet {
  readonly examType: ExamKey;
  readonly language: SubjectKey | null;
  /** Students exempt from din answer the same number of extra felsefe questions. */
  readonly extraPhilosophy: boolean;
}

const REPLACED: Readonly<Record<string, SubjectKey>> = {
  din_kultur: 'felsefe',
  din_kultur_ayt: 'felsefe_ayt',
};

interface Line {
  readonly subject: string;
  readonly part?: 1 | 2;
  /** Subjects with topics that its questions may belong to. */
  readonly topicsOf: readonly SubjectKey[];
}

/** Each question's subject, or the whole test where ÖSYM does not publish the split. */
function linesOfTest(test: ExamTest, { language, extraPhilosophy }: Booklet): Line[] {
  const same = (line: Line) => Array.from({ length: test.questionCount }, () => line);
  if (test.oneSubjectOnly)
    return same({ subject: language ?? test.key, topicsOf: language ? [language] : [] });
  if (test.parts.some(({ approximate }) => approximate))
    return same({ subject: test.key, topicsOf: test.parts.map(({ subjectKey }) => subjectKey) });
  return test.parts.flatMap(({ subjectKey, partKey, questionCount }) => {
    const subject = (extraPhilosophy && REPLACED[subjectKey]) || subjectKey;
    const part = partKey && (partKey.endsWith('1') ? (1 as const) : (2 as const));
    const line = { subject, topicsOf: [subject], ...(part && { part }) };
    return Array.from({ length: questionCount }, () => line);
  });
}

const isAnswered = (marks: string | undefined) => marks !== undefined && /[A-E]/.test(marks);

/** Tests with at least one answer; others were not taken. */
export const takenTests = ({ examType }: Booklet, answers: Marks): ExamTest[] =>
  EXAMS[examType].tests.filter(({ key }) => isAnswered(answers[key]));

export interface WrongQuestion {
  readonly test: TestKey;
  readonly question: number;
  readonly given: string;
  readonly right: string;
  readonly topicsOf: readonly SubjectKey[];
}

export interface FormScore {
  readonly lines: readonly (SubjectAnswers & { readonly test: TestKey })[];
  readonly wrong: readonly WrongQuestion[];
}

export function scoreForm(booklet: Booklet, answers: Marks, key: Marks): FormScore {
  const wrong: WrongQuestion[] = [];
  const lines: FormScore['lines'][number][] = [];
  for (const test of takenTests(booklet, answers)) {
    const rights = key[test.key];
    if (!rights) continue;
    const counted = new Map<string, { correct: number; wrong: number; blank: number }>();
    const all = linesOfTest(test, booklet);
    for (const [at, { subject, topicsOf }] of all.entries()) {
      const right = rights[at] ?? CANCELLED;
      if (right === CANCELLED) continue;
      const counts = counted.get(subject) ?? { correct: 0, wrong: 0, blank: 0 };
      counted.set(subject, counts);
      const given = answers[test.key]![at] ?? BLANK;
      if (given === BLANK) counts.blank += 1;
      else if (given === right) counts.correct += 1;
      else {
        counts.wrong += 1;
        wrong.push({ test: test.key, question: at + 1, given, right, topicsOf });
      }
    }
    for (const [subject, counts] of counted) {
      const part = all.find((line) => line.subject === subject)?.part;
      lines.push({ test: test.key, subject, ...counts, ...(part && { part }) });
    }
  }
  return { lines, wrong };
}

const nameOf = (test: ExamTest) => rowName(test.key);

export function formIssues(booklet: Booklet, answers: Marks): AttemptIssue[] {
  const { examType, language } = booklet;
  const { tests } = EXAMS[examType];
  const issues: AttemptIssue[] = [];
  if (examType === 'YDT' && !language) issues.push({ path: 'language', message: texts.languageMissing });
  if (examType !== 'YDT' && language) issues.push({ path: 'language', message: texts.languageOnlyYdt });
  for (const [key, marks] of Object.entries(answers)) {
    const test = tests.find((each) => each.key === key);
    const path = `answers.${key}`;
    if (!test) issues.push({ path, message: texts.notInExam(rowName(key), examType) });
    else if (marks.length > test.questionCount)
      issues.push({ path, message: texts.tooManyAnswers(nameOf(test), test.questionCount, marks.length) });
  }
  if (takenTests(booklet, answers).length === 0) issues.push({ path: 'answers', message: texts.noAnswers });
  return issues;
}

/** A key may be missing, but its length must match its test. */
export function keyIssues({ examType }: Booklet, key: Marks): AttemptIssue[] {
  return Object.entries(key).flatMap(([name, marks]) => {
    const test = EXAMS[examType].tests.find((each) => each.key === name);
    const path = `key.${name}`;
    if (!test) return [{ path, message: texts.notInExam(rowName(name), examType) }];
    if (marks.length === test.questionCount) return [];
    return [{ path, message: texts.keyLength(nameOf(test), test.questionCount, marks.length) }];
  });
}

export function missingKeys(booklet: Booklet, answers: Marks, key: Marks): AttemptIssue[] {
  return takenTests(booklet, answers)
    .filter((test) => !key[test.key])
    .map((test) => ({ path: `key.${test.key}`, message: texts.keyMissing(nameOf(test)) }));
}

export interface TopicPick {
  readonly test: string;
  readonly question: number;
  readonly subject: string;
  readonly topic: string;
}

export const MAX_TOPICS = 60;

/** Topic picks of wrong questions added up, most wrong first. */
export function wrongTopics(picks: readonly TopicPick[]): WrongTopic[] {
  const counts = new Map<string, { subject: string; topic: string; wrong: number }>();
  for (const { subject, topic } of picks) {
    const counted = counts.get(`${subject}/${topic}`) ?? { subject, topic, wrong: 0 };
    counted.wrong += 1;
    counts.set(`${subject}/${topic}`, counted);
  }
  return [...counts.values()].sort((a, b) => b.wrong - a.wrong).slice(0, MAX_TOPICS);
}

/** Picks with a question that is not wrong, or with an impossible subject. */
export function pickIssues(wrong: readonly WrongQuestion[], picks: readonly TopicPick[]): AttemptIssue[] {
  const seen = new Set<string>();
  return picks.flatMap(({ test, question, subject }, index) => {
    const found = wrong.find((each) => each.test === test && each.question === question);
    const fits = found?.topicsOf.some((key) => key === subject) && !seen.has(`${test}/${question}`);
    seen.add(`${test}/${question}`);
    return fits ? [] : [{ path: `topics.${index}.question`, message: texts.topicNotWrong(question) }];
  });
}
