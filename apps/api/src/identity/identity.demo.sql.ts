import { type Executor, sql } from '../db/database.ts';
import type { DemoPerson } from '../demo/people.ts';

type Details = DemoPerson & {
  coachId: string | null;
  targetYear: number | null;
  noticeVersion: string | null;
  consentAt: Date | null;
  discoverable: boolean;
};

export const saveDemoDetails = (db: Executor, id: string, details: Details) =>
  db.run(sql`
    update users set
      coach_id = ${details.coachId}, city = ${details.city ?? ''}, current_school = ${details.school ?? ''},
      school_type = ${details.schoolType ?? null}, grade = ${details.grade ?? null},
      target_field_type = ${details.field ?? null}, diploma_grade = ${details.field ? 86.4 : null}::double precision,
      target_year = ${details.targetYear},
      is_active = ${!details.suspended}, birth_year = ${details.birthYear ?? null},
      notice_version = ${details.noticeVersion}, consent_at = ${details.consentAt},
      discoverable = ${details.discoverable},
      guardian_name = case when ${details.role === 'student'} then 'Veli' end,
      guardian_email = case when ${details.role === 'student'} then 'veli@netlik.demo' end,
      guardian_confirmed_at = ${details.guardianPending ? null : details.consentAt}
    where id = ${id}`);
