import type { SystemMetrics } from '@netlik/contract/platform/admin-system';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type Sample = { processId: string; loadPercent: number; buckets: number[] };

export const saveSample = (db: Executor, { processId, loadPercent, buckets }: Sample, now: Date) =>
  db.run(sql`
    insert into process_samples (process_id, load_percent, buckets, measured_at)
    values (${processId}, ${loadPercent}, ${buckets}::int[], ${now})
    on conflict (process_id) do update
      set load_percent = excluded.load_percent, buckets = excluded.buckets, measured_at = excluded.measured_at`);

/** Deletes processes without a measurement since `before`. */
export const takeSamples = async (db: Executor, before: Date) => {
  await db.run(sql`delete from process_samples where measured_at < ${before}`);
  return db.many<Pick<Sample, 'loadPercent' | 'buckets'>>(sql`
    select load_percent as "loadPercent", buckets from process_samples`);
};

export type PeopleCounts = {
  totalUsers: number;
  totalStudents: number;
  totalCoaches: number;
  totalAdmins: number;
  activeUsers: number;
  databaseBytes: number;
  newUsers: number;
  newUsersBefore: number;
};

export type StudyCounts = { totalSessions: number; totalQuestions: number; avgSessionSeconds: number | null };

/**
 * Uses monthly counts kept by triggers and indexes, so that each minute does not scan everybody; instants
 * count back from now.
 */
export const countPeople = (db: Executor, since: { day: Date; month: Date; twoMonths: Date }) =>
  db.one<PeopleCounts>(sql`
    select months.*,
      (select count(*)::int from users where role = 'coach') as "totalCoaches",
      (select count(*)::int from users where role = 'admin') as "totalAdmins",
      (select count(*)::int from users where last_activity_at >= ${since.day}) as "activeUsers",
      (select count(*)::int from users where created_at >= ${since.month}) as "newUsers",
      (select count(*)::int from users where created_at >= ${since.twoMonths} and created_at < ${since.month}) as "newUsersBefore",
      pg_database_size(current_database()) as "databaseBytes"
    from (
      select coalesce(sum(new_users), 0)::int as "totalUsers", coalesce(sum(new_students), 0)::int as "totalStudents"
      from user_months) months`);

export const countStudy = (db: Executor) =>
  db.one<StudyCounts>(sql`
    select coalesce(sum(sessions), 0)::int as "totalSessions",
      coalesce(sum(correct + wrong + blank), 0)::bigint as "totalQuestions",
      (sum(seconds) / nullif(sum(sessions), 0))::float8 as "avgSessionSeconds" from study_totals`);

export const saveMetrics = (db: Executor, figures: SystemMetrics, now: Date) =>
  db.run(sql`
    insert into system_metrics (figures, measured_at) values (${JSON.stringify(figures)}::jsonb, ${now})
    on conflict (id) do update set figures = excluded.figures, measured_at = excluded.measured_at`);

export const findMetrics = (db: Executor) =>
  db.maybe<{ figures: SystemMetrics; measuredAt: string }>(sql`
    select figures, measured_at as "measuredAt" from system_metrics`);

export type GrowthRow = { month: string; newUsers: number; newStudents: number };

/** Triggers maintain the monthly counts. */
export const findGrowth = (db: Executor, from: StudyDay) =>
  db.many<GrowthRow>(sql`
    select to_char(month, 'YYYY-MM') as month, new_users as "newUsers", new_students as "newStudents"
    from user_months where month >= ${from} order by month`);

export const countPeopleBefore = async (db: Executor, from: StudyDay) =>
  (
    await db.one<{ count: number }>(sql`
      select coalesce(sum(new_users), 0)::int as count from user_months where month < ${from}`)
  ).count;
