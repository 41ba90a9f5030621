import { type Executor, sql } from '@netlik/api/db/database';
import { newId } from '@netlik/api/ids';
import { studyDay } from '@netlik/domain/study-day';

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
  return db.run(sql`
    insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds,
      planned_seconds, quality, mood, efficiency, distractions, notes, correct, wrong, blank, target_questions,
      created_at, updated_at)
    values (${newId()}, ${row.userId}, ${row.subject ?? 'fizik'}, ${row.technique ?? 'Pomodoro'}, 'timer', ${at},
      ${studyDay(at)}, ${row.seconds}, ${row.verified ?? row.seconds}, ${row.planned ?? null}, ${quality}, null,
      ${quality === null ? null : (row.efficiency ?? 70)}, ${row.distractions ?? 0}, '', ${questions?.correct ?? null},
      ${questions?.wrong ?? null}, ${questions?.blank ?? null}, ${questions?.target ?? null}, ${at}, ${at})`);
};
