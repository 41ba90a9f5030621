import {
  MAX_OPEN_TICKETS,
  type TicketMessage,
  type TicketStatus,
} from '@netlik/contract/platform/support-tickets';
import { MAX_COUNT } from '@netlik/domain/capped-count';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type StoredTicket = {
  id: string;
  userId: string;
  title: string;
  contact: string;
  status: TicketStatus;
  lastMessageAt: string;
  lastMessagePreview: string;
  lastReplyAt: string | null;
  messages: number;
  totalAttachments: number;
  createdAt: string;
  firstName: string;
  lastName: string;
  email: string;
  studentClass: string | null;
};

const columns = sql`
  r.id, r.user_id as "userId", r.title, r.contact, r.status, r.last_message_at as "lastMessageAt",
  r.last_message_preview as "lastMessagePreview", r.last_reply_at as "lastReplyAt", r.messages,
  r.attachments as "totalAttachments", r.created_at as "createdAt", u.first_name as "firstName",
  u.last_name as "lastName", u.email, u.grade as "studentClass"`;

export type TicketFilter = {
  userId?: string | undefined;
  status?: TicketStatus | undefined;
  folded?: string | undefined;
};

/** A union uses an index per table; one condition over both would read every ticket. */
const named = (folded: string): Sql => {
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`
    r.id in (
      select id from reports where text_folded like ${pattern}
      union all
      select own.id from reports own join users author on author.id = own.user_id
      where (author.name_folded || ' ' || author.email) like ${pattern})`;
};

const matching = ({ userId, status, folded }: TicketFilter): Sql => sql`
  ${userId ? sql`r.user_id = ${userId}` : sql`true`} and ${status ? sql`r.status = ${status}` : sql`true`}
  and ${folded ? named(folded) : sql`true`}`;

export const findTickets = (
  db: Executor,
  filter: TicketFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db.many<StoredTicket>(sql`
    select ${columns} from reports r join users u on u.id = r.user_id where ${matching(filter)}
    order by r.last_message_at desc, r.id desc limit ${limit} offset ${offset}`);

export const countTickets = async (db: Executor, filter: TicketFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(sql`
      select count(*)::int as total
      from (select from reports r where ${matching(filter)} limit ${MAX_COUNT + 1}) found`)
  ).total;

/** `userId` null: any user, for admins. */
const one = (id: string, userId: string | null): Sql => sql`
  select ${columns} from reports r join users u on u.id = r.user_id
  where r.id = ${id} and (${userId}::uuid is null or r.user_id = ${userId}::uuid)`;

export const findTicket = (db: Executor, id: string, userId: string | null) =>
  db.maybe<StoredTicket>(one(id, userId));

export const lockTicket = (db: Executor, id: string, userId: string | null) =>
  db.maybe<StoredTicket>(sql`${one(id, userId)} for no key update of r`);

export const findMessages = (db: Executor, reportId: string) =>
  db.many<TicketMessage>(sql`
    select m.id, m.sender, m.content, m.created_at as "createdAt",
      coalesce((select jsonb_agg(jsonb_build_object('uid', a.uid, 'name', a.name) order by a.position)
        from report_attachments a where a.message_id = m.id), '[]') as attachments
    from report_messages m where m.report_id = ${reportId} order by m.position`);

export type NewTicketRow = { id: string; userId: string; title: string; contact: string; folded: string };

/** 0 at the limit of open tickets per person. Tickets answered before `openSince` have expired. */
export const insertTicket = (db: Executor, row: NewTicketRow, openSince: Date, now: Date) =>
  db.run(sql`
    insert into reports (id, user_id, title, contact, status, text_folded, last_message_at, last_message_preview,
      messages, attachments, created_at)
    select ${row.id}::uuid, ${row.userId}::uuid, ${row.title}, ${row.contact}, 'pending', ${row.folded},
      ${now}::timestamptz, '', 0, 0, ${now}::timestamptz
    where (select count(*) from reports where user_id = ${row.userId} and status in ('pending', 'waiting')
      and (last_reply_at is null or last_reply_at > ${openSince})) < ${MAX_OPEN_TICKETS}`);

export type NewMessageRow = {
  id: string;
  reportId: string;
  userId: string;
  adminId: string | null;
  content: string;
  preview: string;
};
export type NewAttachmentRow = { uid: string; path: string; name: string };

/** Adds a message with pictures and moves the ticket to the top of the lists. */
export const insertMessage = async (
  db: Executor,
  message: NewMessageRow,
  attachments: readonly NewAttachmentRow[],
  now: Date,
): Promise<void> => {
  const { id, reportId, userId, adminId, content, preview } = message;
  await db.run(sql`
    insert into report_messages (id, report_id, user_id, sender, admin_id, content, position, created_at)
    select ${id}::uuid, r.id, ${userId}::uuid, ${adminId ? 'admin' : 'student'}, ${adminId}::uuid, ${content}, r.messages,
      ${now}::timestamptz
    from reports r where r.id = ${reportId}`);
  if (attachments.length > 0)
    await db.run(sql`
      insert into report_attachments (uid, message_id, report_id, user_id, path, name, position)
      select given.uid, ${id}::uuid, ${reportId}::uuid, ${userId}::uuid, given.path, given.name, given.at
      from unnest(${attachments.map(({ uid }) => uid)}::uuid[], ${attachments.map(({ path }) => path)}::text[],
        ${attachments.map(({ name }) => name)}::text[]) with ordinality as given (uid, path, name, at)`);
  await db.run(sql`
    update reports set last_message_at = ${now}, last_message_preview = ${preview}, messages = messages + 1,
      attachments = attachments + ${attachments.length}::int, status = ${adminId ? 'waiting' : 'pending'},
      last_reply_at = ${adminId ? sql`${now}::timestamptz` : sql`last_reply_at`}
    where id = ${reportId}`);
};

export const saveStatus = (db: Executor, id: string, status: TicketStatus) =>
  db.run(sql`update reports set status = ${status} where id = ${id}`);

export const findAttachmentPath = (db: Executor, reportId: string, uid: string, userId: string | null) =>
  db.maybe<{ path: string; userId: string }>(sql`
    select path, user_id as "userId" from report_attachments
    where uid = ${uid} and report_id = ${reportId} and (${userId}::uuid is null or user_id = ${userId}::uuid)`);

/** Admins' pages list every ticket. */
export const findAdminIds = async (db: Executor): Promise<string[]> =>
  (await db.many<{ id: string }>(sql`select id from users where role = 'admin' and is_active`)).map(
    ({ id }) => id,
  );
