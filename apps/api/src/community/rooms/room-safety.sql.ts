import type { ReportReason, RoomWord } from '@netlik/contract/community/rooms/room-safety';
import { type Executor, sql } from '../../db/database.ts';

/** 0 if the person was never in the room. */
export const insertMute = (db: Executor, roomId: string, userId: string, mutedId: string, now: Date) =>
  db.run(sql`
    insert into room_mutes (user_id, muted_id, created_at)
    select ${userId}::uuid, user_id, ${now}::timestamptz from room_members
    where room_id = ${roomId} and user_id = ${mutedId} and user_id <> ${userId}
    on conflict (user_id, muted_id) do update set created_at = room_mutes.created_at`);

export const deleteMute = (db: Executor, userId: string, mutedId: string) =>
  db.run(sql`delete from room_mutes where user_id = ${userId} and muted_id = ${mutedId}`);

export type NewReport = {
  id: string;
  roomId: string;
  messageId: string;
  userId: string;
  reason: ReportReason;
  note: string;
};

/** Serialises reports of a message; true if it has none yet. */
export const lockUnreported = async (tx: Executor, messageId: string): Promise<boolean> => {
  await tx.run(sql`select from room_messages where id = ${messageId} for update`);
  return (await tx.run(sql`select from room_message_reports where message_id = ${messageId} limit 1`)) === 0;
};

/** Admins keep the reported text; all others see the given text. */
export const saveEvidence = (tx: Executor, messageId: string, text: string) =>
  tx.run(sql`
    update room_message_reports set evidence = content, content = ${text}
    where message_id = ${messageId} and evidence is null`);

/** Stores the text with the report. 0 for own or unknown messages; a second report changes nothing. */
export const insertReport = (db: Executor, report: NewReport, now: Date) =>
  db.run(sql`
    insert into room_message_reports (id, user_id, room_id, room_name, message_id, author_id, content, sent_at, reason,
      note, created_at)
    select ${report.id}::uuid, ${report.userId}::uuid, m.room_id, r.name, m.id, m.user_id, m.content, m.created_at,
      ${report.reason}, ${report.note}, ${now}::timestamptz
    from room_messages m join rooms r on r.id = m.room_id
    where m.id = ${report.messageId} and m.room_id = ${report.roomId} and m.user_id <> ${report.userId}
      and m.removed_at is null
    on conflict (user_id, message_id) do update set created_at = room_message_reports.created_at`);

export const findWords = (db: Executor) =>
  db.many<RoomWord & { folded: string }>(sql`
    select id, word, folded, created_at as "createdAt" from room_words order by word collate "tr-x-icu", id`);

export const insertWord = (
  tx: Executor,
  word: { id: string; word: string; folded: string },
  most: number,
  now: Date,
) =>
  tx.maybe<RoomWord>(sql`
    insert into room_words as w (id, word, folded, created_at)
    select ${word.id}::uuid, ${word.word}, ${word.folded}, ${now}::timestamptz
    where (select count(*) from room_words) < ${most}
    on conflict (folded) do nothing
    returning w.id, w.word, w.created_at as "createdAt"`);

export const deleteWord = (tx: Executor, id: string) =>
  tx.maybe<{ word: string }>(sql`delete from room_words where id = ${id} returning word`);
