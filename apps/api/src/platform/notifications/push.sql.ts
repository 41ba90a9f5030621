import { type Executor, sql } from '../../db/database.ts';

export type SubscriptionRow = { id: string; endpoint: string; p256dh: string; auth: string };

/** A browser belongs to the last person who signed in on it. */
export const saveSubscription = (
  db: Executor,
  row: { id: string; userId: string; endpoint: string; p256dh: string; auth: string; now: Date },
) =>
  db.run(sql`
    insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
    values (${row.id}, ${row.userId}, ${row.endpoint}, ${row.p256dh}, ${row.auth}, ${row.now})
    on conflict (endpoint) do update set
      user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth`);

export const findSubscriptions = (db: Executor, userId: string) =>
  db.many<SubscriptionRow>(sql`
    select id, endpoint, p256dh, auth from push_subscriptions where user_id = ${userId} order by id`);

export const deleteSubscription = (db: Executor, userId: string, endpoint: string) =>
  db.run(sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`);

export const deleteSubscriptionById = (db: Executor, id: string) =>
  db.run(sql`delete from push_subscriptions where id = ${id}`);
