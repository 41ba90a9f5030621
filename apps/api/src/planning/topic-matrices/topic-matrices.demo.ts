import { cellKey } from '@netlik/domain/planning/topic-matrices/matrix';
import { columnOf } from '@netlik/domain/planning/topic-matrices/move-missed';
import { subjectsToFinish } from '@netlik/domain/planning/topic-matrices/progress';
import type { MatrixColor } from '@netlik/domain/planning/topic-matrices/values';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { type StoredMatrix, saveLegend, saveMatrix } from './topic-matrices.sql.ts';

const DAY_COUNT = 31;
/** Colours from the first look at a topic to its last test, by days before completion. */
const steps: readonly [daysBefore: number, color: MatrixColor][] = [
  [4, 'orange'],
  [2, 'blue'],
  [1, 'purple'],
];

/** The first topics are completed by yesterday, the next two started, one undone today. */
const demoMatrix = (
  topics: readonly string[],
  doneCount: number,
  pace: number,
  today: StudyDay,
): StoredMatrix => {
  const cellColors: Record<string, MatrixColor> = {};
  const topicColors: Record<string, MatrixColor> = {};
  const doneDays: Record<string, StudyDay> = {};
  const monthAgo = addDays(today, -25);
  const paint = (row: number, day: StudyDay, color: MatrixColor) => {
    const column = columnOf(day, DAY_COUNT);
    if (column !== null && day >= monthAgo && day <= today) cellColors[cellKey(row, column)] = color;
  };
  topics.slice(0, doneCount).forEach((topic, row) => {
    const day = addDays(today, -1 - (doneCount - 1 - row) * pace);
    topicColors[row] = 'green';
    doneDays[topic] = day;
    for (const [before, color] of steps) paint(row, addDays(day, -before), color);
    paint(row, day, 'green');
  });
  if (doneCount < topics.length) {
    topicColors[doneCount] = 'orange';
    paint(doneCount, addDays(today, -2), 'orange');
    paint(doneCount, today, 'blue');
  }
  if (doneCount + 1 < topics.length) paint(doneCount + 1, today, 'red');
  const sunday = columnOf(addDays(today, -7), DAY_COUNT);
  return {
    version: 1,
    dayCount: DAY_COUNT,
    topics: [...topics],
    cellColors,
    columnColors: sunday === null ? {} : { [sunday]: 'gray' },
    topicColors,
    doneDays,
  };
};

export const fillDemoTopicMatrices = async (tx: Executor, { users, now, idOf }: Demo): Promise<void> => {
  const today = studyDay(now);
  const students = users.filter(({ person }) => person.role === 'student' && !person.unverified);
  for (const [student, { id, person }] of students.entries()) {
    const subjects = subjectsToFinish((person.field ?? null) as FieldType | null, new Set());
    for (const [index, subject] of subjects.entries()) {
      if ((index + student) % 5 === 4) continue;
      const topics = topicsOf(subject);
      const doneCount = Math.round(topics.length * (0.7 - 0.06 * ((index * 3 + student) % 9)));
      const matrix = demoMatrix(topics, doneCount, 3 + ((index + student) % 4), today);
      await saveMatrix(tx, id, subject, matrix, now);
    }
  }
  await saveLegend(tx, idOf('ogrenci@netlik.demo'), { purple: 'Tekrar + kart' }, now);
};
