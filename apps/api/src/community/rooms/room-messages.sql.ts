import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { Viewer } from '../../http/auth-session.ts';
import { blockFilters } from './room-blocks.sql.ts';

const { isSeen, isShutOut } = blockFilters;

const MAX_QUOTE = 120;

const seenBy = (viewer: Viewer | null, person: Sql) => (viewer ? isSeen(viewer, person) : sql`true`);

/**
 * Columns of `room_messages m` with the quoted message as `q`. Without a viewer the message goes to many
 * people, who get reactions separately because blocks differ.
 */
const columns = (viewer: Viewer | null) => sql`
  m.id, m.user_id as "userId", m.number, m.client_key as key, m.content,
  m.removed_at is not null as "isRemoved",
  case when m.reply_number is not null and m.removed_at is null and ${seenBy(viewer, sql`q.user_id`)} then jsonb_build_object(
    'number', m.reply_number, 'userId', q.user_id,
    'text', case when q.removed_at is null then left(split_part(q.content, E'\\n', 1), ${MAX_QUOTE}) end) end as "replyTo",
  ${
    viewer
      ? sql`array(select jsonb_build_object('userId', x.user_id, 'emoji', x.emoji) from room_reactions x
          where x.message_id = m.id and ${isSeen(viewer, sql`x.user_id`)} order by x.created_at, x.user_id)`
      : sql`'{}'::jsonb[]`
  } as reactions,
  m.created_at as "createdAt", m.expires_at as "expiresAt"`;

const answered = (now: Date) => sql`
  left join room_messages q on q.room_id = m.room_id and q.number = m.reply_number and q.expires_at > ${now}`;

export type NewMessage = {
  id: string;
  roomId: string;
  userId: string;
  key: string;
  content: string;
  replyTo: number | null;
  now: Date;
  expiresAt: Date;
};

/**
 * The room's row lock orders message numbers. Null for non-members and stored keys; a concurrent insert of
 * the same key throws the unique violation.
 */
export const insertMessage = (
  db: Executor,
  { id, roomId, userId, key, content, replyTo, now, expiresAt }: NewMessage,
) =>
  db.maybe<RoomMessage>(sql`
    with next as (
      update rooms r set last_number = r.last_number + 1, last_activity_at = ${now}
      where r.id = ${roomId} and r.is_active
        and exists (select from room_members a where a.room_id = r.id and a.user_id = ${userId} and a.status = 'active')
        and not ${isShutOut(userId)}
        and not exists (select from room_messages o
          where o.user_id = ${userId} and o.room_id = ${roomId} and o.client_key = ${key})
      returning r.last_number),
    m as (
      insert into room_messages (id, room_id, user_id, number, client_key, content, reply_number, created_at, expires_at)
      select ${id}::uuid, ${roomId}::uuid, ${userId}::uuid, last_number, ${key}, ${content},
        (select a.number from room_messages a where a.room_id = ${roomId} and a.number = ${replyTo}::bigint
          and a.removed_at is null and a.expires_at > ${now}),
        ${now}::timestamptz, ${expiresAt}::timestamptz
      from next returning *)
    select ${columns(null)} from m ${answered(now)}`);

export const findMessageByKey = (
  db: Executor,
  { roomId, userId, key, now }: Pick<NewMessage, 'roomId' | 'userId' | 'key' | 'now'>,
) =>
  db.maybe<RoomMessage>(sql`
    select ${columns(null)} from room_messages m ${answered(now)}
    where m.room_id = ${roomId} and m.user_id = ${userId} and m.client_key = ${key}`);

export type MessagesOf = {
  roomId: string;
  /** Null: messages as all members may see them. */
  viewer: Viewer | null;
  limit: number;
  now: Date;
};

export const findMessagesSince = (db: Executor, since: number, { roomId, viewer, limit, now }: MessagesOf) =>
  db.many<RoomMessage>(sql`
    select ${columns(viewer)} from room_messages m ${answered(now)}
    where m.room_id = ${roomId} and m.number > ${since}::bigint and m.expires_at > ${now}
      and ${seenBy(viewer, sql`m.user_id`)}
    order by m.number limit ${limit}`);

export const findNewestMessages = (
  db: Executor,
  before: number | null,
  { roomId, viewer, limit, now }: MessagesOf,
) =>
  db.many<RoomMessage>(sql`
    select * from (
      select ${columns(viewer)} from room_messages m ${answered(now)}
      where m.room_id = ${roomId} and (${before}::bigint is null or m.number < ${before}::bigint) and m.expires_at > ${now}
        and ${seenBy(viewer, sql`m.user_id`)}
      order by m.number desc limit ${limit}) newest order by number`);

export const deleteExpiredMessages = (db: Executor, now: Date, limit: number) =>
  db.run(sql`
    delete from room_messages where id in (
      select id from room_messages where expires_at <= ${now} order by expires_at limit ${limit})`);

/** Deletes the text; null if there is none. */
export const saveMessageRemoved = (
  tx: Executor,
  { id, messageId }: { id: string; messageId: string },
  text: string,
  now: Date,
) =>
  tx.maybe<{ number: number; userId: string }>(sql`
    update room_messages set content = ${text}, removed_at = ${now}
    where id = ${messageId} and room_id = ${id} and removed_at is null returning number, user_id as "userId"`);

export const findRemoved = (db: Executor, roomIds: readonly string[]) =>
  db.many<{ roomId: string; number: number }>(sql`
    select room_id as "roomId", number from room_messages
    where room_id = any(${roomIds as string[]}::uuid[]) and removed_at is not null order by number`);

export const findLastNumbers = (db: Executor, roomIds: readonly string[]) =>
  db.many<{ id: string; lastNumber: number }>(sql`
    select id, last_number as "lastNumber" from rooms where id = any(${roomIds as string[]}::uuid[])`);
