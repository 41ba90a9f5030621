import { addDays, type StudyDay, startOfStudyDay, studyDay } from '../../study-day.ts';
import { hasTopic } from '../../yks/topics.ts';
import { MANUAL_SECONDS } from '../manual-session.ts';
import { readAmounts } from './amounts.ts';
import { readDay } from './days.ts';
import {
  type Corrections,
  PROBLEM_CODES,
  type ProblemCode,
  type QuickEntry,
  type QuickEntryContext,
} from './parsed-entry.ts';
import { readSubject } from './subjects.ts';
import { tokensOf } from './tokens.ts';
import { COUNTS, type CountName } from './values.ts';

/** The longest real lines have about sixty characters. */
export const MAX_LINE = 200;
const MAX_WORDS = 40;
export const MAX_QUESTIONS = 1000;

type Counts = Record<CountName, number | null>;

function completeCounts(given: Counts): Counts {
  const { questions, right, wrong, blank } = given;
  if (questions === null) {
    if (right === null && wrong === null) return given;
    const sum = (right ?? 0) + (wrong ?? 0) + (blank ?? 0);
    return { questions: sum, right: right ?? 0, wrong: wrong ?? 0, blank: blank ?? 0 };
  }
  if (right === null && wrong === null) return given;
  // "40 soru 6y" implies the rest was right; "40 soru 32d" implies wrong, unless blanks are named.
  const rightOnes = right ?? questions - (wrong ?? 0) - (blank ?? 0);
  const wrongOnes = wrong ?? questions - rightOnes - (blank ?? 0);
  return { questions, right: rightOnes, wrong: wrongOnes, blank: blank ?? questions - rightOnes - wrongOnes };
}

function countProblem({ questions, right, wrong, blank }: Counts): ProblemCode | null {
  const all = [questions, right, wrong, blank];
  if (all.some((count) => (count ?? 0) > MAX_QUESTIONS)) return 'tooMany';
  if (right === null || wrong === null) return 'answersMissing';
  const sum = (right ?? 0) + (wrong ?? 0) + (blank ?? 0);
  return all.some((count) => (count ?? 0) < 0) || sum > (questions ?? 0) ? 'answersExceed' : null;
}

/** A session ends now, or begins in the afternoon on another day. */
export function sessionStart(day: StudyDay, seconds: number, now: Date): Date {
  if (day === studyDay(now)) return new Date(now.getTime() - seconds * 1000);
  return new Date(startOfStudyDay(day).getTime() + 15 * 3_600_000);
}

/** Just after midnight, "1 saat" without a day means yesterday. */
function dayOfSession(named: StudyDay | null, seconds: number, now: Date): StudyDay {
  const today = studyDay(now);
  if (named) return named;
  return now.getTime() - seconds * 1000 >= startOfStudyDay(today).getTime() ? today : addDays(today, -1);
}

const MIN_SECONDS = 60;

const EMPTY = {
  subject: null,
  subjectDecidedBy: null,
  subjectChoices: [],
  topic: null,
  topicChoices: [],
  questions: null,
  right: null,
  wrong: null,
  blank: null,
  derived: [],
  seconds: null,
  kind: null,
  notUnderstood: [],
} as const;

/**
 * Reads "mat türev 40 soru 32d 6y" or "dün fizik 1 saat"; never throws, doubts become choices or problems.
 */
export function parseQuickEntry(
  line: string,
  context: QuickEntryContext,
  corrections: Corrections = {},
): QuickEntry {
  const today = studyDay(context.now);
  const tokens = line.length > MAX_LINE ? [] : tokensOf(line);
  if (line.length > MAX_LINE || tokens.length > MAX_WORDS)
    return { ...EMPTY, date: today, problems: ['lineTooLong'] };

  const days = readDay(tokens, today);
  const amounts = readAmounts(tokens);
  const named = corrections.date ?? days.date;
  // Today's plan does not apply to other days.
  const plan = named === null || named === today ? context.plan : [];
  const what = readSubject(tokens, { ...context, plan });

  const subject = corrections.subject ?? what.subject;
  const topicChoices = what.topicChoices.filter((choice) => !subject || hasTopic(subject, choice));
  const wanted =
    corrections.topic === undefined && topicChoices.length === 1 ? topicChoices[0]! : corrections.topic;
  const topic = wanted && (!subject || hasTopic(subject, wanted)) ? wanted : null;
  const given: Counts = {
    questions: corrections.questions ?? amounts.questions,
    right: corrections.right ?? amounts.right,
    wrong: corrections.wrong ?? amounts.wrong,
    blank: corrections.blank ?? amounts.blank,
  };
  const counts = completeCounts(given);
  const seconds = corrections.seconds ?? amounts.seconds;
  const date = seconds === null ? (named ?? today) : dayOfSession(named, seconds, context.now);
  const hasCounts = counts.questions !== null || counts.blank !== null;

  const problems = new Set<ProblemCode>(amounts.problems);
  const understood = [subject, what.problem, counts.questions, seconds, days.date].some(
    (part) => part !== null,
  );
  if (!understood && what.subjectChoices.length === 0) problems.add('nothing');
  else {
    if (what.problem && !corrections.subject) problems.add(what.problem);
    else if (subject === null) problems.add(what.subjectChoices.length > 0 ? 'subjectUnclear' : 'noSubject');
    if (seconds === null && !counts.questions && !counts.blank) problems.add('noAmount');
  }
  const ofCounts = hasCounts ? countProblem(counts) : null;
  if (ofCounts) problems.add(ofCounts);
  if (tokens.some(({ isNumber, isAside, used }) => isNumber && !isAside && !used))
    problems.add('unclearNumber');
  if (days.isTwo && !corrections.date) problems.add('twoDays');
  if (date > today) problems.add('future');
  if (seconds !== null) {
    if (seconds < MIN_SECONDS || seconds > MANUAL_SECONDS.max) problems.add('tooLong');
    else if (studyDay(sessionStart(date, seconds, context.now)) !== date) problems.add('future');
  }

  return {
    subject,
    subjectDecidedBy: corrections.subject ? 'tap' : what.decidedBy,
    subjectChoices: what.subjectChoices,
    topic,
    topicChoices,
    ...counts,
    derived: COUNTS.filter((name) => given[name] === null && counts[name] !== null),
    seconds,
    date,
    kind: seconds !== null ? 'session' : hasCounts ? 'questions' : null,
    notUnderstood: tokens.filter(({ used }) => !used).map(({ typed }) => typed),
    problems: PROBLEM_CODES.filter((code) => problems.has(code)),
  };
}
