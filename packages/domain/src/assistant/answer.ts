import type { Answer } from './answer-format.ts';
import { goalGap, scoreEstimate } from './estimate-answers.texts.ts';
import { daysLeft, examLast, examMistakes, examTrend } from './exam-answers.texts.ts';
import type { Intent } from './intents.ts';
import { cardsDue, mistakesDue, planToday, planWeek, todayFocus } from './plan-answers.texts.ts';
import { efficiency, questionCount, strongestSubject } from './question-answers.texts.ts';
import { badges, duelStatus, habitsToday } from './reward-answers.texts.ts';
import {
  compareWeeks,
  monthSummary,
  neglectedSubject,
  type Question,
  subjectTime,
  todaySummary,
  weekSummary,
} from './study-answers.texts.ts';
import {
  CRISIS_ANSWER,
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

const ANSWERS: Record<Intent, (question: Question) => Answer> = {
  today_summary: todaySummary,
  week_summary: weekSummary,
  month_summary: monthSummary,
  compare_weeks: compareWeeks,
  subject_time: subjectTime,
  neglected_subject: neglectedSubject,
  strongest_subject: strongestSubject,
  question_count: questionCount,
  efficiency,
  exam_last: examLast,
  exam_trend: examTrend,
  exam_mistakes: examMistakes,
  score_estimate: scoreEstimate,
  goal_gap: goalGap,
  days_left: daysLeft,
  today_focus: todayFocus,
  plan_today: planToday,
  plan_week: planWeek,
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
  crisis: () => CRISIS_ANSWER,
  exam_stress: examStress,
};

/** What the built-in engine answers: the same question and the same data, the same answer. */
export const answerTo = (intent: Intent, question: Question): Answer => ANSWERS[intent](question);
