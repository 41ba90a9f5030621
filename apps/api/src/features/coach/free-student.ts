import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Sql, sql } from '../../db/database.ts';

/** Premium students with `coachAccess` and without a coach who may be offered one: as minors with their guardian's word. */
export const isFree = (today: StudyDay): Sql => sql`
  u.role = 'student' and u.tier = 'premium' and coalesce((u.entitlements ->> 'coachAccess')::boolean, true)
  and u.is_active and u.email_verified_at is not null
  and u.consent_at is not null and u.coach_id is null
  and (u.guardian_confirmed_at is not null or u.birth_year <= ${lastAdultBirthYear(today)})`;
