import type { StudyDay } from '@netlik/domain/study-day';
import { isCoachedBy } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';
import { planRate } from './coach-live.sql.ts';

/** The next coaches by id with students but no summary today. */
export const findCoachesToTell = (db: Executor, today: StudyDay, after: string, limit: number) =>
  db.many<{ id: string }>(sql`
    select c.id from users c
    where c.role = 'coach' and c.is_active and c.id > ${after}
      and exists (select from users u where u.coach_id = c.id and u.is_active)
      and not exists (select from coach_digests d where d.user_id = c.id and d.day >= ${today})
    order by c.id limit ${limit}`);

export type StudentDay = {
  id: string;
  firstName: string;
  seconds: number;
  hasFinished: boolean;
  /** Evaluated since the last summary and still unread. */
  hasEvaluated: boolean;
};

/** The day's work of a coach's students by name; evaluations since the last summary, at most two days. */
export const findStudentDays = (db: Executor, coachId: string, today: StudyDay, now: Date) =>
  db.many<StudentDay>(sql`
    select u.id, u.first_name as "firstName", coalesce(d.seconds, 0)::int as seconds,
      exists (select from daily_plans p where p.user_id = u.id and p.day = ${today} and p.source = 'coach'
        and p.status not in ('draft', 'archived')
        and (p.status = 'completed' or floor(100 * (${planRate}) + 1e-9) >= 100)) as "hasFinished",
      exists (select from daily_plans e where e.user_id = u.id and e.source = 'coach' and e.day > ${today}::date - 10
        and e.evaluation_read_at is null and e.feedback_at > greatest(${now}::timestamptz - interval '2 days',
          (select sent_at from coach_digests where user_id = ${coachId}))) as "hasEvaluated"
    from users u left join study_days d on d.user_id = u.id and d.day = ${today}
    where ${isCoachedBy({ id: coachId, at: now }, sql`u`)} and u.role = 'student' and u.is_active
    order by u.first_name collate "tr-x-icu", u.id`);

/** 0 if today's summary is already sent. */
export const claimDigest = (db: Executor, coachId: string, today: StudyDay, now: Date) =>
  db.run(sql`
    insert into coach_digests (user_id, day, sent_at) values (${coachId}, ${today}, ${now})
    on conflict (user_id) do update set day = excluded.day, sent_at = excluded.sent_at
      where coach_digests.day < excluded.day`);
