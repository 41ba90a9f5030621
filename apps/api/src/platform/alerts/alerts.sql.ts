import type { Alert, alertAudiences } from '@netlik/contract/platform/alerts';
import { type Executor, sql } from '../../db/database.ts';

export type Audience = (typeof alertAudiences)[number];

const columns = (now: Date) => sql`
  id, title, message, severity, audience, is_active as "isActive", starts_at as "startsAt", ends_at as "endsAt",
  cta_label as "ctaLabel", cta_url as "ctaUrl", created_at as "createdAt", updated_at as "updatedAt",
  published_at as "publishedAt", ${status(now)} as status`;

const status = (now: Date) => sql`
  case when not is_active then 'off' when starts_at > ${now} then 'planned' when ends_at <= ${now} then 'over'
    else 'live' end`;

const MAX_SHOWN = 10;

export const findActiveAlerts = (db: Executor, audiences: readonly Audience[], now: Date) =>
  db.many<Alert>(sql`
    select ${columns(now)} from alerts
    where is_active and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
      and audience = any(${audiences as Audience[]}::text[])
    order by id desc limit ${MAX_SHOWN}`);

export type AlertFilter = { status: string | null; audience: Audience | null };

const matches = (filter: AlertFilter, now: Date) => sql`
  (${filter.status}::text is null or ${filter.status} = ${status(now)})
  and (${filter.audience}::text is null or audience = ${filter.audience})`;

export const findAlerts = (db: Executor, filter: AlertFilter, limit: number, offset: number, now: Date) =>
  db.many<Alert>(sql`
    select ${columns(now)} from alerts where ${matches(filter, now)}
    order by id desc limit ${limit} offset ${offset}`);

export const countAlerts = async (db: Executor, filter: AlertFilter, now: Date) =>
  (
    await db.one<{ total: number }>(
      sql`select count(*)::int as total from alerts where ${matches(filter, now)}`,
    )
  ).total;

export type AlertValues = {
  title: string;
  message: string;
  severity: string;
  audience: string;
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
  ctaLabel: string | null;
  ctaUrl: string | null;
};

export const insertAlert = (db: Executor, id: string, values: AlertValues, authorId: string, now: Date) =>
  db.one<Alert>(sql`
    insert into alerts (id, title, message, severity, audience, is_active, starts_at, ends_at, cta_label, cta_url,
      created_by, created_at, updated_at, published_at)
    values (${id}, ${values.title}, ${values.message}, ${values.severity}, ${values.audience}, ${values.isActive},
      ${values.startsAt}, ${values.endsAt}, ${values.ctaLabel}, ${values.ctaUrl}, ${authorId}, ${now}, ${now},
      ${values.isActive ? now : null})
    returning ${columns(now)}`);

export const lockAlert = (db: Executor, id: string, now: Date) =>
  db.maybe<Alert>(sql`select ${columns(now)} from alerts where id = ${id} for update`);

export const saveAlert = (db: Executor, id: string, values: AlertValues, now: Date) =>
  db.one<Alert>(sql`
    update alerts set title = ${values.title}, message = ${values.message}, severity = ${values.severity},
      audience = ${values.audience}, is_active = ${values.isActive}, starts_at = ${values.startsAt},
      ends_at = ${values.endsAt}, cta_label = ${values.ctaLabel}, cta_url = ${values.ctaUrl}, updated_at = ${now},
      published_at = case when ${values.isActive} then coalesce(published_at, ${now}) else published_at end
    where id = ${id}
    returning ${columns(now)}`);
