import type { RoomMessage } from '@netlik/contract/rooms/rooms';
import { type Executor, sql } from '../../db/database.ts';
import type { Viewer } from '../../http/auth-session.ts';
import { blockFilters } from './room-blocks.sql.ts';

const { isSeen, isShutOut } = blockFilters;

const columns = sql`
  m.id, m.user_id as "userId", m.number, m.client_key as key, m.content,
  m.removed_at is not null as "isRemoved", m.created_at as "createdAt",
  m.expires_at as "expiresAt"`;

export type NewMessage = {
  id: string;
  roomId: string;
  userId: string;
  key: string;
  content: string;
  now: Date;
  expiresAt: Date;
};

/**
 * Gives the message the room's next number; the lock of the room's row orders them. Null for whoever is no member, and
 * for a key that is stored already. Throws the unique violation when the same key is being stored right now.
 */
export const insertMessage = (
  db: Executor,
  { id, roomId, userId, key, content, now, expiresAt }: NewMessage,
) =>
  db.maybe<RoomMessage>(sql`
    with next as (
      update rooms r set last_number = r.last_number + 1, last_activity_at = ${now}
      where r.id = ${roomId} and r.is_active
        and exists (select from room_members a where a.room_id = r.id and a.user_id = ${userId} and a.status = 'active')
        and not ${isShutOut(userId)}
        and not exists (select from room_messages o
          where o.user_id = ${userId} and o.room_id = ${roomId} and o.client_key = ${key})
      returning r.last_number)
    insert into room_messages as m (id, room_id, user_id, number, client_key, content, created_at, expires_at)
    select ${id}::uuid, ${roomId}::uuid, ${userId}::uuid, last_number, ${key}, ${content}, ${now}::timestamptz,
      ${expiresAt}::timestamptz
    from next returning ${columns}`);

export const findMessageByKey = (db: Executor, roomId: string, userId: string, key: string) =>
  db.maybe<RoomMessage>(sql`
    select ${columns} from room_messages m
    where m.room_id = ${roomId} and m.user_id = ${userId} and m.client_key = ${key}`);

const seenBy = (viewer: Viewer | null) => (viewer ? isSeen(viewer, sql`m.user_id`) : sql`true`);

export type MessagesOf = {
  roomId: string;
  /** Null: the messages as everybody's together. */
  viewer: Viewer | null;
  limit: number;
  now: Date;
};

/** After a number, in order. */
export const findMessagesSince = (db: Executor, since: number, { roomId, viewer, limit, now }: MessagesOf) =>
  db.many<RoomMessage>(sql`
    select ${columns} from room_messages m
    where m.room_id = ${roomId} and m.number > ${since}::bigint and m.expires_at > ${now} and ${seenBy(viewer)}
    order by m.number limit ${limit}`);

/** The newest, or the newest before a number; in order. */
export const findNewestMessages = (
  db: Executor,
  before: number | null,
  { roomId, viewer, limit, now }: MessagesOf,
) =>
  db.many<RoomMessage>(sql`
    select * from (
      select ${columns} from room_messages m
      where m.room_id = ${roomId} and (${before}::bigint is null or m.number < ${before}::bigint) and m.expires_at > ${now}
        and ${seenBy(viewer)}
      order by m.number desc limit ${limit}) newest order by number`);

export const deleteExpiredMessages = (db: Executor, now: Date, limit: number) =>
  db.run(sql`
    delete from room_messages where id in (
      select id from room_messages where expires_at <= ${now} order by expires_at limit ${limit})`);

/** Takes the text away; null when there is none to take. */
export const saveMessageRemoved = (
  tx: Executor,
  { id, messageId }: { id: string; messageId: string },
  text: string,
  now: Date,
) =>
  tx.maybe<{ number: number; userId: string }>(sql`
    update room_messages set content = ${text}, removed_at = ${now}
    where id = ${messageId} and room_id = ${id} and removed_at is null returning number, user_id as "userId"`);

/** The removed messages of these rooms, for whoever may have read them before. */
export const findRemoved = (db: Executor, roomIds: readonly string[]) =>
  db.many<{ roomId: string; number: number }>(sql`
    select room_id as "roomId", number from room_messages
    where room_id = any(${roomIds as string[]}::uuid[]) and removed_at is not null order by number`);

/** The newest number of each of these rooms. */
export const findLastNumbers = (db: Executor, roomIds: readonly string[]) =>
  db.many<{ id: string; lastNumber: number }>(sql`
    select id, last_number as "lastNumber" from rooms where id = any(${roomIds as string[]}::uuid[])`);
