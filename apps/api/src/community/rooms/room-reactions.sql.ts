import type { ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import type { ReactionChange } from '@netlik/contract/community/rooms/room-socket';
import { type Executor, sql } from '../../db/database.ts';
import type { Viewer } from '../../http/auth-session.ts';
import { blockFilters } from './room-blocks.sql.ts';

const { isSeen } = blockFilters;

type Reacting = { roomId: string; messageId: string; viewer: Viewer };

/** Serialises reactions and removal of a message; null if the person may not react. */
export const lockMessage = (tx: Executor, { roomId, messageId, viewer }: Reacting, now: Date) =>
  tx.maybe<{ number: number; authorId: string }>(sql`
    select m.number, m.user_id as "authorId" from room_messages m
    where m.id = ${messageId} and m.room_id = ${roomId} and m.removed_at is null and m.expires_at > ${now}
      and ${isSeen(viewer, sql`m.user_id`)}
    for no key update of m`);

/** 0 if unchanged. */
export const saveReaction = (
  tx: Executor,
  messageId: string,
  userId: string,
  emoji: ReactionEmoji | null,
  now: Date,
) =>
  emoji === null
    ? tx.run(sql`delete from room_reactions where message_id = ${messageId} and user_id = ${userId}`)
    : tx.run(sql`
        insert into room_reactions as x (message_id, user_id, emoji, created_at)
        values (${messageId}, ${userId}, ${emoji}, ${now})
        on conflict (message_id, user_id) do update set emoji = excluded.emoji
        where x.emoji <> excluded.emoji`);

export const deleteReactions = (tx: Executor, messageId: string) =>
  tx.run(sql`delete from room_reactions where message_id = ${messageId}`);

export type ReactionRow = ReactionChange & { roomId: string; authorId: string; emoji: ReactionEmoji };

export const findReactions = (db: Executor, rooms: readonly { roomId: string; from: number }[]) =>
  db.many<ReactionRow>(sql`
    select m.room_id as "roomId", m.number, m.user_id as "authorId", x.user_id as "userId", x.emoji
    from unnest(${rooms.map(({ roomId }) => roomId)}::uuid[], ${rooms.map(({ from }) => from)}::bigint[]) as r (id, first)
    join room_messages m on m.room_id = r.id and m.number >= r.first
    join room_reactions x on x.message_id = m.id
    order by m.number, x.created_at, x.user_id`);
