import type { Answer } from './answer-format.ts';
import { comparison } from './comparison-answers.texts.ts';
import { crisisAnswer } from './crisis-answers.texts.ts';
import { goalGap, scoreEstimate } from './estimate-answers.texts.ts';
import { daysLeft, examLast, examMistakes, examTrend } from './exam-answers.texts.ts';
import { examFact, universityProgrammeAnswer } from './exam-fact-answers.texts.ts';
import { extremeTime, unitOfExtreme } from './extreme-answers.texts.ts';
import { asksLeastTime } from './intent-of-parts.ts';
import type { Intent } from './intents.ts';
import { partNote } from './part-note.texts.ts';
import { periodOf } from './parts/period.ts';
import { forPeriod, periodQuestions, periodSubjectTime, periodSummary } from './period-answers.texts.ts';
import { cardsDue, mistakesDue, planToday, planWeek, todayFocus } from './plan-answers.texts.ts';
import { efficiency, questionCount, strongestSubject } from './question-answers.texts.ts';
import { badges, duelStatus, habitsToday } from './reward-answers.texts.ts';
import {
  monthSummary,
  neglectedSubject,
  type Question,
  subjectTime,
  todaySummary,
  weekSummary,
} from './study-answers.texts.ts';
import {
  examStress,
  greeting,
  motivation,
  outOfScope,
  productHelp,
  rank,
  streak,
  thanks,
  xpLevel,
} from './talk-answers.texts.ts';

/** True if the question names days other than the intent's own, or asks for the best or worst of them. */
const isOther = ({ parts, today }: Question, own: readonly string[]) =>
  periodOf(parts, today) !== null &&
  (parts.superlative !== undefined || parts.day !== undefined || !own.includes(parts.range ?? ''));

const ANSWERS: Record<Intent, (question: Question) => Answer> = {
  today_summary: todaySummary,
  day_summary: (question) =>
    forPeriod(question, periodSummary) ??
    (unitOfExtreme(question.text) ? extremeTime(question) : todaySummary(question)),
  week_summary: (question) =>
    isOther(question, ['week']) ? forPeriod(question, periodSummary)! : weekSummary(question),
  month_summary: (question) =>
    isOther(question, ['month']) ? forPeriod(question, periodSummary)! : monthSummary(question),
  compare_weeks: comparison,
  subject_time: (question) => forPeriod(question, periodSubjectTime) ?? subjectTime(question),
  neglected_subject: neglectedSubject,
  strongest_subject: strongestSubject,
  question_count: (question) => forPeriod(question, periodQuestions) ?? questionCount(question),
  efficiency,
  exam_last: examLast,
  exam_trend: examTrend,
  exam_mistakes: examMistakes,
  score_estimate: (question) => universityProgrammeAnswer(question) ?? scoreEstimate(question),
  goal_gap: (question) => universityProgrammeAnswer(question) ?? goalGap(question),
  days_left: daysLeft,
  exam_fact: examFact,
  today_focus: todayFocus,
  plan_today: planToday,
  plan_week: (question) =>
    question.parts.day && question.parts.day !== 'today' ? planToday(question) : planWeek(question),
  cards_due: cardsDue,
  mistakes_due: mistakesDue,
  habits_today: habitsToday,
  streak,
  xp_level: xpLevel,
  rank,
  duel_status: duelStatus,
  badges,
  motivation,
  product_help: productHelp,
  greeting,
  thanks,
  out_of_scope: outOfScope,
  crisis: crisisAnswer,
  exam_stress: examStress,
};

/** The built-in engine is deterministic and names each part of the question it cannot respect. */
export function answerTo(intent: Intent, question: Question): Answer {
  const answered = asksLeastTime(intent, question.parts, question.text) ? 'subject_time' : intent;
  const answer = ANSWERS[answered](question);
  const note = partNote(answered, question.parts);
  return note ? { ...answer, response: `${note}\n\n${answer.response}` } : answer;
}
