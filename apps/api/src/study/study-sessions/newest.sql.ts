import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';
import { type SessionRow, sessionColumns } from './study-sessions.sql.ts';

export type SessionScope = { userId: string; from: StudyDay; to: StudyDay; subjects: string[] | null };

export const findNewestStudySessions = (
  db: Executor,
  { userId, from, to, subjects }: SessionScope,
  limit: number,
) =>
  db.many<SessionRow>(sql`
    select ${sessionColumns} from study_sessions s
    where s.user_id = ${userId} and s.day between ${from} and ${to}
      and (${subjects}::text[] is null or s.subject = any(${subjects}::text[]))
    order by s.started_at desc, s.id desc limit ${limit}`);
