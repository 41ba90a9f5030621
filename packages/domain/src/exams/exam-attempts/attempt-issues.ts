import type { ExamKey } from '../../yks/exam-keys.ts';
import { EXAMS } from '../../yks/exams.ts';
import { isSubjectKey } from '../../yks/subject-keys.ts';
import { hasTopic } from '../../yks/topics.ts';
import { type AttemptValues, MAX_BRANCH_QUESTIONS, type SubjectAnswers, sumAnswers } from './attempt.ts';
import { attemptIssueTexts as texts } from './attempt-issues.texts.ts';
import { isBranchSubject, maxOfRow, rowName, subjectsOfRow, testsOfRow } from './exam-rows.ts';

export interface AttemptIssue {
  readonly path: string;
  readonly message: string;
}

const FIRST_DAY = '2015-01-01';

const sizeOf = ({ correct, wrong, blank }: SubjectAnswers) => correct + wrong + blank;

export function attemptIssues(attempt: AttemptValues, today: string): AttemptIssue[] {
  const issues: AttemptIssue[] = [];
  if (attempt.date > today) issues.push({ path: 'date', message: texts.dateInFuture });
  if (attempt.date < FIRST_DAY) issues.push({ path: 'date', message: texts.dateTooOld });
  issues.push(
    ...(attempt.examType ? examIssues(attempt.examType, attempt.subjects) : branchIssues(attempt.subjects)),
  );
  issues.push(...repeated(attempt.subjects));
  const all = sumAnswers(attempt.subjects);
  if (all.correct + all.wrong + all.blank === 0) issues.push({ path: 'subjects', message: texts.noAnswers });
  issues.push(...topicIssues(attempt));
  return issues;
}

function repeated(subjects: readonly SubjectAnswers[]): AttemptIssue[] {
  const seen = new Set<string>();
  return subjects.flatMap(({ subject, part }, index) => {
    const key = `${subject}/${part ?? ''}`;
    if (seen.has(key))
      return [{ path: `subjects.${index}.subject`, message: texts.repeated(rowName(subject, part)) }];
    seen.add(key);
    return [];
  });
}

function branchIssues(subjects: readonly SubjectAnswers[]): AttemptIssue[] {
  const issues: AttemptIssue[] = subjects.flatMap(({ subject, part }, index) =>
    isBranchSubject(subject) && part === undefined
      ? []
      : [{ path: `subjects.${index}.subject`, message: texts.unknownSubject }],
  );
  const asked = subjects.reduce((sum, each) => sum + sizeOf(each), 0);
  if (asked > MAX_BRANCH_QUESTIONS)
    issues.push({ path: 'subjects', message: texts.branchTooLong(MAX_BRANCH_QUESTIONS) });
  return issues;
}

function examIssues(exam: ExamKey, subjects: readonly SubjectAnswers[]): AttemptIssue[] {
  const issues: AttemptIssue[] = [];
  const used = new Map<string, number>();
  const byTest = new Set<string>();
  let loose = 0;
  const looseTests = new Set<string>();
  for (const [index, row] of subjects.entries()) {
    const tests = testsOfRow(exam, row.subject, row.part);
    const path = `subjects.${index}.subject`;
    if (tests.length === 0)
      issues.push({ path, message: texts.notInExam(rowName(row.subject, row.part), exam) });
    const max = maxOfRow(exam, row.subject, row.part);
    if (max !== null && sizeOf(row) > max)
      issues.push({
        path: `subjects.${index}.wrong`,
        message: texts.testTooLong(rowName(row.subject, row.part), max),
      });
    const [test] = tests;
    if (tests.length === 1 && test) {
      used.set(test.key, (used.get(test.key) ?? 0) + sizeOf(row));
      if (test.key === row.subject) byTest.add(test.key);
    }
    if (tests.length > 1) {
      loose += sizeOf(row);
      for (const { key } of tests) looseTests.add(key);
    }
  }
  for (const [index, row] of subjects.entries())
    for (const { key, name } of testsOfRow(exam, row.subject, row.part))
      if (byTest.has(key) && row.subject !== key)
        issues.push({ path: `subjects.${index}.subject`, message: texts.testAndSubject(name) });
  for (const { key, name, questionCount } of EXAMS[exam].tests)
    if ((used.get(key) ?? 0) > questionCount)
      issues.push({ path: pathOfTest(exam, subjects, key), message: texts.testTooLong(name, questionCount) });
  issues.push(...looseIssues(exam, used, looseTests, loose));
  if (exam === 'YDT' && subjects.length > 1) issues.push({ path: 'subjects', message: texts.oneLanguage });
  return issues;
}

/** Answers that may belong to either of two tests must fit into what both leave free. */
function looseIssues(
  exam: ExamKey,
  used: ReadonlyMap<string, number>,
  tests: ReadonlySet<string>,
  loose: number,
): AttemptIssue[] {
  const room = EXAMS[exam].tests
    .filter(({ key }) => tests.has(key))
    .reduce((sum, { key, questionCount }) => sum + Math.max(0, questionCount - (used.get(key) ?? 0)), 0);
  return loose > room ? [{ path: 'subjects', message: texts.looseTooLong }] : [];
}

function pathOfTest(exam: ExamKey, subjects: readonly SubjectAnswers[], key: string): string {
  const index = subjects.findLastIndex(({ subject, part }) =>
    testsOfRow(exam, subject, part).some((test) => test.key === key),
  );
  return `subjects.${index}.wrong`;
}

function topicIssues({ subjects, topics = [] }: AttemptValues): AttemptIssue[] {
  const issues: AttemptIssue[] = [];
  const seen = new Set<string>();
  for (const [index, { subject, topic, wrong, asked }] of topics.entries()) {
    const at = `topics.${index}`;
    const known = isSubjectKey(subject) && hasTopic(subject, topic);
    const inExam = subjects.some((row) => subjectsOfRow(row.subject).some((key) => key === subject));
    if (!known) issues.push({ path: `${at}.topic`, message: texts.unknownTopic });
    else if (!inExam) issues.push({ path: `${at}.subject`, message: texts.topicElsewhere(rowName(subject)) });
    if (seen.has(`${subject}/${topic}`)) issues.push({ path: `${at}.topic`, message: texts.repeated(topic) });
    seen.add(`${subject}/${topic}`);
    if (asked !== null && asked !== undefined && asked < wrong)
      issues.push({ path: `${at}.asked`, message: texts.askedTooFew });
  }
  for (const { subject, wrong } of wrongByRow(subjects)) {
    const keys: readonly string[] = subjectsOfRow(subject);
    const named = topics
      .filter((each) => keys.includes(each.subject))
      .reduce((sum, each) => sum + each.wrong, 0);
    if (named > wrong) issues.push({ path: 'topics', message: texts.topicsTooMany(rowName(subject), wrong) });
  }
  return issues;
}

function wrongByRow(subjects: readonly SubjectAnswers[]): { subject: string; wrong: number }[] {
  const sums = new Map<string, number>();
  for (const { subject, wrong } of subjects) sums.set(subject, (sums.get(subject) ?? 0) + wrong);
  return [...sums].map(([subject, wrong]) => ({ subject, wrong }));
}
