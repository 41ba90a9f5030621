import { type AiSuggestion, SUGGESTION_PAUSE_SECONDS } from '@netlik/contract/assistant/ai-suggestions';
import type { SuggestionDraft } from '@netlik/domain/assistant/ai-suggestions/suggest.texts';
import { type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';

const columns = sql`id as "_id", type, subject, topic, messages, reason, source`;

type Wanted = { scope: string | null; status: 'open' | 'dismissed' };

/** Topics planned from a day on, without entries deleted by hand. */
const plannedTopics = (userId: string, today: StudyDay): Sql => sql`
  select e ->> 'subject' as subject, e ->> 'topic' as topic
  from planner_weeks w cross join jsonb_array_elements(w.entries) e
  where w.user_id = ${userId} and w.week_start >= ${weekStart(today)} and (e ->> 'day')::date >= ${today}
    and not (e ->> 'settled')::boolean
    and (not (e ->> 'written')::boolean
      or exists (select from weekly_entries r where r.id = (e ->> 'id')::uuid)
      or exists (select from daily_plan_subjects r where r.id = (e ->> 'id')::uuid))`;

/**
 * Most useful first, one per topic. Open ones are shown for a week unless planned, dismissed ones for the
 * whole pause.
 */
export const findSuggestions = (db: Executor, userId: string, { scope, status }: Wanted, now: Date) =>
  db.many<AiSuggestion>(sql`
    select ${columns} from (
      select distinct on (subject, topic) * from ai_suggestions
      where user_id = ${userId} and status = ${status}
        and (status <> 'open' or not exists (select from (${plannedTopics(userId, studyDay(now))}) p
          where p.subject = ai_suggestions.subject
            and (p.topic = ai_suggestions.topic or ai_suggestions.type = 'neglected_subject')))
        and case status when 'open' then created_at > ${now}::timestamptz - interval '7 days'
          else decided_at > ${now}::timestamptz - interval '14 days' end
        and (${scope}::text is null or ${scope} = any(scopes))
      order by subject, topic, position, created_at desc, id) as listed
    order by position, created_at desc, id`);

export type NewSuggestion = SuggestionDraft & { id: string; position: number };

/**
 * Stores new suggestions that were not proposed within a week or dismissed within 14 days. The person's row
 * serialises parallel runs, so only one adds; a refused run gets its retry time.
 */
export const insertNew = async (
  db: Executor,
  userId: string,
  drafts: readonly NewSuggestion[],
  now: Date,
): Promise<{ isRun: boolean; lastRunAt: string | null }> =>
  db.one(sql`
    with run as (
      insert into ai_suggestion_runs (user_id, ran_at) values (${userId}, ${now})
      on conflict (user_id) do update set ran_at = excluded.ran_at
        where ai_suggestion_runs.ran_at <= excluded.ran_at - ${SUGGESTION_PAUSE_SECONDS} * interval '1 second'
      returning user_id),
    outdated as (
      delete from ai_suggestions s using run
      where s.user_id = run.user_id and s.created_at <= ${now}::timestamptz - interval '30 days'),
    added as (
      insert into ai_suggestions (id, user_id, key, type, subject, topic, scopes, messages, reason, source, entry_type, position, created_at)
      select d.id, run.user_id, d.key, d.type, d.subject, d.topic, d.scopes, d.messages, d.reason, d.source, d."entryType",
        d.position, ${now}::timestamptz
      from run cross join jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d (id uuid, key text, type text, subject text,
        topic text, scopes text[], messages jsonb, reason text, source text, "entryType" text, position int)
      where not exists (
        select from ai_suggestions s where s.user_id = run.user_id and s.key = d.key
          and (s.created_at > ${now}::timestamptz - interval '7 days'
            or (s.status = 'dismissed' and s.decided_at > ${now}::timestamptz - interval '14 days'))))
    select exists (select from run) as "isRun",
      (select ran_at from ai_suggestion_runs where user_id = ${userId}) as "lastRunAt"`);

export type StoredSuggestion = AiSuggestion & {
  status: 'open' | 'accepted' | 'dismissed';
  entryType: 'konu_anlatim' | 'soru_cozum';
  weekStart: StudyDay | null;
  entryDay: number | null;
  entryId: string | null;
};

export const lockSuggestion = (tx: Executor, userId: string, id: string) =>
  tx.maybe<StoredSuggestion>(sql`
    select ${columns}, status, entry_type as "entryType", week_start as "weekStart", entry_day::int as "entryDay",
      entry_id as "entryId"
    from ai_suggestions where id = ${id} and user_id = ${userId} for update`);

export const saveAccepted = (
  tx: Executor,
  userId: string,
  id: string,
  { weekStart, day, entryId }: { weekStart: StudyDay; day: number; entryId: string },
  now: Date,
) =>
  tx.run(sql`
    update ai_suggestions set status = 'accepted', decided_at = ${now}, week_start = ${weekStart}, entry_day = ${day},
      entry_id = ${entryId}
    where id = ${id} and user_id = ${userId}`);

export const saveDismissed = (tx: Executor, userId: string, id: string, now: Date) =>
  tx.run(sql`
    update ai_suggestions set status = 'dismissed', decided_at = ${now} where id = ${id} and user_id = ${userId}`);

export const saveReopened = (tx: Executor, userId: string, id: string) =>
  tx.run(sql`
    update ai_suggestions set status = 'open', decided_at = null, week_start = null, entry_day = null, entry_id = null
    where id = ${id} and user_id = ${userId}`);
