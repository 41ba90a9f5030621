import type { PlannerSettings } from '@netlik/contract/planner/planner';
import { addDays, type StudyDay, startOfStudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { Transaction } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { emptyWeek, markDone } from './planner.demo.sql.ts';
import { type PlannedBlock, saveSettings } from './planner.sql.ts';
import { readPlannerState, withTimes } from './planner-state.service.ts';
import { writeWeek } from './write-week.service.ts';

const settings: PlannerSettings = {
  hours: [150, 150, 120, 150, 150, 300, 180],
  restDay: null,
  examsPerWeek: { tyt: 1, ayt: 0 },
  emphasis: { matematik: 1 },
  auto: true,
};

/** A topic of the middle of the book, so that some are done before it. */
const topicAt = (subject: SubjectKey, day: number) => {
  const topics = topicsOf(subject);
  return topics[(Math.floor(topics.length / 2) + day) % topics.length]!;
};

const SUBJECTS: readonly SubjectKey[] = ['matematik', 'turkce', 'fizik', 'kimya', 'geometri', 'biyoloji'];

const blocksOf = (day: StudyDay, index: number): Omit<PlannedBlock, 'start' | 'atBestHour'>[] => {
  const same = { day, exam: null, value: 1, locked: false, written: false, settled: false } as const;
  const [first, second] = [SUBJECTS[index % 6]!, SUBJECTS[(index + 1) % 6]!];
  return [
    {
      ...{ ...same, id: newId(), position: 0, kind: 'learn', subject: first, topic: topicAt(first, index) },
      ...{ minutes: 50, questions: null, why: [{ code: 'asked', questions: 1.6 }] },
    },
    {
      ...{
        ...same,
        id: newId(),
        position: 1,
        kind: 'practise',
        subject: second,
        topic: topicAt(second, index),
      },
      ...{ minutes: 40, questions: 25, why: [{ code: 'wrong', wrong: 7, correct: 11 }] },
    },
  ];
};

/** A free and a premium student: settings, a planned week done until the day before yesterday, yesterday missed. */
export const fillDemoPlanner = async (tx: Transaction, { users, now }: Demo): Promise<void> => {
  const students = users.filter(
    ({ person }) => person.role === 'student' && !person.unverified && !person.suspended,
  );
  const chosen = [
    students.find(({ person }) => person.tier === 'premium'),
    students.find(({ person }) => person.tier === 'free'),
  ];
  const today = studyDay(now);
  const week = weekStart(today);
  for (const student of chosen) {
    if (!student) continue;
    const { id } = student;
    await saveSettings(tx, id, settings, now);
    await emptyWeek(tx, id, week);
    const clock = { now: () => startOfStudyDay(week) };
    const state = await readPlannerState({ clock }, tx, id, week);
    const blocks = Array.from({ length: 7 }, (_, index) => blocksOf(addDays(week, index), index)).flat();
    await writeWeek(tx, state, withTimes(state, blocks), 'apply');
    const done = blocks.filter(({ day }) => day < addDays(today, -1)).map((block) => block.id);
    await markDone(tx, done);
  }
};
