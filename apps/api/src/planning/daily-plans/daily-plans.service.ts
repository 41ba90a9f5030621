import type { QueryOf } from '@netlik/contract/endpoint';
import type {
  ActivePlans,
  DailyPlanChange,
  dailyPlans,
  NewDailyPlan,
} from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSource } from '@netlik/contract/planning/daily-plans/plan';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { refuseBadRange, refuseFarDay } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { changePlan, createPlan } from './plan-rows.service.ts';
import { buildSubjects } from './plan-subjects.service.ts';
import { saveSeen } from './plan-writes.sql.ts';
import {
  countActivePlans,
  countPlans,
  findActivePlans,
  findPlan,
  findPlanId,
  findPlans,
  findPlansOfDay,
} from './plans.sql.ts';
import { presentPlan } from './present-plan.service.ts';

export const ownPlan = async (db: Executor, actor: Actor, id: string) =>
  requireRow(await findPlan(db, actor.id, id), 'daily_plan.not_found');

export const getPlan = async (db: Executor, actor: Actor, id: string) =>
  presentPlan(await ownPlan(db, actor, id));

const standing = (actor: Actor, { from, to }: { from: StudyDay; to: StudyDay }) => {
  refuseBadRange(from, to);
  return { userId: actor.id, from, to, source: null, withArchived: false };
};

export const listDailyPlans = async ({ db }: Deps, actor: Actor, query: QueryOf<typeof dailyPlans.list>) => {
  const filter = standing(actor, query);
  const [rows, total] = await Promise.all([
    findPlans(db, filter, { limit: query.limit, offset: offsetOf(query), order: 'asc' }),
    countPlans(db, filter),
  ]);
  return pageOf(query, rows.map(presentPlan), total);
};

export const listPlanStats = async ({ db }: Deps, actor: Actor, query: QueryOf<typeof dailyPlans.stats>) => {
  const page = { limit: query.limit, offset: 0, order: 'asc' } as const;
  return (await findPlans(db, standing(actor, query), page)).map((row) => {
    const { _id, date, source, title, status, subjects, stats } = presentPlan(row);
    return { _id, date, source, title, status, subjectsCount: subjects.length, stats };
  });
};

export const listActivePlans = async ({ db, clock }: Deps, actor: Actor): Promise<ActivePlans> => ({
  max: actor.limits.activePlansMax,
  plans: await findActivePlans(db, actor.id, studyDay(clock.now())),
});

export const getPlanOfDay = async (
  { db }: Deps,
  actor: Actor,
  date: StudyDay,
  source: PlanSource | undefined,
) => {
  const rows = await findPlansOfDay(db, actor.id, date);
  const wanted = source ? rows.find((row) => row.source === source) : rows[0];
  const row = requireRow(wanted ?? null, 'daily_plan.not_found');
  const other = rows.find(({ id }) => id !== row.id);
  return {
    ...presentPlan(row),
    other: other ? { _id: other.id, source: other.source, title: other.title } : null,
  };
};

/** The error contains the id of the day's plan. */
export const refuseOccupiedDay = async (
  tx: Transaction,
  userId: string,
  date: StudyDay,
  source: PlanSource,
) => {
  const standingPlan = await findPlanId(tx, userId, date, source);
  if (standingPlan) throw new AppError('daily_plan.exists', {}, [{ path: '_id', message: standingPlan.id }]);
};

/** Counts plans from today on; needs `lockOwner`. */
export const refuseTooManyPlans = async (
  tx: Transaction,
  actor: Actor,
  today: StudyDay,
  except: string | null = null,
) => {
  const most = actor.limits.activePlansMax;
  if ((await countActivePlans(tx, actor.id, today, except)) >= most)
    throw new AppError('daily_plan.too_many', { most });
};

export const createDailyPlan = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { date, title, motivationNote = '', dailyGoal = '', subjects }: NewDailyPlan,
) => {
  const now = clock.now();
  const today = studyDay(now);
  refuseFarDay(date, today);
  const rows = buildSubjects(subjects, []);
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    await refuseOccupiedDay(tx, actor.id, date, 'student');
    if (date >= today) await refuseTooManyPlans(tx, actor, today);
    const plan = {
      id: newId(now.getTime()),
      userId: actor.id,
      date,
      source: 'student',
      authorId: actor.id,
      title: title || defaultPlanTitle(date),
      motivationNote,
      dailyGoal,
      status: 'active',
    } as const;
    await createPlan(tx, plan, rows, now);
    return getPlan(tx, actor, plan.id);
  });
};

export const updateDailyPlan = ({ db, clock }: Deps, actor: Actor, id: string, change: DailyPlanChange) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const plan = await ownPlan(tx, actor, id);
    if (plan.source === 'coach') throw new AppError('daily_plan.coach_owned');
    if (change.version !== undefined && change.version !== plan.version)
      throw new AppError('daily_plan.changed');
    const now = clock.now();
    const today = studyDay(now);
    if (change.status === 'active' && plan.status === 'archived') {
      await refuseOccupiedDay(tx, actor.id, plan.date, 'student');
      if (plan.date >= today) await refuseTooManyPlans(tx, actor, today, plan.id);
    }
    const title = change.title === undefined ? plan.title : change.title || defaultPlanTitle(plan.date);
    // Evaluated plans stay completed.
    const status = change.status === 'active' && plan.feedbackAt ? 'completed' : change.status;
    const { subjects, motivationNote = plan.motivationNote, dailyGoal = plan.dailyGoal } = change;
    await changePlan(
      tx,
      plan,
      { title, motivationNote, dailyGoal, status: status ?? plan.status, subjects },
      now,
    );
    return getPlan(tx, actor, id);
  });

/** The student's own pages show nothing of it, but the coach's may. */
export const markPlanSeen = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    const seen = requireAffected(await saveSeen(tx, actor.id, id, deps.clock.now()), 'daily_plan.not_found');
    deps.events.publishChange(tx, { topics: ['daily-plans'], people: [actor.id] });
    return seen;
  });
