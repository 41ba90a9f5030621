import type { NotificationCategory } from '@netlik/contract/platform/notifications';
import type { PlanTier } from '@netlik/domain/roles';
import { tierAt } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

export type NotificationRow = {
  id: string;
  title: string;
  body: string;
  category: NotificationCategory;
  type: string;
  actionUrl: string | null;
  audience: PlanTier | null;
  createdAt: string;
  readAt: string | null;
};

const columns = sql`id, title, body, category, type, action_url as "actionUrl", audience,
  created_at as "createdAt", read_at as "readAt"`;

/** Names mentioned in a text, which an erasure removes. */
export type NamedPeople = Readonly<Record<string, string>>;

export type NewNotification = Omit<NotificationRow, 'createdAt' | 'readAt'> & {
  userId: string;
  named: NamedPeople | null;
  now: Date;
};

/** Also returns whether the person's plan shows it and whether they have a push subscription. */
export const insertNotification = (db: Executor, item: NewNotification) =>
  db.one<NotificationRow & { shown: boolean; wakes: boolean }>(sql`
    insert into notifications (id, user_id, category, type, title, body, action_url, audience, named, created_at)
    values (${item.id}, ${item.userId}, ${item.category}, ${item.type}, ${item.title}, ${item.body},
      ${item.actionUrl}, ${item.audience}, ${item.named && JSON.stringify(item.named)}, ${item.now})
    returning ${columns},
      (audience is null or audience = (select ${tierAt(item.now)} from users where id = ${item.userId})) as shown,
      exists (select from push_subscriptions where user_id = ${item.userId}) as wakes`);

/** For people of the same plan; also returns who has a push subscription. */
export const insertNotifications = (
  db: Executor,
  items: readonly Omit<NewNotification, 'now' | 'audience' | 'named'>[],
  now: Date,
) =>
  db.many<NotificationRow & { userId: string; wakes: boolean }>(sql`
    insert into notifications (id, user_id, category, type, title, body, action_url, created_at)
    select id, "userId", category, type, title, body, "actionUrl", ${now}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (id uuid, "userId" uuid, category text, type text,
      title text, body text, "actionUrl" text)
    returning ${columns}, user_id as "userId",
      exists (select from push_subscriptions s where s.user_id = notifications.user_id) as wakes`);

export type Page = {
  userId: string;
  /** Excludes performance items of the other tier. */
  tier: PlanTier;
  unreadOnly: boolean;
  category: NotificationCategory | null;
  before: string | null;
  limit: number;
};

/** One statement per filter, because a generic plan for "null or equal" would scan everything newer. */
export const findNotifications = (db: Executor, page: Page) => {
  const older = page.before ? sql`and id < ${page.before}` : sql``;
  const unread = page.unreadOnly ? sql`and read_at is null` : sql``;
  const category = page.category ? sql`and category = ${page.category}` : sql``;
  return db.many<NotificationRow>(sql`
    select ${columns} from notifications
    where user_id = ${page.userId} and (audience is null or audience = ${page.tier}) ${older} ${unread} ${category}
    order by id desc limit ${page.limit}`);
};

export const markRead = (db: Executor, userId: string, id: string, now: Date) =>
  db.maybe<NotificationRow>(sql`
    update notifications set read_at = coalesce(read_at, ${now}) where id = ${id} and user_id = ${userId}
    returning ${columns}`);

export const findUnread = async (
  db: Executor,
  type: string,
  given: readonly { userId: string; actionUrl: string }[],
) =>
  (
    await db.many<{ userId: string }>(sql`
      select n.user_id as "userId" from notifications n
      join unnest(${given.map(({ userId }) => userId)}::uuid[], ${given.map(({ actionUrl }) => actionUrl)}::text[])
        as g (user_id, action_url) on g.user_id = n.user_id and g.action_url = n.action_url
      where n.read_at is null and n.type = ${type}`)
  ).map(({ userId }) => userId);

export const markReadByAddress = (db: Executor, userId: string, actionUrl: string, now: Date) =>
  db.run(sql`
    update notifications set read_at = ${now}
    where user_id = ${userId} and read_at is null and action_url = ${actionUrl}`);

/** Locks rows in the same order as deleting, to avoid deadlocks between tabs. */
export const markAllRead = (db: Executor, userId: string, now: Date) =>
  db.run(sql`
    with held as (
      select id from notifications where user_id = ${userId} and read_at is null order by id for update)
    update notifications n set read_at = ${now} from held where n.id = held.id`);

export const deleteNotification = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from notifications where id = ${id} and user_id = ${userId}`);

export const deleteNotifications = (db: Executor, userId: string) =>
  db.run(sql`
    with held as (select id from notifications where user_id = ${userId} order by id for update)
    delete from notifications n using held where n.id = held.id`);

export const findNotification = (db: Executor, id: string) =>
  db.maybe<NotificationRow & { userId: string }>(sql`
    select ${columns}, user_id as "userId" from notifications where id = ${id}`);

export const deleteOldNotifications = (db: Executor, before: Date) =>
  db.run(sql`delete from notifications where created_at < ${before}`);
