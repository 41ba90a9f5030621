import type { sessionSources } from '@netlik/contract/study/study-sessions';
import type { Mood, SessionTopic, Technique } from '@netlik/contract/study-fields';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';
import type { Idempotency } from '../../http/idempotency.ts';

export type SessionSource = (typeof sessionSources)[number];

export type SessionRow = {
  id: string;
  subject: string;
  technique: Technique;
  source: SessionSource;
  startedAt: string;
  day: StudyDay;
  seconds: number;
  verifiedSeconds: number;
  plannedSeconds: number | null;
  quality: number | null;
  mood: Mood | null;
  efficiency: number | null;
  distractions: number;
  notes: string;
  correct: number | null;
  wrong: number | null;
  blank: number | null;
  targetQuestions: number | null;
  dailyPlanId: string | null;
  subjectIndex: number | null;
  topics: SessionTopic[] | null;
};

export const sessionColumns = sql`s.id, s.subject, s.technique, s.source, s.started_at as "startedAt", s.day, s.seconds,
  s.verified_seconds as "verifiedSeconds", s.planned_seconds as "plannedSeconds", s.quality, s.mood, s.efficiency,
  s.distractions, s.notes, s.correct, s.wrong, s.blank, s.target_questions as "targetQuestions",
  s.daily_plan_id as "dailyPlanId", s.subject_index as "subjectIndex", s.topics`;

export const findStudySession = (db: Executor, userId: string, id: string) =>
  db.maybe<SessionRow>(sql`
    select ${sessionColumns} from study_sessions s where s.id = ${id} and s.user_id = ${userId}`);

export type NewSessionRow = { userId: string; row: SessionRow; idempotency: Idempotency | null; now: Date };

/** Clients retry within days, so older keys may be reused. */
export const deleteStudySessionKeys = (db: Executor, before: Date) =>
  db.run(sql`
    update study_sessions set idempotency_key = null, body_hash = null
    where idempotency_key is not null and created_at < ${before}`);
