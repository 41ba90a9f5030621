import type { Role } from '@netlik/contract/access';
import type { FieldType } from '@netlik/domain/yks/fields';
import { type Executor, sql } from '../../../db/database.ts';

type Asker = { id: string; role: Role };

/** A student sees themselves, a coach their own students, an admin all. */
const isVisibleTo = (asker: Asker) => sql`
  role = 'student' and (id = ${asker.id} or ${asker.role} = 'admin'
    or (${asker.role} = 'coach' and coach_id = ${asker.id}))`;

export type VisibleStudent = {
  id: string;
  coachId: string | null;
  targetYear: number | null;
  field: FieldType | null;
};

export const findVisibleStudent = (db: Executor, asker: Asker, id: string) =>
  db.maybe<VisibleStudent>(sql`
    select id, coach_id as "coachId", target_year as "targetYear", target_field_type as field
    from users where id = ${id} and ${isVisibleTo(asker)}`);

export type ListedStudent = { _id: string; firstName: string; lastName: string };

export const findVisibleStudents = (db: Executor, asker: Asker, coachId: string | null, limit: number) =>
  db.many<ListedStudent>(sql`
    select id as "_id", first_name as "firstName", last_name as "lastName" from users
    where ${isVisibleTo(asker)} and is_active and email_verified_at is not null
      and (${coachId}::uuid is null or coach_id = ${coachId})
    order by first_name collate "tr-x-icu", last_name collate "tr-x-icu", id
    limit ${limit}`);
