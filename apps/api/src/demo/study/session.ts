import type { Mood, Technique } from '@netlik/contract/study-fields';
import type { StudyDay } from '@netlik/domain/study-day';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { newId } from '../../ids.ts';
import { withEfficiency } from '../../study/study-sessions/session-row.ts';
import type { SessionRow } from '../../study/study-sessions/study-sessions.sql.ts';
import type { Chance } from './chance.ts';
import type { Habit } from './habits.ts';
import { sessionNotes } from './texts.ts';

export type Mock = 'exam_TYT' | 'exam_AYT';

type Facts = {
  subject: SubjectKey | Mock;
  day: StudyDay;
  startedAt: Date;
  /** 0 a year ago, 1 today. */
  progress: number;
  habit: Habit;
  hour: number;
  seconds?: number;
};

const MOCKS = {
  exam_TYT: { minutes: 165, questions: 120 },
  exam_AYT: { minutes: 180, questions: 80 },
} as const;
const isMock = (subject: string): subject is Mock => subject in MOCKS;

const techniques: readonly (readonly [Technique, number])[] = [
  ['Pomodoro', 5],
  ['Timeblock', 2.5],
  ['Stopwatch', 2],
  ['Freeform', 1],
];

const moods: Record<number, readonly Mood[]> = {
  5: ['Enerjik', 'Mutlu', 'Mutlu'],
  4: ['Mutlu', 'Normal', 'Enerjik'],
  3: ['Normal', 'Normal', 'Yorgun'],
  2: ['Yorgun', 'Stresli', 'Normal'],
  1: ['Motivasyonsuz', 'Stresli', 'Yorgun'],
};

type Length = { technique: Technique; seconds: number; planned: number | null };

const lengthOf = (chance: Chance, subject: string): Length => {
  if (isMock(subject)) {
    const planned = MOCKS[subject].minutes * 60;
    return { technique: 'Timeblock', seconds: planned - chance.whole(0, 900), planned };
  }
  const technique = chance.weighted(techniques);
  if (technique === 'Stopwatch')
    return { technique, seconds: chance.whole(25 * 60, 105 * 60), planned: null };
  if (technique === 'Freeform') return { technique, seconds: chance.whole(15 * 60, 45 * 60), planned: null };
  const planned =
    technique === 'Pomodoro' ? chance.whole(2, 4) * 25 * 60 : chance.pick([45, 60, 75, 90]) * 60;
  const broken = chance.happens(0.12);
  return { technique, seconds: broken ? Math.round(planned * chance.between(0.45, 0.95)) : planned, planned };
};

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const countsOf = (chance: Chance, facts: Facts, seconds: number, quality: number) => {
  const { subject, habit, progress } = facts;
  const mock = isMock(subject);
  if (!mock && !chance.happens(0.62))
    return { correct: null, wrong: null, blank: null, targetQuestions: null };
  const met = mock
    ? MOCKS[subject].questions
    : Math.max(5, Math.round(seconds / 60 / chance.between(1.5, 2.6)));
  const share = habit.accuracy * (0.82 + 0.18 * progress) * (mock ? 0.88 : 1) + (quality - 3) * 0.02;
  const blank = Math.round(met * (mock ? chance.between(0.05, 0.16) : chance.between(0, 0.08)));
  const correct = Math.round((met - blank) * clamp(share + chance.normal() * 0.06, 0.25, 0.98));
  const target = mock ? met : chance.happens(0.4) ? Math.ceil(met / 10) * 10 : null;
  return { correct, wrong: met - blank - correct, blank, targetQuestions: target };
};

const notesOf = (chance: Chance, quality: number) => {
  if (!chance.happens(0.3)) return '';
  return chance.pick(
    quality >= 4 ? sessionNotes.good : quality === 3 ? sessionNotes.fair : sessionNotes.poor,
  );
};

export const makeSession = (chance: Chance, facts: Facts): SessionRow => {
  const { subject, day, startedAt, habit, hour, progress } = facts;
  const { technique, seconds, planned } = facts.seconds
    ? { technique: 'Stopwatch' as const, seconds: facts.seconds, planned: null }
    : lengthOf(chance, subject);
  const manual = !facts.seconds && chance.happens(0.07);
  const unseen = chance.happens(0.05) ? chance.whole(60, 900) : 0;
  const late = hour > 21.5 ? 0.4 : 0;
  const quality = clamp(
    Math.round(habit.quality - 0.3 + 0.4 * progress - late + chance.normal() * 1.3),
    1,
    5,
  );
  const counts = countsOf(chance, facts, seconds, quality);
  return withEfficiency({
    id: newId(startedAt.getTime() + seconds * 1000),
    subject,
    technique,
    source: manual ? 'manual' : 'timer',
    startedAt: startedAt.toISOString(),
    day,
    seconds,
    verifiedSeconds: manual ? 0 : Math.max(0, seconds - unseen),
    plannedSeconds: planned,
    quality,
    mood: chance.pick(moods[quality]!),
    efficiency: null,
    distractions: clamp(Math.round((5.2 - quality) * chance.next() * 2), 0, 50),
    notes: notesOf(chance, quality),
    correct: counts.correct,
    wrong: counts.wrong,
    blank: counts.blank,
    targetQuestions: counts.targetQuestions,
    dailyPlanId: null,
    subjectIndex: null,
    topics: null,
  });
};
