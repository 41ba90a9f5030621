import type { Executor } from '@netlik/api/db/database';
import { studyDay } from '@netlik/domain/study-day';
import { insertRow } from './stored-rows/insert-row.ts';

export type StudiedRow = {
  userId: string;
  startedAt: string;
  seconds: number;
  verified?: number;
  subject?: string;
  technique?: string;
  planned?: number | null;
  quality?: number | null;
  efficiency?: number | null;
  distractions?: number;
  questions?: { correct: number; wrong: number; blank: number; target?: number | null } | null;
};

/** Inserts a session without updating the sums; call `rebuildStudy` afterwards. */
export const insertStudied = (db: Executor, row: StudiedRow) => {
  const { quality = null, questions = null } = row;
  const at = new Date(row.startedAt);
  return insertRow(db, 'study_sessions', {
    userId: row.userId,
    subject: row.subject ?? 'fizik',
    technique: row.technique ?? 'Pomodoro',
    startedAt: at,
    day: studyDay(at),
    seconds: row.seconds,
    verifiedSeconds: row.verified ?? row.seconds,
    plannedSeconds: row.planned ?? null,
    quality,
    efficiency: quality === null ? null : (row.efficiency ?? 70),
    distractions: row.distractions ?? 0,
    correct: questions?.correct ?? null,
    wrong: questions?.wrong ?? null,
    blank: questions?.blank ?? null,
    targetQuestions: questions?.target ?? null,
    createdAt: at,
    updatedAt: at,
  });
};
