import { isShownStudent, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

/** The coach's present students by name, locked in the same order as copies to avoid deadlocks. */
export const findSheetStudents = async (
  db: Executor,
  viewer: StudentViewer,
  { group = null, isLocked = false }: { group?: string | null; isLocked?: boolean },
) =>
  db.many<{ id: string; name: string; email: string }>(sql`
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), 'İsimsiz öğrenci') as name, u.email
    from users u where ${isShownStudent(viewer, null, group)}
    order by ${isLocked ? sql`u.id` : sql`u.first_name collate "tr-x-icu", u.last_name collate "tr-x-icu", u.id`}
    ${isLocked ? sql`for no key update of u` : sql``}`);
