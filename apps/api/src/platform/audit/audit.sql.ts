import type { AuditAction, AuditEntry } from '@netlik/contract/platform/audit';
import { MAX_COUNT } from '@netlik/domain/capped-count';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

export type AuditRow = {
  id: string;
  actorId: string | null;
  userId: string | null;
  action: AuditAction;
  before: object | null;
  after: object | null;
};

const jsonOrNull = (values: object | null) => (values === null ? null : JSON.stringify(values));

export const insertAuditEntry = (db: Executor, row: AuditRow) =>
  db.run(sql`
    insert into audit_entries (id, actor_id, user_id, action, before, after)
    values (${row.id}, ${row.actorId}, ${row.userId}, ${row.action}, ${jsonOrNull(row.before)}::jsonb,
      ${jsonOrNull(row.after)}::jsonb)`);

/** One entry per hour, reader, person and kind, so that refetching does not fill the log. */
export const insertAuditReads = (
  db: Executor,
  actorId: string,
  userIds: readonly string[],
  action: AuditAction,
) =>
  db.run(sql`
    insert into audit_entries (id, actor_id, user_id, action)
    select r.id, ${actorId}, u.id, ${action}
    from unnest(${userIds.map(() => newId())}::uuid[], ${userIds}::uuid[]) as r (id, user_id)
    join users u on u.id = r.user_id
    where not exists (select from audit_entries e where e.user_id = r.user_id and e.actor_id = ${actorId}
      and e.action = ${action} and e.created_at > now() - interval '1 hour')
    for key share of u`);

export type AuditFilter = { action: AuditAction | null; userId: string | null; actorId: string | null };

const matches = ({ action, userId, actorId }: AuditFilter) => sql`
  (${action}::text is null or e.action = ${action})
  and (${userId}::uuid is null or e.user_id = ${userId})
  and (${actorId}::uuid is null or e.actor_id = ${actorId})`;

/** Coaches are stored by id and shown by name, so that an erasure removes the name. */
const withCoachName = (values: Sql) => sql`
  ${values} || coalesce(
    (select jsonb_build_object('coachId', coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email))
     from users c where c.id = (${values} ->> 'coachId')::uuid), '{}')`;

export const findAuditEntries = (db: Executor, filter: AuditFilter, limit: number, offset: number) =>
  db.many<AuditEntry>(sql`
    select e.id, e.action, ${withCoachName(sql`e.before`)} as before, ${withCoachName(sql`e.after`)} as after,
      e.created_at as "createdAt",
      case when a.id is not null then
        jsonb_build_object('id', a.id, 'name', coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email))
      end as actor,
      case when s.id is not null then
        jsonb_build_object('id', s.id, 'name', coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.email))
      end as subject
    from audit_entries e left join users a on a.id = e.actor_id left join users s on s.id = e.user_id
    where ${matches(filter)}
    order by e.id desc limit ${limit} offset ${offset}`);

export const countAuditEntries = async (db: Executor, filter: AuditFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(sql`
      select count(*)::int as total
      from (select from audit_entries e where ${matches(filter)} limit ${MAX_COUNT + 1}) found`)
  ).total;

export const deleteAuditEntriesBefore = (db: Executor, before: Date) =>
  db.run(sql`delete from audit_entries where created_at < ${before}`);
