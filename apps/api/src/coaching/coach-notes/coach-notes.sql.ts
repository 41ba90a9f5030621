import type { CoachNote, NoteKind } from '@netlik/contract/coaching/coach-notes';
import { isCoachedBy, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

const columns = (viewerId: string): Sql => sql`
  n.id as "_id", n.kind, n.body as text, (n.author_id is not distinct from ${viewerId}::uuid) as "isOwn",
  n.created_at as "createdAt", n.updated_at as "updatedAt", n.seen_at as "seenAt",
  (select coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) from users a
    where a.id = n.author_id) as "authorName"`;

/** Private notes are visible only to their author and never to the student. */
const isShownTo = (viewerId: string, isStudent: boolean): Sql =>
  isStudent ? sql`n.kind <> 'private'` : sql`(n.kind <> 'private' or n.author_id = ${viewerId})`;

type Page = { limit: number; offset: number };
type Readable = { studentId: string; viewerId: string; isStudent: boolean };

export const findNotes = (
  db: Executor,
  { studentId, viewerId, isStudent }: Readable,
  { limit, offset }: Page,
) =>
  db.many<CoachNote>(sql`
    select ${columns(viewerId)} from coach_notes n
    where n.student_id = ${studentId} and ${isShownTo(viewerId, isStudent)}
    order by n.id desc limit ${limit} offset ${offset}`);

export const countNotes = async (
  db: Executor,
  { studentId, viewerId, isStudent }: Readable,
): Promise<number> =>
  (
    await db.one<{ total: number }>(sql`
      select count(*)::int as total from coach_notes n
      where n.student_id = ${studentId} and ${isShownTo(viewerId, isStudent)}`)
  ).total;

/** Own notes about a currently coached student, or any of an admin's own. */
const isWritableBy = (author: StudentViewer): Sql => sql`
  n.author_id = ${author.id} and (${author.role} = 'admin' or exists (
    select from users s where s.id = n.student_id and ${isCoachedBy(author, sql`s`)}))`;

export const findNote = (db: Executor, author: StudentViewer, id: string) =>
  db.maybe<CoachNote & { studentId: string }>(sql`
    select ${columns(author.id)}, n.student_id as "studentId" from coach_notes n
    where n.id = ${id} and ${isWritableBy(author)} for update of n`);

/** 0 at the limit per student. */
export const insertNote = (
  db: Executor,
  note: { id: string; studentId: string; authorId: string; kind: NoteKind; text: string; most: number },
  now: Date,
) =>
  db.run(sql`
    insert into coach_notes (id, user_id, student_id, author_id, kind, body, created_at, updated_at)
    select ${note.id}, ${note.kind === 'private' ? note.authorId : note.studentId}, ${note.studentId},
      ${note.authorId}, ${note.kind}, ${note.text}, ${now}, ${now}
    where (select count(*) from coach_notes where student_id = ${note.studentId}) < ${note.most}`);

export const saveNote = (db: Executor, id: string, text: string, now: Date) =>
  db.run(sql`update coach_notes set body = ${text}, updated_at = ${now}, seen_at = null where id = ${id}`);

export const deleteNote = (db: Executor, id: string) => db.run(sql`delete from coach_notes where id = ${id}`);

export const saveNotesSeen = (db: Executor, studentId: string, ids: readonly string[], now: Date) =>
  db.run(sql`
    update coach_notes set seen_at = ${now}
    where student_id = ${studentId} and id = any(${ids}::uuid[]) and kind <> 'private' and seen_at is null`);
