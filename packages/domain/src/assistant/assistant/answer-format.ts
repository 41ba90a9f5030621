import type { StudyDay } from '../../study-day.ts';
import { studyChoice } from '../../yks/study-choice.ts';
import { subjectOf } from '../../yks/subjects.ts';

export interface Answer {
  readonly response: string;
  readonly sources: readonly string[];
}

export const numberText = (value: number): string =>
  value.toLocaleString('tr-TR', { maximumFractionDigits: 2 });

export const signedText = (value: number): string =>
  value < 0 ? `−${numberText(-value)}` : `+${numberText(value)}`;

export const percentText = (share: number): string => `%${Math.round(share * 100)}`;

export const dayText = (day: StudyDay | string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('tr-TR', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

export function subjectText(subject: string): string {
  const choice = studyChoice(subject);
  if (!choice) return subject;
  if (choice.kind === 'subject') return subjectOf(choice.subject).label;
  return choice.exam === 'BRANS'
    ? `${subjectOf(choice.branch).label} branş denemesi`
    : `${choice.exam} denemesi`;
}

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const paragraphs = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join('\n\n');

export const SOURCES = {
  sessions: 'Çalışmalarım|/study-tracker/sessions',
  calendar: 'Çalışma Takvimi|/calendar/study',
  questions: 'Soru Takvimi|/calendar/question',
  estimates: 'Neredeyim?|/estimates',
  exams: 'Denemelerim|/exam-tracker',
  goals: 'Hedeflerim|/goals',
  dashboard: 'Bugün|/dashboard',
  weeklyPlan: 'Haftalık plan|/weekly-plan',
  studyPlan: 'Çalışma planım|/study-plan',
  planner: 'Haftamı planla|/planner',
  topicMap: 'Konu haritam|/topic-map',
  cards: 'Bilgi kartları|/flashcards',
  mistakes: 'Yanlış defterim|/mistakes',
  habits: 'Alışkanlıklar|/habits',
  duels: 'Düellolar|/duels',
  badges: 'Rozetlerim|/motivation/badges',
  timer: 'Zamanlayıcı|/study-tracker/timer',
  suggestions: 'Öneriler|/ai/suggestions',
  rooms: 'Çalışma odası|/study-tracker/study-room',
  profile: 'Profilim|/profile',
  coach: 'Koçum|/student/coach',
} as const;
