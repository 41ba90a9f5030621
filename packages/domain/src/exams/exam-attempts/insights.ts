import { daysBetween, type StudyDay } from '../../study-day.ts';
import { expectedQuestions } from './exam-rows.ts';

export const INSIGHT_THRESHOLD = 1.4;
export const MAX_INSIGHTS = 5;
const HALF_LIFE_DAYS = 30;
const CORRECT_TO_HALVE = 20;
const MAX_ASKED = 4;

export const INSIGHT_EXPLANATION =
  'Yanlışların ve konunun son beş sınavda ne kadar sorulduğu (sayım, resmî değil) önceliği artırır; her 30 günde yarıya iner, sonradan çözdüğün doğrularla azalır.';

export interface TopicWrong {
  readonly subject: string;
  readonly topic: string;
  readonly date: StudyDay;
  readonly wrong: number;
  /** Questions of the topic per exam, counted from past exams; null if not counted. */
  readonly asked: number | null;
}

export interface TopicWork {
  readonly subject: string;
  readonly topic: string;
  readonly date: StudyDay;
  readonly correct: number;
}

export interface Insight {
  readonly subject: string;
  readonly topic: string;
  readonly weight: number;
  readonly wrong: number;
  readonly attempts: number;
  readonly lastDate: StudyDay;
  readonly askedPerExam: number;
  readonly correctSince: number;
}

/** Rises with wrong answers and frequency in exams, falls with age and later right answers. */
export function insightWeight(
  wrongs: readonly { ageDays: number; wrong: number }[],
  askedPerExam: number,
  correctSince: number,
): number {
  const fresh = wrongs.reduce(
    (sum, { ageDays, wrong }) => sum + wrong * 2 ** (-Math.max(0, ageDays) / HALF_LIFE_DAYS),
    0,
  );
  const importance = 0.6 + 0.4 * Math.min(MAX_ASKED, Math.max(0, askedPerExam));
  return (fresh * importance) / (1 + correctSince / CORRECT_TO_HALVE);
}

export function findInsights(
  wrongs: readonly TopicWrong[],
  work: readonly TopicWork[],
  today: StudyDay,
): Insight[] {
  const byTopic = new Map<string, TopicWrong[]>();
  for (const each of wrongs) {
    if (each.wrong === 0) continue;
    const key = `${each.subject}/${each.topic}`;
    byTopic.set(key, [...(byTopic.get(key) ?? []), each]);
  }
  const insights = [...byTopic.values()].map((rows): Insight => {
    const { subject, topic } = rows[0]!;
    const lastDate = rows
      .map(({ date }) => date)
      .sort()
      .at(-1)!;
    const askedPerExam = rows[0]!.asked ?? expectedQuestions(subject);
    const correctSince = work
      .filter((done) => done.subject === subject && done.topic === topic && done.date >= lastDate)
      .reduce((sum, { correct }) => sum + correct, 0);
    const aged = rows.map(({ date, wrong }) => ({ ageDays: daysBetween(date, today), wrong }));
    return {
      subject,
      topic,
      weight: insightWeight(aged, askedPerExam, correctSince),
      wrong: rows.reduce((sum, { wrong }) => sum + wrong, 0),
      attempts: rows.length,
      lastDate,
      askedPerExam,
      correctSince,
    };
  });
  return insights
    .filter(({ weight }) => weight >= INSIGHT_THRESHOLD)
    .sort((a, b) => b.weight - a.weight || a.topic.localeCompare(b.topic, 'tr'))
    .slice(0, MAX_INSIGHTS);
}
