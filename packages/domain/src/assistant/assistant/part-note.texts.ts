import type { Intent } from './intents.ts';
import type { Parts } from './parts/parts.ts';

type Part = keyof Parts;

/** Parts each answer respects; intents without the student's data have none. */
const RESPECTED: Partial<Record<Intent, readonly Part[]>> = {
  today_summary: ['day'],
  day_summary: ['day', 'range', 'superlative'],
  week_summary: ['range', 'day', 'superlative'],
  month_summary: ['range', 'day', 'superlative'],
  compare_weeks: ['range', 'day', 'subject', 'test'],
  subject_time: ['day', 'range', 'subject', 'test', 'superlative'],
  neglected_subject: ['superlative', 'subject', 'test'],
  strongest_subject: ['superlative'],
  question_count: ['day', 'range', 'subject', 'test', 'superlative'],
  efficiency: ['superlative'],
  exam_last: ['day', 'range', 'subject', 'test', 'publisher', 'superlative', 'exam_no'],
  exam_trend: ['day', 'range', 'subject', 'test', 'publisher', 'superlative', 'exam_no'],
  exam_mistakes: ['subject', 'test', 'superlative'],
  score_estimate: ['test', 'programme', 'exam_no'],
  goal_gap: ['test', 'programme'],
  today_focus: ['subject', 'test', 'range'],
  plan_today: ['day'],
  plan_week: ['range'],
  mistakes_due: ['day'],
  cards_due: ['day'],
};

const NAMES: Readonly<Record<Part, string>> = {
  day: 'güne',
  range: 'o döneme',
  subject: 'derse',
  test: 'sınava',
  publisher: 'yayına',
  superlative: 'en iyi ya da en kötüye',
  programme: 'bölüme',
  exam_no: 'tek bir denemeye',
};

/** A "today" in passing, or "best" in any question, does not change the question. */
const isPassing = (part: Part, parts: Parts) =>
  part === 'superlative' || (part === 'day' && parts.day === 'today');

export function partNote(intent: Intent, parts: Parts): string | null {
  const respected = RESPECTED[intent];
  if (!respected) return null;
  const left = (Object.keys(parts) as Part[]).filter(
    (part) => !respected.includes(part) && !isPassing(part, parts),
  );
  return left.length > 0
    ? `Bunu ${left.map((part) => NAMES[part]).join(' ve ')} göre ayıramıyorum; aşağıdaki yanıt genel durumdur.`
    : null;
}
