import type { StudyDay } from '../../study-day.ts';
import type { ExamKey, SECOND_EXAMS } from '../../yks/exam-keys.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { TopicState } from './mastery.ts';
import type { PlannerTopic } from './planner-topics.ts';
import type { EntryKind } from './values.ts';

export const BLOCK = { min: 25, max: 90, step: 5 } as const;
export const FREE_SHARE = 0.15;
export const SUBJECT_SHARE = 0.4;
/** Daily maximum, whatever the hours allow. */
export const MAX_DAY_MINUTES = 720;
export const HEAVY_MINUTES = 45;
export const CARDS_PER_BLOCK = 60;

export type Emphasis = -1 | 0 | 1;

export interface WeekRules {
  readonly hours: readonly number[];
  /** 1 = Monday … 7 = Sunday. */
  readonly restDay: number | null;
  readonly examsPerWeek: { readonly tyt: number; readonly ayt: number };
  readonly emphasis: Partial<Record<SubjectKey, Emphasis>>;
}

/** A coach's program or a finished, locked or manual entry, which takes minutes and never moves. */
export interface FixedEntry {
  readonly day: StudyDay;
  readonly minutes: number;
  readonly subject?: SubjectKey;
  readonly topicId?: string;
  readonly kind?: EntryKind;
}

export interface PlannerInput {
  readonly today: StudyDay;
  readonly weekStart: StudyDay;
  readonly examDay: StudyDay;
  readonly rules: WeekRules;
  readonly fixed: readonly FixedEntry[];
  readonly topics: readonly PlannerTopic[];
  /** Keyed by `topicId`; a missing topic is unknown to the student. */
  readonly states: ReadonlyMap<string, TopicState>;
  /** Null if the student sits only TYT. */
  readonly secondExam: (typeof SECOND_EXAMS)[number] | null;
  /** Cards and mistakes due in the week. */
  readonly cardsDue: number;
  /** Work the student excluded, as `phase topicId`. */
  readonly excluded?: ReadonlySet<string>;
}

/** Why a block is planned, with its figures; the screens write the sentences. */
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
  /** Identifies the same work in the same week. */
  readonly key: string;
  readonly day: StudyDay;
  /** Position within the day, from 0. */
  readonly position: number;
  readonly kind: EntryKind;
  readonly subject: SubjectKey;
  /** Null for trial exams and cards. */
  readonly topicId: string | null;
  readonly minutes: number;
  readonly questions: number | null;
  /** Null unless it is a trial exam. */
  readonly exam: ExamKey | null;
  /** Expected points. */
  readonly value: number;
  readonly why: readonly Reason[];
}

export interface Totals {
  readonly minutes: number;
  readonly freeMinutes: number;
  readonly bySubject: Partial<Record<SubjectKey, number>>;
}

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
