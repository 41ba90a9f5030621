import type { ReportPermission } from '@netlik/contract/coaching/parent-reports';
import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import { studyDay } from '@netlik/domain/study-day';
import { coachAt, isReportAllowed } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

/** The current permission and, for minors, the allowed recipient. */
export const findReportRight = (db: Executor, studentId: string, now: Date) =>
  db.one<{ firstName: string; isAllowed: boolean; guardianEmail: string | null }>(sql`
    select u.first_name as "firstName", ${isReportAllowed(now)} as "isAllowed",
      case when ${isReportAllowed(now)} and u.birth_year > ${lastAdultBirthYear(studyDay(now))}
        then u.guardian_email end as "guardianEmail"
    from users u where u.id = ${studentId}`);

export const findPermission = (db: Executor, studentId: string, now: Date) =>
  db.one<ReportPermission>(sql`
    select nullif(trim(c.first_name || ' ' || c.last_name), '') as "coachName", r.allowed_at as "allowedAt"
    from users u left join users c on c.id = ${coachAt(now, sql`u`)}
      left join parent_report_permissions r on r.user_id = u.id and r.coach_id = c.id
    where u.id = ${studentId}`);

/** 0 without a coach. */
export const savePermission = (db: Executor, studentId: string, now: Date) =>
  db.run(sql`
    insert into parent_report_permissions (user_id, coach_id, allowed_at)
    select u.id, ${coachAt(now, sql`u`)}, ${now} from users u
    where u.id = ${studentId} and ${coachAt(now, sql`u`)} is not null
    on conflict (user_id) do update set coach_id = excluded.coach_id, allowed_at = excluded.allowed_at`);

/** Closes the coaches' links for good; a later permission does not reopen them. */
export const deletePermission = (db: Executor, studentId: string, now: Date) =>
  db.run(sql`
    with gone as (delete from parent_report_permissions where user_id = ${studentId})
    update parent_links set revoked_at = ${now}
    where user_id = ${studentId} and coach_id is not null and revoked_at is null`);
