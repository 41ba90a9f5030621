import type { Appearance } from '@netlik/contract/identity/person';
import type { GRADES, SCHOOL_TYPES } from '@netlik/domain/identity/values';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { FIELD_TYPES } from '@netlik/domain/yks/field-types';
import { hardestFirst, universityProgrammesOfGoal } from '../../catalogue/programmes.sql.ts';
import { isCoachedBy, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';
import type { PlacedGoalRow } from '../goals/goal-row.ts';

export type PersonRow = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  tier: PlanTier;
  premiumUntil: string | null;
  isActive: boolean;
  verifiedAt: string | null;
  avatar: string | null;
  phone: string;
  bio: string;
  currentSchool: string;
  schoolType: (typeof SCHOOL_TYPES)[number] | null;
  grade: (typeof GRADES)[number] | null;
  city: string;
  targetYear: number | null;
  targetFieldType: (typeof FIELD_TYPES)[number] | null;
  diplomaGrade: number | null;
  coachId: string | null;
  weeklyGoalMinutes: number | null;
  discoverable: boolean;
  appearance: Appearance | null;
  tutorialsSeen: string[];
  birthYear: number | null;
  noticeVersion: string | null;
  guardianConfirmed: boolean;
  secondFactor: boolean;
  firstRunDue: boolean;
  createdAt: string;
  lastActivityAt: string | null;
};

const columns = sql`
  id, email, first_name as "firstName", last_name as "lastName", role, tier, premium_until as "premiumUntil", is_active as "isActive",
  email_verified_at as "verifiedAt", avatar, phone, bio, current_school as "currentSchool",
  school_type as "schoolType", grade, city, target_year as "targetYear", target_field_type as "targetFieldType",
  diploma_grade as "diplomaGrade", coach_id as "coachId", weekly_goal_minutes as "weeklyGoalMinutes", discoverable, appearance,
  tutorials_seen as "tutorialsSeen", birth_year as "birthYear", notice_version as "noticeVersion",
  guardian_confirmed_at is not null as "guardianConfirmed", second_factor as "secondFactor", first_run_due as "firstRunDue", created_at as "createdAt",
  last_activity_at as "lastActivityAt"`;

export type ProfileRow = PersonRow & { targetUniversities: PlacedGoalRow[]; hasPassword: boolean | null };

export type OwnProfileRow = Omit<
  ProfileRow,
  'isActive' | 'verifiedAt' | 'coachId' | 'createdAt' | 'lastActivityAt'
>;

const goals = sql`array(
  select jsonb_build_object('id', g.id, 'name', g.name, 'department', g.department, 'priority', g.priority,
    'image', g.image, 'programmeCode', g.programme_code, 'programmes', array(
      select jsonb_build_object('name', p.name, 'faculty', p.faculty, 'scoreType', p.score_type, 'scores', p.scores)
      from ${universityProgrammesOfGoal} order by ${hardestFirst}))
  from target_universities g where g.user_id = users.id order by g.priority, g.id) as "targetUniversities"`;

const profileColumns = sql`${columns}, password_hash is not null as "hasPassword", ${goals}`;

export const findPerson = (db: Executor, id: string) =>
  db.maybe<ProfileRow>(sql`select ${profileColumns} from users where id = ${id}`);

/** measured: read on every page load, and three times as fast to parse as one JSON value. */
export const findOwnProfile = async (db: Executor, id: string) =>
  (
    await db.maybe<{ profile: OwnProfileRow }>(sql`
      select row_to_json(own) as profile from (
        select id, email, first_name as "firstName", last_name as "lastName", role, tier,
          premium_until as "premiumUntil", avatar, phone, bio, current_school as "currentSchool", school_type as "schoolType", grade, city, target_year as "targetYear",
          target_field_type as "targetFieldType", diploma_grade as "diplomaGrade", weekly_goal_minutes as "weeklyGoalMinutes", discoverable,
          appearance, tutorials_seen as "tutorialsSeen", birth_year as "birthYear", notice_version as "noticeVersion",
          guardian_confirmed_at is not null as "guardianConfirmed", second_factor as "secondFactor", first_run_due as "firstRunDue", password_hash is not null as "hasPassword", ${goals}
        from users where id = ${id}) own`)
  )?.profile ?? null;

export const lockPerson = (db: Executor, id: string) =>
  db.maybe<PersonRow>(sql`select ${columns} from users where id = ${id} for update`);

/** The user, an admin or the student's coach; otherwise null. */
export const findVisiblePerson = (db: Executor, id: string, actor: StudentViewer) =>
  db.maybe<ProfileRow>(sql`
    select ${profileColumns} from users
    where id = ${id}
      and (id = ${actor.id} or ${actor.role} = 'admin' or (${actor.role} = 'coach' and ${isCoachedBy(actor)}))`);

export type Credentials = PersonRow & {
  passwordHash: string | null;
  /** Chosen with mailbox access. */
  passwordProven: boolean;
  googleSub: string | null;
};

const withCredentials = sql`${columns}, password_hash as "passwordHash", password_proven as "passwordProven",
  google_sub as "googleSub"`;

export const findCredentials = (db: Executor, email: string) =>
  db.maybe<Credentials>(sql`select ${withCredentials} from users where email = ${email}`);

export const lockCredentials = (db: Executor, email: string) =>
  db.maybe<Credentials>(sql`select ${withCredentials} from users where email = ${email} for update`);

export const lockCredentialsByGoogle = (db: Executor, googleSub: string) =>
  db.maybe<Credentials>(sql`select ${withCredentials} from users where google_sub = ${googleSub} for update`);

export const findPasswordHash = async (db: Executor, id: string) =>
  (await db.maybe<{ hash: string | null }>(sql`select password_hash as hash from users where id = ${id}`))
    ?.hash ?? null;

export type NewPerson = {
  id: string;
  email: string;
  passwordHash: string | null;
  passwordProven?: boolean;
  googleSub?: string | null;
  role: Role;
  tier?: PlanTier;
  firstName: string;
  lastName: string;
  nameFolded: string;
  verifiedAt: Date | null;
  createdAt: Date;
  isDemo?: boolean;
  /** True for students with open first-day questions. */
  firstRunDue?: boolean;
};

/** False if the e-mail is taken, as decided by the unique key. */
export const insertPerson = async (db: Executor, person: NewPerson): Promise<boolean> =>
  (await db.run(sql`
    insert into users (id, email, password_hash, password_proven, google_sub, role, tier, first_name, last_name, name_folded,
      email_verified_at, created_at, is_demo, first_run_due)
    values (${person.id}, ${person.email}, ${person.passwordHash}, ${person.passwordProven ?? false},
      ${person.googleSub ?? null}, ${person.role}, ${person.tier ?? 'free'}, ${person.firstName},
      ${person.lastName}, ${person.nameFolded}, ${person.verifiedAt}, ${person.createdAt}, ${person.isDemo ?? false},
      ${person.firstRunDue ?? false})
    on conflict (email) do nothing`)) === 1;

/** Chosen after opening a mailed link. */
export const saveProvenPassword = (db: Executor, id: string, passwordHash: string) =>
  db.run(sql`update users set password_hash = ${passwordHash}, password_proven = true where id = ${id}`);

/** Chosen on a signed-in device, with the same proof as its sign-in. */
export const saveNextPassword = (db: Executor, id: string, passwordHash: string) =>
  db.run(sql`
    update users set password_hash = ${passwordHash}, password_proven = password_proven or password_hash is null
    where id = ${id}`);

export const deletePassword = (db: Executor, id: string) =>
  db.run(sql`update users set password_hash = null, password_proven = false where id = ${id}`);

export const saveVerified = (db: Executor, id: string, now: Date) =>
  db.run(sql`update users set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${id}`);

export const saveGoogleSub = (db: Executor, id: string, googleSub: string) =>
  db.run(sql`update users set google_sub = ${googleSub} where id = ${id}`);

export const saveActivity = (db: Executor, id: string, now: Date) =>
  db.run(sql`update users set last_activity_at = ${now} where id = ${id}`);

export type PersonChange = Partial<{
  firstName: string;
  lastName: string;
  nameFolded: string;
  phone: string;
  bio: string;
  currentSchool: string;
  schoolType: string;
  grade: string;
  city: string;
  targetYear: number;
  targetFieldType: string;
  diplomaGrade: number | null;
  appearance: Appearance;
  discoverable: boolean;
  email: string;
  role: Role;
  isActive: boolean;
}>;

const orNull = (value: string | number | boolean | undefined) => value ?? null;

/** Undefined fields stay unchanged. */
export const savePerson = (db: Executor, id: string, change: PersonChange) =>
  db.one<ProfileRow>(sql`
    update users set
      first_name = coalesce(${orNull(change.firstName)}, first_name),
      last_name = coalesce(${orNull(change.lastName)}, last_name),
      name_folded = coalesce(${orNull(change.nameFolded)}, name_folded),
      phone = coalesce(${orNull(change.phone)}, phone),
      bio = coalesce(${orNull(change.bio)}, bio),
      current_school = coalesce(${orNull(change.currentSchool)}, current_school),
      school_type = coalesce(${orNull(change.schoolType)}, school_type),
      grade = coalesce(${orNull(change.grade)}, grade),
      city = coalesce(${orNull(change.city)}, city),
      target_year = coalesce(${orNull(change.targetYear)}::int, target_year),
      target_field_type = coalesce(${orNull(change.targetFieldType)}, target_field_type),
      diploma_grade = case when ${change.diplomaGrade === undefined} then diploma_grade
        else ${change.diplomaGrade ?? null}::double precision end,
      appearance = coalesce(${change.appearance ? JSON.stringify(change.appearance) : null}::jsonb, appearance),
      discoverable = coalesce(${orNull(change.discoverable)}::boolean, discoverable),
      email = coalesce(${orNull(change.email)}, email),
      role = coalesce(${orNull(change.role)}, role),
      is_active = coalesce(${orNull(change.isActive)}::boolean, is_active)
    where id = ${id}
    returning ${profileColumns}`);

export const saveConsent = (
  db: Executor,
  id: string,
  consent: {
    birthYear: number;
    noticeVersion: string;
    guardianName: string | null;
    guardianEmail: string | null;
    discoverable: boolean | null;
    now: Date;
  },
) =>
  db.one<PersonRow>(sql`
    update users set
      birth_year = ${consent.birthYear}, notice_version = ${consent.noticeVersion}, consent_at = ${consent.now},
      guardian_confirmed_at = case
        when guardian_email is not distinct from ${consent.guardianEmail} then guardian_confirmed_at end,
      guardian_name = ${consent.guardianName}, guardian_email = ${consent.guardianEmail},
      discoverable = coalesce(${consent.discoverable}::boolean, discoverable)
    where id = ${id}
    returning ${columns}`);

export const saveGuardianConfirmation = (db: Executor, id: string, now: Date) =>
  db.maybe<{ firstName: string }>(sql`
    update users set guardian_confirmed_at = coalesce(guardian_confirmed_at, ${now})
    where id = ${id} and guardian_email is not null
    returning first_name as "firstName"`);

/** Adds or removes the page in `tutorials_seen`. */
export const saveTutorial = (db: Executor, id: string, page: string, seen: boolean) =>
  db.maybe<{ tutorialsSeen: string[] }>(sql`
    update users set tutorials_seen =
      array_remove(tutorials_seen, ${page}) || case when ${seen} then array[${page}] else '{}'::text[] end
    where id = ${id}
    returning tutorials_seen as "tutorialsSeen"`);

/**
 * Locks the active admins and this person until commit, so that two admins cannot remove each other. A single
 * statement with a fixed order avoids deadlocks.
 */
export const lockWithAdmins = (db: Executor, id: string) =>
  db.many<PersonRow>(sql`
    select ${columns} from users where id = ${id} or (role = 'admin' and is_active) order by id for update`);

/** Needs the coach's lock, which assignments wait for. */
/** Returns the address that other tables still refer to. */
export const deletePerson = async (
  db: Executor,
  id: string,
  now: Date,
): Promise<{ email: string } | null> => {
  const deleted = await db.maybe<{ email: string }>(sql`delete from users where id = ${id} returning email`);
  if (deleted)
    await db.run(
      sql`insert into erasures (user_id, erased_at) values (${id}, ${now}) on conflict do nothing`,
    );
  return deleted;
};

export const saveAvatar = (db: Executor, id: string, path: string) =>
  db.run(sql`update users set avatar = ${path} where id = ${id}`);
