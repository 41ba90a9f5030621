import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { NeedStrength, TopicKind } from './topic-values.ts';

/** Expert estimates, neither official nor measured, that the student's own pace replaces. */
export interface TopicEffort {
  readonly subject: SubjectKey;
  readonly topic: string;
  readonly firstStudyMinutes: number;
  readonly practiceQuestions: number;
  readonly reviewMinutes: number;
  /** From 1 within the subject. */
  readonly order: number;
  readonly kind: TopicKind;
}

export interface TopicNeed {
  readonly subject: SubjectKey;
  readonly topic: string;
  readonly needsSubject: SubjectKey;
  readonly needsTopic: string;
  readonly strength: NeedStrength;
}

/**
 * Questions counted in one year's exam. `group` joins several topics with ' | '; `tyt_topic` is a TYT topic
 * asked inside the AYT test `subject`.
 */
export interface TopicCount {
  readonly subject: SubjectKey;
  readonly topic: string;
  readonly year: number;
  readonly questions: number;
  readonly kind: 'topic' | 'group' | 'tyt_topic';
}

export interface PlannerCatalogue {
  readonly efforts: readonly TopicEffort[];
  readonly needs: readonly TopicNeed[];
  readonly counts: readonly TopicCount[];
}

/** Topic names are unique only within a subject. */
export const topicId = (subject: SubjectKey, topic: string): string => `${subject}/${topic}`;

/** Assumed, including the review of mistakes. */
const MINUTES_PER_QUESTION: Partial<Record<SubjectKey, number>> = {
  turkce: 1.25,
  matematik: 1.75,
  geometri: 2,
  fizik: 1.5,
  kimya: 1.5,
  felsefe_ayt: 1.25,
  matematik_ayt: 2.25,
  fizik_ayt: 2,
  kimya_ayt: 2,
  biyoloji_ayt: 1.25,
  ingilizce: 1.5,
  almanca: 1.5,
  fransizca: 1.5,
  arapca: 1.5,
  rusca: 1.5,
};

export const minutesPerQuestion = (subject: SubjectKey): number => MINUTES_PER_QUESTION[subject] ?? 1;

/** Ongoing topics practised more than once a week. */
const SESSIONS_A_WEEK: Readonly<Record<string, number>> = {
  'turkce/Paragraf': 6,
  'matematik/Problemler': 3,
  'ingilizce/Cloze Test (Boşluk Doldurma)': 2,
  'ingilizce/Paragraf (Okuduğunu Anlama)': 3,
  'almanca/Cloze Test (Boşluk Doldurma)': 2,
  'almanca/Paragraf (Okuduğunu Anlama)': 3,
  'fransizca/Cloze Test (Boşluk Doldurma)': 2,
  'fransizca/Paragraf (Okuduğunu Anlama)': 3,
};

export const sessionsPerWeek = (id: string): number => SESSIONS_A_WEEK[id] ?? 1;
