import { addDays, dayOfWeek, daysBetween, type StudyDay, startOfStudyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import type { SessionRow } from '../../study/study-sessions/study-sessions.sql.ts';
import { type Chance, createChance } from './chance.ts';
import { type Habit, subjectsFor } from './habits.ts';
import { dayCapacity, isSchoolDay } from './school-calendar.ts';
import { type Mock, makeSession } from './session.ts';

export type Learner = {
  email: string;
  field: FieldType | null;
  /** Graduates are free from the morning on. */
  graduate: boolean;
  habit: Habit;
  since: StudyDay;
};

const MINUTE_MS = 60_000;
const LATEST = 23 * 60 + 40;

const lostDays = (chance: Chance, since: StudyDay, days: number): Set<StudyDay> => {
  const lost = new Set<StudyDay>();
  for (let times = Math.round(days / 75); times > 0; times--) {
    const first = chance.whole(5, Math.max(6, days - 30));
    for (let each = chance.whole(2, 4); each > 0; each--) lost.add(addDays(since, first + each));
  }
  return lost;
};

const mockOf = (learner: Learner, day: StudyDay, index: number): Mock | null => {
  // No mock exams in the first weeks.
  if (dayOfWeek(day) !== 7 || index < 40 || learner.habit.minutes < 80) return null;
  const week = Math.floor(index / 7) % 4;
  if (week === 0 || week === 2) return 'exam_TYT';
  return week === 3 && learner.field !== 'dil' ? 'exam_AYT' : null;
};

type Day = { day: StudyDay; index: number; progress: number; minutes: number };

const dayOf = (learner: Learner, chance: Chance, { day, index, progress, minutes }: Day): SessionRow[] => {
  const free = learner.graduate || !isSchoolDay(day);
  const midnight = startOfStudyDay(day).getTime();
  const rows: SessionRow[] = [];
  let clock = free ? chance.whole(9 * 60, 10 * 60 + 30) : chance.whole(16 * 60 + 30, 17 * 60 + 45);
  let left = minutes;
  let before: SubjectKey | null = null;
  const study = (subject: SubjectKey | Mock) => {
    const startedAt = new Date(midnight + clock * MINUTE_MS + chance.whole(0, 59) * 1000);
    const row = makeSession(chance, {
      subject,
      day,
      startedAt,
      progress,
      habit: learner.habit,
      hour: clock / 60,
    });
    rows.push(row);
    left -= row.seconds / 60;
    clock += Math.ceil(row.seconds / 60) + chance.whole(8, 25);
  };
  const subjects = subjectsFor(learner.field, progress);
  const mock = mockOf(learner, day, index);
  if (mock) study(mock);
  while (left > 10 && clock < LATEST - 100) {
    if (clock > 18 * 60 + 40 && clock < 19 * 60 + 45) clock = chance.whole(19 * 60 + 45, 20 * 60 + 10);
    const next = chance.weighted(subjects);
    before = next === before ? chance.weighted(subjects) : next;
    study(before);
  }
  return rows;
};

/** A session that has just ended, so that the streak includes today. */
const justNow = (learner: Learner, chance: Chance, today: StudyDay, now: Date): SessionRow[] => {
  const sinceMidnight = (now.getTime() - startOfStudyDay(today).getTime()) / MINUTE_MS;
  if (sinceMidnight < 60) return [];
  const startedAt = new Date(now.getTime() - 55 * MINUTE_MS);
  const facts = {
    subject: 'matematik' as const,
    day: today,
    startedAt,
    progress: 1,
    habit: learner.habit,
    hour: 9,
  };
  const row = makeSession(chance, { ...facts, seconds: 40 * 60 + chance.whole(0, 59) });
  return [row];
};

const ended = (row: SessionRow, now: Date) => Date.parse(row.startedAt) + row.seconds * 1000 <= now.getTime();

export const yearOfSessions = (learner: Learner, today: StudyDay, now: Date): SessionRow[] => {
  const { habit, since, email } = learner;
  const chance = createChance(email);
  const days = daysBetween(since, today) + 1;
  const lost = lostDays(chance, since, days);
  const last = days - 1 - (habit.quitDaysAgo ?? 0);
  const streak = habit.streak ?? 0;
  // Longer than any freeze, so that an ended streak starts as stated.
  const pause = habit.quitDaysAgo ? 3 : 1;
  const rows: SessionRow[] = [];
  for (let index = 0; index <= last; index++) {
    const day = addDays(since, index);
    const progress = index / days;
    const ago = days - 1 - index;
    const faithful = ago < streak;
    const skipped = chance.happens(habit.skips) || lost.has(day) || (ago >= streak && ago < streak + pause);
    const growth = 0.6 + 0.4 * progress;
    const usual = habit.minutes * growth * dayCapacity(day, !learner.graduate);
    const minutes = usual * chance.between(0.7, 1.3);
    if (skipped && !faithful) continue;
    rows.push(...dayOf(learner, chance, { day, index, progress, minutes: skipped ? 45 : minutes }));
  }
  const past = rows.filter((row) => ended(row, now));
  if (streak > 0 && !habit.quitDaysAgo && past.at(-1)?.day !== today)
    past.push(...justNow(learner, chance, today, now));
  return past;
};
