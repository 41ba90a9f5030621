import type { Duel, DuelInvite } from '@netlik/contract/community/duels';
import type { DuelType } from '@netlik/domain/community/duels/values';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { CardRow } from '../../identity/users/person-cards.service.ts';

type PersonRow = {
  key: string;
  userId: string | null;
  person: CardRow | null;
  /** Null until the result is stored. */
  minutes: number | null;
  won: boolean;
  inside: number;
  /** Sessions across an end and the running one, as start in milliseconds, seconds, verified seconds. */
  edges: [number, number, number][];
};

export type InviteRow = { id: string; status: DuelInvite['status']; person: CardRow };

export type DuelRow = {
  id: string;
  type: DuelType;
  status: Duel['status'];
  linkCode: string;
  createdAt: string;
  startAt: string | null;
  endAt: string | null;
  finishedAt: string | null;
  endedEarly: boolean;
  ownerId: string | null;
  owner: CardRow | null;
  opponent: CardRow | null;
  people: PersonRow[];
  /** Open invites, oldest first; the owner sees all of them. */
  invites: InviteRow[];
};

const card = sql`json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)`;

/**
 * No session exceeds 30 hours, so earlier starts cannot reach into the duel. The end is computed only for
 * sessions that may cross an end.
 */
const study = sql`
  select coalesce(sum(t.verified) filter (where t.inside), 0)::int as inside,
    coalesce(json_agg(json_build_array(floor(extract(epoch from t.started_at) * 1000), t.seconds, t.verified))
      filter (where not t.inside), '[]') as edges
  from (
    select s.started_at, s.seconds, s.verified_seconds as verified,
      s.started_at >= d.start_at and (s.started_at < d.end_at - interval '30 hours'
        or s.started_at + s.seconds * interval '1 second' <= d.end_at) as inside
    from study_sessions s
    where d.status = 'active' and s.user_id = p.user_id and s.verified_seconds > 0
      and s.started_at > d.start_at - interval '30 hours' and s.started_at < d.end_at
      and (s.started_at >= d.start_at or s.started_at + s.seconds * interval '1 second' > d.start_at)
    union all
    select r.started_at, r.accumulated_seconds, r.verified_seconds, false
    from study_runs r
    where d.status = 'active' and r.user_id = p.user_id and r.status = 'running') t`;

const columns = (readerId: string) => sql`
  d.id, d.type, d.status, d.link_code as "linkCode", d.created_at as "createdAt", d.start_at as "startAt",
  d.end_at as "endAt", d.finished_at as "finishedAt", d.ended_early as "endedEarly", d.owner_id as "ownerId",
  (select ${card} from users u where u.id = d.owner_id) as owner,
  (select ${card} from duel_invites i join users u on u.id = i.user_id
    where i.duel_id = d.id and i.kind = 'opponent') as opponent,
  (select coalesce(json_agg(json_build_object('key', p.id, 'userId', p.user_id, 'minutes', p.minutes, 'won', p.won,
      'person', case when u.id is not null then ${card} end, 'inside', studied.inside, 'edges', studied.edges)
      order by p.joined_at, p.id), '[]')
    from duel_participants p left join users u on u.id = p.user_id cross join lateral (${study}) studied
    where p.duel_id = d.id) as people,
  (select coalesce(json_agg(json_build_object('id', i.id, 'status', i.status, 'person', ${card}) order by i.id), '[]')
    from duel_invites i join users u on u.id = i.user_id
    where i.duel_id = d.id and i.status in ('pending', 'approved')
      and (i.user_id = ${readerId} or d.owner_id = ${readerId})) as invites`;

const blocked = (one: Sql, other: Sql | string) => sql`exists (
  select from person_blocks b where (b.user_id = ${one} and b.blocked_id = ${other})
    or (b.user_id = ${other} and b.blocked_id = ${one}))`;

const takesPart = (readerId: string) => sql`exists (
  select from duel_participants p where p.duel_id = d.id and p.user_id = ${readerId})`;

/** With scores in one statement, for participants, invited people and holders of the link's code. */
export const findVisibleDuel = (db: Executor, readerId: string, id: string, code: string | null) =>
  db.maybe<DuelRow>(sql`
    select ${columns(readerId)} from duels d
    where d.id = ${id} and (${takesPart(readerId)}
      or (d.owner_id is not null and not ${blocked(sql`d.owner_id`, readerId)}
        and (d.link_code = ${code} or exists (
          select from duel_invites i
          where i.duel_id = d.id and i.user_id = ${readerId} and i.status in ('pending', 'approved')))))`);

export const findDuel = (db: Executor, readerId: string, id: string) =>
  db.maybe<DuelRow>(sql`select ${columns(readerId)} from duels d where d.id = ${id}`);

/** Waiting and running duels; those without an end last. */
export const findOpenDuels = (db: Executor, readerId: string) =>
  db.many<DuelRow>(sql`
    select ${columns(readerId)} from duels d
    where d.status in ('pending', 'active') and d.id in (
      select duel_id from duel_participants where user_id = ${readerId}
      union select duel_id from duel_invites where user_id = ${readerId} and status in ('pending', 'approved'))
      and (${takesPart(readerId)} or (d.owner_id is not null and not ${blocked(sql`d.owner_id`, readerId)}))
    order by d.end_at nulls last, d.id`);

export const findPastDuels = (db: Executor, readerId: string, limit: number, offset: number) =>
  db.many<DuelRow>(sql`
    select ${columns(readerId)} from duels d
    where d.status in ('finished', 'canceled')
      and d.id in (select duel_id from duel_participants where user_id = ${readerId})
    order by coalesce(d.start_at, d.created_at) desc, d.id desc limit ${limit} offset ${offset}`);

export const countDuels = (db: Executor, userId: string) =>
  db.one<{ active: number; finished: number; won: number }>(sql`
    select count(*) filter (where d.status = 'active')::int as active,
      count(*) filter (where d.status = 'finished')::int as finished,
      count(*) filter (where p.won)::int as won
    from duel_participants p join duels d on d.id = p.duel_id where p.user_id = ${userId}`);
