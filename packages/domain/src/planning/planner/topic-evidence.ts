import { minutesPerQuestion, type TopicEffort, topicId } from '../../study/topic-facts/catalogue.ts';
import { addDays, type StudyDay } from '../../study-day.ts';
import { presentTopic } from '../../yks/topic-names.ts';
import { DONE_COLOR, MISSED_COLOR } from '../topic-matrices/matrix.ts';
import type { MatrixColor } from '../topic-matrices/values.ts';
import type { Evidence } from './mastery.ts';
import type { FinishedTopic } from './pace.ts';

type OfTopic = { readonly subject: string; readonly topic: string; readonly day: StudyDay };

export interface TopicRecords {
  readonly matrices: readonly {
    readonly subject: string;
    readonly topics: readonly string[];
    readonly cellColors: Readonly<Record<string, MatrixColor>>;
    readonly topicColors: Readonly<Record<string, MatrixColor>>;
    readonly doneDays: Readonly<Record<string, StudyDay>>;
    readonly savedDay: StudyDay;
  }[];
  readonly answers: readonly (OfTopic & { readonly correct: number; readonly wrong: number })[];
  readonly exams: readonly (OfTopic & { readonly wrong: number; readonly asked: number | null })[];
  readonly mistakes: readonly (OfTopic & { readonly count: number })[];
  readonly sessions: readonly (OfTopic & {
    readonly minutes: number;
    readonly correct: number;
    readonly wrong: number;
    readonly blank: number;
  })[];
}

/** Cells without evidence: empty, planned but undone, or skipped. */
const SILENT_CELLS: ReadonlySet<MatrixColor> = new Set(['white', MISSED_COLOR, 'gray']);

type Matrix = TopicRecords['matrices'][number];

/** Worked days per row; columns are days of the month of saving, and later columns are plans. */
function workedCells({ cellColors, savedDay }: Matrix): Map<number, { day: StudyDay; color: MatrixColor }[]> {
  const last = Number(savedDay.slice(8));
  const rows = new Map<number, { day: StudyDay; color: MatrixColor }[]>();
  for (const [key, color] of Object.entries(cellColors)) {
    const [row, column] = key.split('-').map(Number) as [number, number];
    if (column > last || SILENT_CELLS.has(color)) continue;
    rows.set(row, [...(rows.get(row) ?? []), { day: addDays(savedDay, column - last), color }]);
  }
  return rows;
}

/**
 * The name's colour is the student's own judgement, so later work repeats the topic and does not lower it.
 */
function matrixEvidence(matrix: Matrix, add: (topic: string, evidence: Evidence) => void): void {
  const cells = workedCells(matrix);
  for (const [row, topic] of matrix.topics.entries()) {
    const name = matrix.topicColors[row] ?? 'white';
    const worked = cells.get(row) ?? [];
    const lastWorked = worked
      .map(({ day }) => day)
      .sort()
      .at(-1);
    const named = matrix.doneDays[topic] ?? lastWorked ?? matrix.savedDay;
    for (const { day, color } of worked)
      add(topic, { kind: 'matrix', day, color: name !== 'white' && day >= named ? name : color });
    if (name !== 'white') add(topic, { kind: 'matrix', day: named, color: name });
  }
}

/** Keyed by `topicId`; names that left the catalogue are dropped. */
export function evidenceOf(records: TopicRecords): Map<string, Evidence[]> {
  const byTopic = new Map<string, Evidence[]>();
  const add = (subject: string, stored: string, evidence: Evidence) => {
    const found = presentTopic(subject, stored);
    if (!found) return;
    const id = topicId(found.subject, found.topic);
    const known = byTopic.get(id);
    if (known) known.push(evidence);
    else byTopic.set(id, [evidence]);
  };
  for (const matrix of records.matrices)
    matrixEvidence(matrix, (topic, evidence) => add(matrix.subject, topic, evidence));
  for (const { subject, topic, day, correct, wrong } of records.answers)
    add(subject, topic, { kind: 'answers', day, correct, wrong });
  for (const { subject, topic, day, wrong, asked } of records.exams)
    add(subject, topic, { kind: 'exam', day, correct: Math.max(0, (asked ?? wrong) - wrong), wrong });
  for (const { subject, topic, day, count } of records.mistakes)
    add(subject, topic, { kind: 'mistake', day, count });
  for (const { subject, topic, day, minutes, correct, wrong, blank } of records.sessions) {
    if (minutes > 0) add(subject, topic, { kind: 'study', day, minutes });
    if (correct + wrong + blank > 0) add(subject, topic, { kind: 'answers', day, correct, wrong, blank });
  }
  return byTopic;
}

export function finishedTopics(
  evidence: ReadonlyMap<string, readonly Evidence[]>,
  efforts: readonly TopicEffort[],
): FinishedTopic[] {
  return efforts.flatMap(({ subject, topic, firstStudyMinutes, practiceQuestions }) => {
    const known = evidence.get(topicId(subject, topic)) ?? [];
    const minutes = known.reduce((sum, each) => sum + (each.kind === 'study' ? each.minutes : 0), 0);
    if (minutes === 0 || !known.some((each) => each.kind === 'matrix' && each.color === DONE_COLOR))
      return [];
    const estimatedMinutes = firstStudyMinutes + practiceQuestions * minutesPerQuestion(subject);
    return [{ subject, minutes, estimatedMinutes }];
  });
}
