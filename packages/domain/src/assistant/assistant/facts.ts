import type { RewardFacts } from '../../community/achievements/facts.ts';
import type { TimeLeft } from '../../community/duels/duel.ts';
import type { Estimate, Refusal } from '../../exams/estimates/estimate.ts';
import type { MoreNets } from '../../exams/estimates/shortest-way.ts';
import type { SubjectAnswers } from '../../exams/exam-attempts/attempt.ts';
import type { Insight } from '../../exams/exam-attempts/insights.ts';
import type { SubjectWork } from '../../planning/daily-plans/progress.ts';
import type { PlanSource } from '../../planning/daily-plans/values.ts';
import type { HabitLogStatus } from '../../study/habits/values.ts';
import type { StudyDay } from '../../study-day.ts';
import type { ExamDates } from '../../yks/exam-dates.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import type { AdmissionChance } from '../../yks/programme-values.ts';
import type { Intent } from './intents.ts';
import type { Parts } from './parts/parts.ts';

export interface DayFact {
  readonly day: StudyDay;
  readonly seconds: number;
  readonly sessions: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  readonly efficiencySum: number;
  readonly efficiencyCount: number;
}

export interface SubjectFact {
  readonly subject: string;
  readonly seconds: number;
  readonly weekSeconds: number;
  readonly todaySeconds: number;
  readonly lastDay: StudyDay;
  readonly correct: number;
  readonly wrong: number;
}

export interface PeriodSubjectFact {
  readonly subject: string;
  readonly seconds: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
}

export interface TopicWorkFact {
  readonly subject: string;
  readonly topic: string;
  readonly lastDay: StudyDay;
  readonly minutes: number;
  readonly correct: number;
  readonly wrong: number;
}

export interface UniversityProgrammeFact {
  readonly name: string;
  readonly university: string;
  readonly city: string;
  readonly scoreType: string;
  readonly quota: number;
  /** Newest first. */
  readonly ranks: readonly { readonly year: number; readonly rank: number }[];
  readonly reach: AdmissionChance | null;
}

export interface ExamFact {
  readonly day: StudyDay;
  readonly source: string;
  /** Null: a branch exam. */
  readonly type: ExamKey | null;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  /** By subject, or by test if it was entered that way. */
  readonly subjects: readonly SubjectAnswers[];
}

export interface WeekEntryFact {
  /** 0 = Monday. */
  readonly day: number;
  readonly subject: string;
  readonly topic: string | null;
  readonly title: string | null;
  readonly isDone: boolean;
}

/** Used when the weekly plan is empty. */
export interface PlannerWeekFact {
  readonly planned: readonly WeekEntryFact[];
  /** The planner's proposal while none of it is applied. */
  readonly proposed: readonly {
    /** 0 = Monday. */
    readonly day: number;
    readonly subject: string;
    readonly topic: string | null;
    readonly minutes: number;
  }[];
}

export interface HabitFact {
  readonly name: string;
  readonly streak: number;
  /** Null on days without the habit. */
  readonly today: HabitLogStatus | null;
}

export interface DuelFact {
  readonly left: TimeLeft | null;
  readonly minutes: number;
  /** Highest first. */
  readonly others: readonly { readonly name: string; readonly minutes: number }[];
  /** Who has to answer; null when it runs. */
  readonly waitsFor: 'student' | 'other' | null;
}

export interface GoalGapFact {
  readonly programme: string;
  readonly scoreType: string;
  readonly rank: { readonly year: number; readonly rank: number } | null;
  readonly reach: AdmissionChance | null;
  /** Empty: today's nets suffice; null: unknown. */
  readonly way: readonly MoreNets[] | null;
}

export interface AssistantFacts {
  readonly days: readonly DayFact[];
  readonly totals: {
    readonly xp: number;
    readonly streak: number;
    readonly longestStreak: number;
    readonly rank: number | null;
    readonly rankOf: number;
  };
  readonly subjects: readonly SubjectFact[];
  /** Mean efficiency by hour over the last four weeks. */
  readonly hours: readonly {
    readonly hour: number;
    readonly efficiency: number;
    readonly sessions: number;
  }[];
  readonly exams: readonly ExamFact[];
  readonly insights: readonly Insight[];
  readonly goals: readonly { readonly name: string; readonly department: string }[];
  readonly weeklyGoalMinutes: number | null;
  readonly exam: (ExamDates & { readonly daysLeft: number; readonly parts: readonly ExamKey[] }) | null;
  readonly plan: {
    readonly source: PlanSource;
    readonly subjects: readonly (SubjectWork & { readonly subject: string })[];
  } | null;
  readonly week: readonly WeekEntryFact[];
  readonly plannerWeek: PlannerWeekFact;
  readonly cards: { readonly due: number; readonly overdue: number; readonly total: number };
  readonly mistakes: { readonly due: number; readonly total: number; readonly subjects: readonly string[] };
  readonly habits: readonly HabitFact[];
  readonly duels: readonly DuelFact[];
  readonly duelResults: { readonly finished: number; readonly won: number };
  readonly badges: {
    readonly unlocked: readonly { readonly id: string; readonly day: StudyDay }[];
    /** Figures that need no scan of all sessions. */
    readonly figures: Partial<RewardFacts>;
  };
  readonly estimates: readonly (Estimate | Refusal)[];
  readonly goalGap: GoalGapFact | null;
  readonly periodSubjects: readonly PeriodSubjectFact[];
  /** For the period compared with the first one. */
  readonly comparedSubjects: readonly PeriodSubjectFact[];
  readonly programmes: readonly UniversityProgrammeFact[];
  /** Topics the question names, most recent first. */
  readonly topicWork: readonly TopicWorkFact[];
}

export const FACT_DAYS = 62;
export const SUBJECT_DAYS = 28;

export const NO_FACTS: AssistantFacts = {
  days: [],
  totals: { xp: 0, streak: 0, longestStreak: 0, rank: null, rankOf: 0 },
  subjects: [],
  hours: [],
  exams: [],
  insights: [],
  goals: [],
  weeklyGoalMinutes: null,
  exam: null,
  plan: null,
  week: [],
  plannerWeek: { planned: [], proposed: [] },
  cards: { due: 0, overdue: 0, total: 0 },
  mistakes: { due: 0, total: 0, subjects: [] },
  habits: [],
  duels: [],
  duelResults: { finished: 0, won: 0 },
  badges: { unlocked: [], figures: {} },
  estimates: [],
  goalGap: null,
  periodSubjects: [],
  comparedSubjects: [],
  programmes: [],
  topicWork: [],
};

export type FactName = keyof AssistantFacts;

/** Only the listed facts are loaded for an intent. */
export const FACTS_NEEDED: Record<Intent, readonly FactName[]> = {
  today_summary: ['days', 'subjects', 'weeklyGoalMinutes'],
  day_summary: ['days', 'periodSubjects'],
  week_summary: ['days', 'subjects', 'weeklyGoalMinutes'],
  month_summary: ['days'],
  compare_weeks: ['days'],
  subject_time: ['subjects'],
  neglected_subject: ['subjects', 'topicWork'],
  strongest_subject: ['subjects', 'exams'],
  question_count: ['days', 'subjects'],
  efficiency: ['days', 'hours'],
  exam_last: ['exams'],
  exam_trend: ['exams'],
  exam_mistakes: ['exams', 'insights'],
  score_estimate: ['exams', 'estimates'],
  goal_gap: ['exams', 'goals', 'exam', 'goalGap'],
  days_left: ['exam'],
  exam_fact: [],
  today_focus: ['insights', 'subjects', 'cards', 'mistakes', 'plan', 'week', 'plannerWeek'],
  plan_today: ['plan', 'week', 'plannerWeek'],
  plan_week: ['week', 'insights', 'subjects', 'plannerWeek'],
  cards_due: ['cards'],
  mistakes_due: ['mistakes'],
  habits_today: ['habits'],
  streak: ['totals', 'days'],
  xp_level: ['totals'],
  rank: ['totals'],
  duel_status: ['duels', 'duelResults'],
  badges: ['badges'],
  motivation: ['totals', 'days', 'exam'],
  product_help: [],
  greeting: ['days', 'totals'],
  thanks: [],
  out_of_scope: [],
  crisis: [],
  exam_stress: ['totals', 'days'],
};

/** Additional facts a question needs because of its parts. */
export function factsFor(intent: Intent, { day, range, subject, programme }: Parts): FactName[] {
  const names = new Set<FactName>(FACTS_NEEDED[intent]);
  if (intent === 'compare_weeks' && subject !== undefined)
    names.add('periodSubjects').add('comparedSubjects');
  const isOfStudy = names.has('days') || names.has('subjects');
  if (isOfStudy && (day !== undefined || range !== undefined)) names.add('days').add('periodSubjects');
  if (programme !== undefined && ['exam_fact', 'goal_gap', 'score_estimate'].includes(intent))
    names.add('programmes');
  return [...names];
}
