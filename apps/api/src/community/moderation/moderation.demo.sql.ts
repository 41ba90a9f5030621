import { type Executor, sql } from '../../db/database.ts';

type PersonRow = {
  id: string;
  userId: string;
  reportedId: string;
  kind: string;
  reason: string;
  reference?: string;
};

export const insertDemoPersonReport = (db: Executor, row: PersonRow, at: Date) =>
  db.run(sql`
    insert into person_reports (id, user_id, reported_id, kind, reason, reference, created_at)
    values (${row.id}, ${row.userId}, ${row.reportedId}, ${row.kind}, ${row.reason}, ${row.reference ?? null}, ${at})`);

type MessageRow = {
  id: string;
  userId: string;
  authorId: string;
  messageId: string;
  content: string;
  reason: string;
  note: string;
};

export const insertDemoMessageReport = (db: Executor, row: MessageRow, at: Date) =>
  db.run(sql`
    insert into room_message_reports (id, user_id, room_id, room_name, message_id, author_id, content, sent_at, reason,
      note, created_at)
    select ${row.id}::uuid, ${row.userId}::uuid, r.id, r.name, ${row.messageId}::uuid, ${row.authorId}::uuid,
      ${row.content}, ${at}::timestamptz, ${row.reason}, ${row.note}, ${at}::timestamptz
    from rooms r join room_members m on m.room_id = r.id and m.user_id = ${row.authorId} order by r.id limit 1`);
