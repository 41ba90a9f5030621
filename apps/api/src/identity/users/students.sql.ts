import type { FieldType } from '@netlik/domain/yks/fields';
import { coachAt, isCoachedBy, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

/** Students see themselves, coaches their own students, admins all. */
const isVisibleTo = (asker: StudentViewer) => sql`
  role = 'student' and (id = ${asker.id} or ${asker.role} = 'admin'
    or (${asker.role} = 'coach' and ${isCoachedBy(asker)}))`;

export type VisibleStudent = {
  id: string;
  coachId: string | null;
  targetYear: number | null;
  field: FieldType | null;
};

export const findVisibleStudent = (db: Executor, asker: StudentViewer, id: string) =>
  db.maybe<VisibleStudent>(sql`
    select id, ${coachAt(asker.at)} as "coachId", target_year as "targetYear", target_field_type as field
    from users where id = ${id} and ${isVisibleTo(asker)}`);

export type ListedStudent = { _id: string; firstName: string; lastName: string };

export const findVisibleStudents = (
  db: Executor,
  asker: StudentViewer,
  coachId: string | null,
  limit: number,
) =>
  db.many<ListedStudent>(sql`
    select id as "_id", first_name as "firstName", last_name as "lastName" from users
    where ${isVisibleTo(asker)} and is_active and email_verified_at is not null
      and (${coachId}::uuid is null or ${isCoachedBy({ id: coachId ?? asker.id, at: asker.at })})
    order by first_name collate "tr-x-icu", last_name collate "tr-x-icu", id
    limit ${limit}`);
