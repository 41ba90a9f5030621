import type { StudyDay } from '../../study-day.ts';
import type { ExamKey, SECOND_EXAMS } from '../../yks/exam-keys.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { TopicState } from './mastery.ts';
import type { PlannerTopic } from './planner-topics.ts';
import type { EntryKind } from './values.ts';

export const BLOCK = { min: 25, max: 90, step: 5 } as const;
/** Of the hours stays free: what is missed moves there. */
export const FREE_SHARE = 0.15;
export const SUBJECT_SHARE = 0.4;
/** More than this is not planned on a day, whatever the hours say. */
export const MAX_DAY_MINUTES = 720;
/** First studies of this length do not follow each other. */
export const HEAVY_MINUTES = 45;
export const CARDS_PER_BLOCK = 60;

export type Emphasis = -1 | 0 | 1;

/** What a student may change of the week. */
export interface WeekRules {
  /** Free minutes of Monday to Sunday. */
  readonly hours: readonly number[];
  /** 1 = Monday … 7 = Sunday. */
  readonly restDay: number | null;
  readonly examsPerWeek: { readonly tyt: number; readonly ayt: number };
  readonly emphasis: Partial<Record<SubjectKey, Emphasis>>;
}

/** A coach's program, a finished, a locked or a hand-made entry: it takes its minutes and is never touched. */
export interface FixedEntry {
  readonly day: StudyDay;
  readonly minutes: number;
  readonly subject?: SubjectKey;
  /** By `topicId`. */
  readonly topicId?: string;
  readonly kind?: EntryKind;
}

export interface PlannerInput {
  readonly today: StudyDay;
  /** The Monday of the week to plan. */
  readonly weekStart: StudyDay;
  /** The first day of the exam; nothing is planned from it on. */
  readonly examDay: StudyDay;
  readonly rules: WeekRules;
  readonly fixed: readonly FixedEntry[];
  readonly topics: readonly PlannerTopic[];
  /** By `topicId`; a topic without a state is unknown to the student. */
  readonly states: ReadonlyMap<string, TopicState>;
  /** Which exam is taken with TYT; null when the student sits only TYT. */
  readonly secondExam: (typeof SECOND_EXAMS)[number] | null;
  /** Cards and mistakes due in the week. */
  readonly cardsDue: number;
  /** Work that the student does not want to see, as `phase topicId`. */
  readonly excluded?: ReadonlySet<string>;
}

/** Why a block is in the plan, with the figures behind it; sentences belong to the screens. */
export type Reason =
  | { readonly code: 'asked'; readonly questions: number }
  | { readonly code: 'weak'; readonly mastery: number }
  | { readonly code: 'due'; readonly dueDay: StudyDay; readonly recall: number }
  | { readonly code: 'opens'; readonly topics: number; readonly best: string }
  | { readonly code: 'begun'; readonly minutesLeft: number }
  | { readonly code: 'wrong'; readonly wrong: number; readonly correct: number }
  | { readonly code: 'routine'; readonly sessions: number }
  | { readonly code: 'rhythm'; readonly perWeek: number }
  | { readonly code: 'emphasis'; readonly emphasis: Emphasis }
  | { readonly code: 'cards'; readonly cards: number }
  | { readonly code: 'moved'; readonly from: StudyDay };

export const MAX_REASONS = 3;

export interface PlanEntry {
  /** Names the same work in the same week. */
  readonly key: string;
  readonly day: StudyDay;
  /** From 0, inside the day. */
  readonly position: number;
  readonly kind: EntryKind;
  readonly subject: SubjectKey;
  /** Null for trial exams and cards. */
  readonly topicId: string | null;
  readonly minutes: number;
  readonly questions: number | null;
  /** Which trial exam. */
  readonly exam: ExamKey | null;
  /** Points of the score that it is expected to bring. */
  readonly value: number;
  readonly why: readonly Reason[];
}

export interface Totals {
  readonly minutes: number;
  readonly freeMinutes: number;
  readonly bySubject: Partial<Record<SubjectKey, number>>;
}

/** The state of a topic nothing is known of. */
export const unknownState = (topic: PlannerTopic): TopicState => ({
  mastery: 0,
  level: 0,
  recall: 0,
  memory: null,
  dueDay: null,
  learnLeft: topic.learnMinutes,
  practiseLeft: topic.practiseMinutes,
  skipped: false,
  answered: 0,
  correct: 0,
  wrong: 0,
  lastDay: null,
});

export const stateOf = (input: Pick<PlannerInput, 'states'>, topic: PlannerTopic): TopicState =>
  input.states.get(topic.id) ?? unknownState(topic);
