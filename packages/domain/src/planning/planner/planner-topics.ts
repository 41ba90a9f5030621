import { COEFFICIENTS } from '../../exams/estimates/net-score.data.ts';
import {
  minutesPerQuestion,
  type PlannerCatalogue,
  sessionsPerWeek,
  topicId,
} from '../../study/topic-facts/catalogue.ts';
import { expectedInTest } from '../../study/topic-facts/topic-history.ts';
import type { NeedStrength, TopicKind } from '../../study/topic-facts/topic-values.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import { questionCounts, testsOf } from '../../yks/exams.ts';
import { FIELDS, type FieldType } from '../../yks/fields.ts';
import type { NetKey, ScoreKey } from '../../yks/score-keys.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';

export interface PlannerTopic {
  readonly id: string;
  readonly subject: SubjectKey;
  readonly topic: string;
  readonly order: number;
  readonly kind: TopicKind;
  readonly learnMinutes: number;
  readonly practiseMinutes: number;
  readonly practiseQuestions: number;
  readonly reviewMinutes: number;
  /** Only for ongoing topics. */
  readonly sessionsPerWeek: number;
  readonly needs: readonly string[];
  readonly helps: readonly string[];
  readonly questions: number;
  /** Points of the student's score type for those questions. */
  readonly worth: number;
}

export type Pace = Partial<Record<SubjectKey, number>>;

const roundToStep = (minutes: number) => Math.round(minutes / 5) * 5;

/** Mean points per net over the years; parts of Tarih and Coğrafya are weighted by questions. */
function pointsPerNet(exam: ExamKey, field: FieldType, type: ScoreKey): Map<SubjectKey, number> {
  const years = COEFFICIENTS[type];
  const sums = new Map<SubjectKey, { points: number; questions: number }>();
  for (const test of testsOf(exam, field))
    for (const { subjectKey, partKey, questionCount } of test.parts) {
      const key = exam === 'AYT' ? (partKey ?? subjectKey) : test.key;
      const mean = years.reduce((sum, { points }) => sum + (points[key as NetKey] ?? 0), 0) / years.length;
      const sum = sums.get(subjectKey) ?? { points: 0, questions: 0 };
      sums.set(subjectKey, {
        points: sum.points + mean * questionCount,
        questions: sum.questions + questionCount,
      });
    }
  return new Map([...sums].map(([subject, { points, questions }]) => [subject, points / questions]));
}

/** Without a field the TYT score counts. */
export function plannerTopics(
  { efforts, needs, counts }: PlannerCatalogue,
  field: FieldType | null,
  subjects: readonly SubjectKey[],
  pace: Pace = {},
): PlannerTopic[] {
  const wanted = new Set(subjects);
  const type: ScoreKey = field ? FIELDS[field].scoreType : 'TYT';
  const questions = new Map<string, number>();
  const worth = new Map<string, number>();
  for (const exam of field ? FIELDS[field].exams : (['TYT'] as const)) {
    const points = pointsPerNet(exam, field ?? 'sayisal', type);
    for (const [subject, total] of questionCounts(exam, field ?? 'sayisal')) {
      if (!wanted.has(subject)) continue;
      const names = efforts.filter((each) => each.subject === subject).map(({ topic }) => topic);
      for (const [id, count] of expectedInTest(counts, subject, names, total)) {
        questions.set(id, (questions.get(id) ?? 0) + count);
        worth.set(id, (worth.get(id) ?? 0) + count * points.get(subject)!);
      }
    }
  }
  const needed = (strength: NeedStrength) => {
    const byTopic = new Map<string, string[]>();
    for (const need of needs) {
      if (need.strength !== strength || !wanted.has(need.needsSubject)) continue;
      const id = topicId(need.subject, need.topic);
      byTopic.set(id, [...(byTopic.get(id) ?? []), topicId(need.needsSubject, need.needsTopic)]);
    }
    return byTopic;
  };
  const [must, helps] = [needed('must'), needed('helps')];
  return efforts
    .filter(({ subject }) => wanted.has(subject))
    .map((effort): PlannerTopic => {
      const { subject, topic, order, kind, practiceQuestions } = effort;
      const id = topicId(subject, topic);
      const factor = pace[subject] ?? 1;
      return {
        id,
        subject,
        topic,
        order,
        kind,
        learnMinutes: roundToStep(effort.firstStudyMinutes * factor),
        practiseMinutes: roundToStep(practiceQuestions * minutesPerQuestion(subject) * factor),
        practiseQuestions: practiceQuestions,
        reviewMinutes: roundToStep(effort.reviewMinutes * factor),
        sessionsPerWeek: kind === 'ongoing' ? sessionsPerWeek(id) : 0,
        needs: must.get(id) ?? [],
        helps: helps.get(id) ?? [],
        questions: questions.get(id) ?? 0,
        worth: worth.get(id) ?? 0,
      };
    });
}
