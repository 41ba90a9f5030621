import type { Feedback, StudySession } from '@netlik/contract/study/study-sessions';
import { efficiency, sessionCompletion } from '@netlik/domain/study/efficiency';
import { questionStats } from '@netlik/domain/study/question-stats';
import { studyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import type * as z from 'zod/mini';
import { newId } from '../../ids.ts';
import type { DaySums } from '../study-days/study-days.sql.ts';
import type { SessionRow } from './study-sessions.sql.ts';

const NO_FEEDBACK = {
  quality: null,
  mood: null,
  efficiency: null,
  distractions: 0,
  notes: '',
  correct: null,
  wrong: null,
  blank: null,
  targetQuestions: null,
  topics: null,
} as const;

const questionsOf = ({ correct, wrong, blank, targetQuestions }: SessionRow) =>
  correct === null
    ? null
    : questionStats({
        correctAnswers: correct,
        wrongAnswers: wrong ?? 0,
        blankAnswers: blank ?? 0,
        targetQuestions,
      });

export const presentSession = (row: SessionRow): StudySession => ({
  _id: row.id,
  subject: row.subject,
  duration: minutesOf(row.seconds),
  date: row.startedAt,
  day: row.day,
  notes: row.notes,
  quality: row.quality,
  technique: row.technique,
  mood: row.mood,
  distractions: row.distractions,
  efficiency: row.efficiency,
  dailyPlanId: row.dailyPlanId,
  subjectIndex: row.subjectIndex,
  questionStats: questionsOf(row),
  source: row.source,
  verifiedMinutes: minutesOf(row.verifiedSeconds),
  ...(row.topics && { topics: row.topics }),
});

/** A session before its feedback. */
export const blankSession = (
  known: Omit<SessionRow, 'id' | 'day' | keyof typeof NO_FEEDBACK>,
): SessionRow => ({
  ...NO_FEEDBACK,
  ...known,
  id: newId(),
  day: studyDay(new Date(known.startedAt)),
});

/** A session's contribution to its day. */
export const sumsOf = (row: SessionRow): DaySums => ({
  seconds: row.seconds,
  verifiedSeconds: row.verifiedSeconds,
  sessions: 1,
  qualitySum: row.quality ?? 0,
  qualityCount: row.quality === null ? 0 : 1,
  efficiencySum: row.efficiency ?? 0,
  efficiencyCount: row.efficiency === null ? 0 : 1,
  correct: row.correct ?? 0,
  wrong: row.wrong ?? 0,
  blank: row.blank ?? 0,
});

/** Recomputes the efficiency. */
export const withEfficiency = (row: SessionRow): SessionRow => ({
  ...row,
  efficiency: efficiency({
    quality: row.quality,
    distractions: row.distractions,
    completion: sessionCompletion({
      studiedSeconds: row.seconds,
      plannedStudySeconds: row.plannedSeconds,
      questions: questionsOf(row),
    }),
  }),
});

/** Undefined fields stay as they are. */
export const withFeedback = (row: SessionRow, feedback: Partial<z.output<typeof Feedback>>): SessionRow => {
  const { questionStats: counts } = feedback;
  return withEfficiency({
    ...row,
    quality: feedback.quality ?? row.quality,
    mood: feedback.mood ?? row.mood,
    notes: feedback.notes ?? row.notes,
    distractions: feedback.distractions ?? row.distractions,
    // An empty list clears the topics.
    topics: feedback.topics === undefined ? row.topics : feedback.topics.length > 0 ? feedback.topics : null,
    ...(counts === undefined
      ? {}
      : {
          correct: counts?.correctAnswers ?? null,
          wrong: counts?.wrongAnswers ?? null,
          blank: counts?.blankAnswers ?? null,
          targetQuestions: counts?.targetQuestions ?? null,
        }),
  });
};
