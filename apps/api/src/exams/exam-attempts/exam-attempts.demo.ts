import { sumAnswers } from '@netlik/domain/exams/exam-attempts/attempt';
import { TIER_LIMITS } from '@netlik/domain/identity/limits';
import { addDays, monthStart, type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { ExamKey } from '@netlik/domain/yks/exam-keys';
import { testsOf } from '@netlik/domain/yks/exams';
import type { FieldType } from '@netlik/domain/yks/fields';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { type Chance, createChance } from '../../demo/study/chance.ts';
import { newId } from '../../ids.ts';
import { type AttemptRow, insertAttempt, takeFromMonth } from './exam-attempts.sql.ts';

const PUBLISHERS = ['3D Yayınları', 'Bilgi Sarmal', 'Özdebir', 'Okul denemesi', 'Töder', 'Limit Yayınları'];
const EXAMS = 14;
const MONTHS_DAYS = 240;
/** Every third exam is AYT or YDT, and one is a branch exam. */
const BRANCH_AT = 9;

const answer = (chance: Chance, questions: number, skill: number) => {
  const share = Math.min(0.97, Math.max(0.1, skill + chance.normal() * 0.04));
  const correct = Math.round(questions * share);
  const rest = questions - correct;
  const wrong = Math.round(rest * chance.between(0.35, 0.6));
  return { correct, wrong, blank: rest - wrong };
};

/** Picks from a few weak topics, so that mistakes repeat. */
const wrongTopics = (chance: Chance, subjects: AttemptRow['subjects']) =>
  subjects.flatMap(({ subject, wrong }) => {
    const weak = topicsOf(subject as Parameters<typeof topicsOf>[0]).slice(2, 7);
    if (wrong === 0 || weak.length === 0 || chance.happens(0.25)) return [];
    const topic = chance.pick(weak);
    const here = Math.min(wrong, chance.whole(1, 3));
    return [{ subject, topic, wrong: here, asked: here + chance.whole(0, 2) }];
  });

const build = (
  chance: Chance,
  { exam, field, skill, date }: { exam: ExamKey | null; field: FieldType; skill: number; date: StudyDay },
): AttemptRow => {
  const strengths = new Map<string, number>();
  const tests = exam ? testsOf(exam, field) : [];
  const chosen = exam === 'YDT' ? tests.map((test) => ({ ...test, parts: test.parts.slice(0, 1) })) : tests;
  const subjects = exam
    ? chosen.flatMap(({ parts }) =>
        parts.map(({ subjectKey, questionCount, partKey }) => {
          const strength = strengths.get(subjectKey) ?? chance.between(-0.08, 0.08);
          strengths.set(subjectKey, strength);
          const part = partKey && (partKey.endsWith('1') ? (1 as const) : (2 as const));
          return {
            subject: subjectKey,
            ...answer(chance, questionCount, skill + strength),
            ...(part && { part }),
          };
        }),
      )
    : [{ subject: 'matematik', ...answer(chance, 40, skill) }];
  const topics = wrongTopics(
    chance,
    subjects.filter(({ subject }, index) => subjects.findIndex((one) => one.subject === subject) === index),
  );
  const at = startOfStudyDay(date).getTime() + 15 * 3_600_000;
  return {
    _id: newId(at),
    date,
    source: chance.pick(PUBLISHERS),
    examType: exam,
    subjects,
    topics,
    ...sumAnswers(subjects),
  };
};

export const fillDemoExams = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const today = studyDay(now);
  for (const { id, person } of users) {
    if (person.role !== 'student' || person.unverified) continue;
    const chance = createChance(`exams ${person.email}`);
    const field = (person.field ?? 'sayisal') as FieldType;
    const start = chance.between(0.34, 0.46);
    const gain = chance.between(0.2, 0.32);
    for (let index = 0; index < EXAMS; index += 1) {
      const done = index / (EXAMS - 1);
      const daysAgo = Math.round((1 - done) * MONTHS_DAYS) + (index === EXAMS - 1 ? 2 : chance.whole(0, 5));
      const second: ExamKey = field === 'dil' ? 'YDT' : 'AYT';
      const exam = index === BRANCH_AT ? null : index % 3 === 2 ? second : 'TYT';
      // One bad day triggers the coach's notification.
      const slump = person.needs === 'net_falling' && index === EXAMS - 1 ? 0.12 : 0;
      const skill =
        start + gain * Math.sqrt(done) - (exam === second ? 0.08 : 0) - slump + chance.normal() * 0.025;
      const date = addDays(today, -daysAgo);
      const attempt = build(chance, { exam, field, skill, date });
      // The page shows the month's count, and free students are limited to two.
      const limit = TIER_LIMITS[person.tier ?? 'free'].examsPerMonth;
      if (!(await takeFromMonth(tx, id, monthStart(date), limit))) continue;
      await insertAttempt(tx, id, attempt, new Date(startOfStudyDay(date).getTime() + 15 * 3_600_000));
    }
  }
};
