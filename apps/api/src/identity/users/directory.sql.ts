import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { StudyDay } from '@netlik/domain/study-day';
import { coachAt, isCoachedBy, isCoachingOn, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type FoundRow = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  tier: PlanTier;
  avatar: string | null;
  /** The asker is an admin or this student's coach. */
  canSeeDetails: boolean;
};

export type Asker = StudentViewer;

const foundColumns = (asker: Asker) => sql`
  id, email, first_name as "firstName", last_name as "lastName", role, tier, avatar,
  (${asker.role} = 'admin' or (${asker.role} = 'coach' and ${isCoachedBy(asker)})) as "canSeeDetails"`;

const coachOf = (asker: Asker) =>
  sql`(select ${coachAt(asker.at, sql`own`)} from users own where own.id = ${asker.id})`;

/**
 * Room mates already see each other, but a search by e-mail ignores it, because it would tie an address to a
 * face.
 */
const sharesRoom = (asker: Asker): Sql => sql`exists (
  select from room_members mine join room_members theirs on theirs.room_id = mine.room_id
  where mine.user_id = ${asker.id} and mine.status = 'active'
    and theirs.user_id = users.id and theirs.status = 'active')`;

/**
 * Students who want to be found or match `orElse`, minors only with the guardian's consent; own students for
 * coaches, everyone for admins. Never the asker or people on either side of a block.
 */
const findable = (asker: Asker, today: StudyDay, orElse: Sql = sql`false`) => sql`
  id <> ${asker.id}
  and (${asker.role} = 'admin'
    or (role = 'student' and is_active and email_verified_at is not null and consent_at is not null
      and ((${asker.role} = 'coach' and ${isCoachedBy(asker)})
        or ((guardian_confirmed_at is not null or birth_year <= ${lastAdultBirthYear(today)})
          and (discoverable or ${orElse})))
      and not exists (
        select from person_blocks b where (b.user_id = users.id and b.blocked_id = ${asker.id})
          or (b.user_id = ${asker.id} and b.blocked_id = users.id))))`;

export const isFindable = async (db: Executor, asker: Asker, id: string, today: StudyDay) =>
  (await db.run(
    sql`select from users where id = ${id} and role = 'student' and ${findable(asker, today, sharesRoom(asker))}`,
  )) === 1;

export const findPersonByEmail = (db: Executor, asker: Asker, email: string, today: StudyDay) =>
  db.maybe<FoundRow>(
    sql`select ${foundColumns(asker)} from users where email = ${email} and ${findable(asker, today)}`,
  );

export const searchPeople = (
  db: Executor,
  asker: Asker,
  search: { folded: string; roles: readonly Role[]; limit: number; today: StudyDay },
) =>
  db.many<FoundRow>(sql`
    select ${foundColumns(asker)} from users
    where position(' ' || ${search.folded} in ' ' || name_folded) > 0
      and role = any(${search.roles as Role[]}::text[]) and ${findable(asker, search.today, sharesRoom(asker))}
    order by first_name collate "tr-x-icu", last_name collate "tr-x-icu", id
    limit ${search.limit}`);

/** People who share a coach, duel or room with the asker, their coach or their students; all for admins. */
export const findAcquaintances = (db: Executor, asker: Asker, ids: readonly string[]) =>
  db.many<FoundRow>(sql`
    select ${foundColumns(asker)} from users
    where id = any(${ids as string[]}::uuid[])
      and (${asker.role} = 'admin' or id = ${asker.id} or ${isCoachedBy(asker)}
        or id = ${coachOf(asker)}
        or (coach_id = ${coachOf(asker)} and ${isCoachingOn(asker.at)})
        or id in (
          select other.user_id from duel_participants own join duel_participants other on other.duel_id = own.duel_id
          where own.user_id = ${asker.id})
        or ${sharesRoom(asker)})
    order by id`);
