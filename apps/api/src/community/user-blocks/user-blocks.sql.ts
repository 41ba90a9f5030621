import { MAX_BLOCKS, MAX_REPORTS_A_DAY, type PersonReport } from '@netlik/contract/community/user-blocks';
import { type Executor, sql } from '../../db/database.ts';
import type { CardRow } from '../../identity/users/person-cards.service.ts';

export const findBlocked = (db: Executor, userId: string) =>
  db.many<CardRow>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.avatar
    from person_blocks b join users u on u.id = b.blocked_id
    where b.user_id = ${userId} order by u.first_name collate "tr-x-icu", u.id`);

export const personExists = async (db: Executor, id: string) =>
  (await db.run(sql`select from users where id = ${id}`)) === 1;

/** 0 at the limit; needs `lockOwner`. Repeating a block has no effect. */
export const insertBlock = (tx: Executor, userId: string, blockedId: string, now: Date) =>
  tx.run(sql`
    insert into person_blocks (user_id, blocked_id, created_at)
    select ${userId}::uuid, ${blockedId}::uuid, ${now}::timestamptz
    where (select count(*) from person_blocks where user_id = ${userId} and blocked_id <> ${blockedId}) < ${MAX_BLOCKS}
    on conflict (user_id, blocked_id) do update set created_at = person_blocks.created_at`);

export const deleteBlock = (db: Executor, userId: string, blockedId: string) =>
  db.run(sql`delete from person_blocks where user_id = ${userId} and blocked_id = ${blockedId}`);

type ReportRow = PersonReport & { id: string; userId: string; reportedId: string };

/** 0 at the limit for the period; needs `lockOwner`. */
export const insertReport = (
  tx: Executor,
  { id, userId, reportedId, kind, reason, reference }: ReportRow,
  now: Date,
  since: Date,
) =>
  tx.run(sql`
    insert into person_reports (id, user_id, reported_id, kind, reason, reference, created_at)
    select ${id}::uuid, ${userId}::uuid, ${reportedId}::uuid, ${kind}, ${reason}, ${reference || null},
      ${now}::timestamptz
    where (select count(*) from person_reports where user_id = ${userId} and created_at > ${since})
      < ${MAX_REPORTS_A_DAY}`);
