import { type Executor, sql } from '../db/database.ts';

export const isDatabaseEmpty = async (db: Executor) =>
  (await db.one<{ empty: boolean }>(sql`select not exists (select from users) as empty`)).empty;

export const hasDemoPeople = async (db: Executor) =>
  (await db.one<{ demo: boolean }>(sql`select exists (select from users where is_demo) as demo`)).demo;

/** Only for development databases (`npm run demo:reset`); elsewhere the audit log refuses deletion. */
export const emptyDatabase = (db: Executor) =>
  db.raw(
    `
    alter table audit_entries disable trigger audit_entries_no_truncate;
    truncate users, sessions, refresh_tokens, user_tokens, throttles, erasures, mails, notifications,
      push_subscriptions, alerts, target_universities, files, events, motivations,
      exam_dates, study_rankings, study_score_counts, study_score_changes, user_months, landing_settings, medal_months, system_metrics, room_words cascade;
    alter table audit_entries enable trigger audit_entries_no_truncate`,
    [],
  );
