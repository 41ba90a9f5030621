import { MAX_COUNT } from '@netlik/domain/capped-count';
import type { Role } from '@netlik/domain/roles';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { PersonRow } from './users.sql.ts';

export type ListedRow = Omit<
  PersonRow,
  'appearance' | 'discoverable' | 'tutorialsSeen' | 'birthYear' | 'noticeVersion'
> & {
  /** At most one, because only existence matters. */
  targetUniversities: string[];
};
type Status = 'active' | 'inactive' | 'banned';
export type PeopleFilter = { role: Role | null; status: Status | null; folded: string | null };

const columns = sql`
  id, email, first_name as "firstName", last_name as "lastName", role, tier, premium_until as "premiumUntil", is_active as "isActive",
  email_verified_at as "verifiedAt", avatar, phone, bio, current_school as "currentSchool",
  school_type as "schoolType", grade, city, target_year as "targetYear",
  target_field_type as "targetFieldType", created_at as "createdAt", last_activity_at as "lastActivityAt",
  array(select g.id from target_universities g where g.user_id = users.id limit 1) as "targetUniversities"`;

// Constants, because a partial index is not used for parameters.
const roles: Record<Role, Sql> = {
  student: sql`role = 'student'`,
  coach: sql`role <> 'student' and role = 'coach'`,
  admin: sql`role <> 'student' and role = 'admin'`,
};
const statuses: Record<Status, Sql> = {
  active: sql`is_active and email_verified_at is not null`,
  inactive: sql`is_active and email_verified_at is null`,
  banned: sql`not is_active`,
};

const isListed = ({ role, status }: PeopleFilter): Sql =>
  sql`${role ? roles[role] : sql`true`} and ${status ? statuses[status] : sql`true`}`;

/** Few enough people to scan by a separate index. */
const isNarrow = ({ role, status }: PeopleFilter) =>
  role === 'coach' || role === 'admin' || status === 'inactive' || status === 'banned';

const SHORTEST_TRIGRAM = 3;
const LAST_CHARACTER = '\u{10FFFF}';

const isShort = (folded: string) => [...folded].length < SHORTEST_TRIGRAM;
const escapedLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

// A subselect gives every text the same plan.
const given = (text: string) => sql`(select ${text}::text)`;

/** Matches anywhere from three characters on, only prefixes below; no index serves this form. */
const isNamed = (folded: string): Sql => {
  if (isShort(folded))
    return sql`(starts_with(name_folded, ${given(folded)}) or starts_with(email, ${given(folded)}))`;
  // Only text with a space can span both names; joining them for every row costs as much as searching.
  return folded.includes(' ')
    ? sql`strpos(name_folded || ' ' || email, ${folded}) > 0`
    : sql`(strpos(email, ${folded}) > 0 or strpos(name_folded, ${folded}) > 0)`;
};

const hasTrigrams = (folded: string): Sql =>
  sql`(name_folded || ' ' || email) like ${given(`%${escapedLike(folded)}%`)}`;
const begins = (column: Sql, folded: string): Sql =>
  sql`${column} ~>=~ ${given(folded)} and ${column} ~<~ ${given(`${folded}${LAST_CHARACTER}`)}`;
const name = sql`name_folded`;
const email = sql`email`;

const indexed = (filter: PeopleFilter, folded: string): Sql => {
  const rest = isListed(filter);
  if (!isShort(folded)) return sql`select id from users where ${hasTrigrams(folded)} and ${rest}`;
  return sql`
    select id from users where ${begins(name, folded)} and ${rest}
    union select id from users where ${begins(email, folded)} and ${rest}`;
};

const PROBED = 2000;
/** Number of matches among the newest people from which a scan in order finds a page faster. */
const WALK_FROM = 40;
const COUNT_FROM = 400;

/** How common a text is among the newest people. */
const probe = (filter: PeopleFilter, folded: string): Sql => sql`
  probe as materialized (
    select count(*) as hits
    from (select ${isNamed(folded)} and ${isListed(filter)} as hit from users order by id desc limit ${PROBED}) newest
    where hit)`;

// The offset keeps the list's order out of the search, which would scan everything for a missing text.
// measured: with 200,000 people, trigrams of a common text took 114 to 447 ms, one letter 150.
const findCommonOrRare = (filter: PeopleFilter, folded: string, limit: number, offset: number): Sql => sql`
  with ${probe(filter, folded)}
  select ${columns} from users where id = any(array(
    select id from (
      select id from users where ${isNamed(folded)} and ${isListed(filter)}
      order by id desc limit ${limit} offset ${offset}) walked
    where (select hits from probe) >= ${WALK_FROM}
    union all
    select id from (
      select id from (${indexed(filter, folded)} offset 0) found order by id desc limit ${limit} offset ${offset}) looked
    where (select hits from probe) < ${WALK_FROM}))
  order by id desc`;

export const findPeople = (db: Executor, filter: PeopleFilter, limit: number, offset: number) => {
  const { folded } = filter;
  if (folded && !isNarrow(filter)) return db.many<ListedRow>(findCommonOrRare(filter, folded, limit, offset));
  return db.many<ListedRow>(sql`
    select ${columns} from users where ${isListed(filter)} and ${folded ? isNamed(folded) : sql`true`}
    order by id desc limit ${limit} offset ${offset}`);
};

const most = MAX_COUNT + 1;

const counted = (people: Sql): Sql => sql`(select count(*)::int from (${people} limit ${most}) counted)`;

const countIndexed = (filter: PeopleFilter, folded: string): Sql => {
  const rest = isListed(filter);
  if (!isShort(folded)) return counted(sql`select from users where ${hasTrigrams(folded)} and ${rest}`);
  const names = counted(sql`select from users where ${begins(name, folded)} and ${rest}`);
  // Excludes people already counted by name.
  const emails = counted(sql`
    select from users where ${begins(email, folded)} and not (${begins(name, folded)}) and ${rest}`);
  return sql`(select case when names >= ${most} then names else least(${most}, names + ${emails}) end
    from (select ${names} as names offset 0) first)`;
};

// An uncorrelated subselect runs only when its branch is taken.
const countCommonOrRare = (filter: PeopleFilter, folded: string): Sql => sql`
  with ${probe(filter, folded)}
  select case when (select hits from probe) >= ${COUNT_FROM}
    then ${counted(sql`select from users where ${isNamed(folded)} and ${isListed(filter)} order by id desc`)}
    else ${countIndexed(filter, folded)} end as total`;

export const countPeople = async (db: Executor, filter: PeopleFilter): Promise<number> => {
  const { folded } = filter;
  const query =
    folded && !isNarrow(filter)
      ? countCommonOrRare(filter, folded)
      : sql`
        select count(*)::int as total from (
          select from users where ${isListed(filter)} and ${folded ? isNamed(folded) : sql`true`}
          order by id desc limit ${most}) found`;
  return (await db.one<{ total: number }>(query)).total;
};
