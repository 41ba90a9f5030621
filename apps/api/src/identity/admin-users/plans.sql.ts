import type { LapsingUser } from '@netlik/contract/identity/admin-users';
import type { OwnEntitlements } from '@netlik/domain/identity/entitlements';
import type { PlanTier, Role } from '@netlik/domain/roles';
import { type Executor, sql } from '../../db/database.ts';

export type PlanRow = {
  role: Role;
  tier: PlanTier;
  isActive: boolean;
  premiumUntil: string | null;
  activePlansMax: number | null;
  examsPerMonth: number | null;
  entitlements: OwnEntitlements;
  coachId: string | null;
  coachName: string | null;
};

const columns = sql`
  u.role, u.tier, u.is_active as "isActive", u.premium_until as "premiumUntil", u.active_plans_max as "activePlansMax",
  u.exams_per_month as "examsPerMonth", u.entitlements, u.coach_id as "coachId",
  (select coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) from users c where c.id = u.coach_id)
    as "coachName"`;

export const findPlan = (db: Executor, userId: string) =>
  db.maybe<PlanRow>(sql`select ${columns} from users u where u.id = ${userId}`);

export const lockPlan = (db: Executor, userId: string) =>
  db.maybe<PlanRow>(sql`select ${columns} from users u where u.id = ${userId} for no key update of u`);

export type PlanValues = Pick<
  PlanRow,
  'tier' | 'premiumUntil' | 'activePlansMax' | 'examsPerMonth' | 'entitlements'
>;

export const savePlan = (db: Executor, userId: string, plan: PlanValues) =>
  db.run(sql`
    update users set tier = ${plan.tier}, premium_until = ${plan.premiumUntil},
      active_plans_max = ${plan.activePlansMax}, exams_per_month = ${plan.examsPerMonth},
      entitlements = ${JSON.stringify(plan.entitlements)}::jsonb
    where id = ${userId}`);

export const findExpired = (db: Executor, now: Date, afterId: string, limit: number) =>
  db.many<{ id: string }>(sql`
    select id from users
    where tier = 'premium' and premium_until is not null and premium_until <= ${now} and id > ${afterId}
    order by id limit ${limit}`);

export const findLapsing = (db: Executor, from: Date, to: Date, limit: number, offset: number) =>
  db.many<LapsingUser & { total: number }>(sql`
    select u.id as "_id", coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email,
      u.premium_until as "premiumUntil",
      case when c.id is not null then jsonb_build_object('id', c.id, 'name',
        coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email)) end as coach,
      count(*) over ()::int as total
    from users u left join users c on c.id = u.coach_id
    where u.tier = 'premium' and u.premium_until > ${from} and u.premium_until <= ${to}
    order by u.premium_until, u.id limit ${limit} offset ${offset}`);
