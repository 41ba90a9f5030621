import type { DayRange } from '@netlik/domain/study/analytics/range';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type Scope = DayRange & { userId: string; subjects: string[] | null };

const within = ({ userId, from, to, subjects }: Scope) => sql`
  user_id = ${userId} and day between ${from} and ${to}
  and (${subjects}::text[] is null or subject = any(${subjects}::text[]))`;

export type SessionSums = {
  sessions: number;
  seconds: number;
  quality: number | null;
  efficiency: number | null;
  distractions: number;
  correct: number;
  wrong: number;
  blank: number;
  target: number;
  /** Percent, averaged over sessions with a question target, and over those with any plan. */
  questionRate: number | null;
  completion: number | null;
};

export type SumsRow = SessionSums &
  (
    | { kind: 'all' }
    | { kind: 'day'; day: StudyDay }
    | { kind: 'subject'; subject: string }
    | { kind: 'technique'; technique: string }
  );

export const findSessionSums = (db: Executor, scope: Scope) =>
  db.many<SumsRow>(sql`
    select case grouping(day, subject, technique) when 3 then 'day' when 5 then 'subject' when 6 then 'technique'
        else 'all' end as kind, day, subject, technique,
      count(*)::int as sessions, coalesce(sum(seconds), 0)::int as seconds, avg(quality)::float as quality,
      avg(efficiency)::float as efficiency, coalesce(sum(distractions), 0)::int as distractions,
      coalesce(sum(correct), 0)::int as correct, coalesce(sum(wrong), 0)::int as wrong,
      coalesce(sum(blank), 0)::int as blank, coalesce(sum(target_questions), 0)::int as target,
      avg(rate)::float as "questionRate", avg(coalesce(rate, share))::float as completion
    from study_sessions cross join lateral (
      -- least() passes over a null: only where there is a plan is there a share of it.
      select case when target_questions > 0
          then least(100, round((correct + wrong + blank) * 100.0 / target_questions)) end as rate,
        case when planned_seconds > 0 then least(100, seconds * 100.0 / planned_seconds) end as share) as done
    where ${within(scope)}
    group by grouping sets ((day), (subject), (technique), ())`);

export const findStudiedSeconds = async (db: Executor, scope: Scope) =>
  (
    await db.one<{ seconds: number }>(sql`
      select coalesce(sum(seconds), 0)::int as seconds from study_sessions where ${within(scope)}`)
  ).seconds;

export type EntrySums = { subject: string; correct: number; wrong: number };

export const findEntrySums = (db: Executor, scope: Scope) =>
  db.many<EntrySums>(sql`
    select subject, sum(correct)::int as correct, sum(wrong)::int as wrong
    from question_entries where ${within(scope)} group by subject`);
