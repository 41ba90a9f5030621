import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import type { adminUsers, UserPlan } from '@netlik/contract/identity/admin-users';
import type { AuditAction } from '@netlik/contract/platform/audit';
import { entitlementsOf, mayHaveCoach, planStatus, tierAt } from '@netlik/domain/identity/entitlements';
import { limitsOf } from '@netlik/domain/identity/limits';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { inBatches } from '../../jobs/batches.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import {
  findExpired,
  findLapsing,
  findPlan,
  lockPlan,
  type PlanRow,
  type PlanValues,
  savePlan,
} from './plans.sql.ts';

const DAY_MS = 86_400_000;

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

const isLapsed = ({ tier, premiumUntil }: PlanRow, now: Date) =>
  tier === 'premium' && tierAt({ tier, premiumUntil }, now) === 'free';

const presentAsIs = (row: PlanRow, now: Date): UserPlan => ({
  plan: {
    tier: row.tier,
    status: planStatus(row.isActive, dateOf(row.premiumUntil), now),
    premiumUntil: row.premiumUntil,
  },
  limits: limitsOf(row.tier, row),
  ownLimits: { activePlansMax: row.activePlansMax, examsPerMonth: row.examsPerMonth },
  entitlements: entitlementsOf(row.tier, row.entitlements),
  ownEntitlements: row.entitlements,
  coach: row.coachId === null ? null : { id: row.coachId, name: row.coachName ?? '' },
});

/** Shows the state after the job: without premium and coach. */
const present = (row: PlanRow, now: Date): UserPlan =>
  presentAsIs(isLapsed(row, now) ? { ...row, tier: 'free', coachId: null } : row, now);

export const getPlan = async ({ db, clock }: Deps, userId: string) =>
  present(requireRow(await findPlan(db, userId), 'user.not_found'), clock.now());

const auditedOf = (plan: PlanValues) => ({
  tier: plan.tier,
  premiumUntil: plan.premiumUntil,
  activePlansMax: plan.activePlansMax,
  examsPerMonth: plan.examsPerMonth,
  ...plan.entitlements,
});

type PlanChange = { userId: string; action: AuditAction; change: (row: PlanRow) => Partial<PlanValues> };

/** The only place that writes a person's plan. */
const writePlan = async (
  deps: Deps,
  tx: Transaction,
  actor: { id: string } | null,
  before: PlanRow,
  { userId, action, change }: PlanChange,
): Promise<UserPlan> => {
  const after: PlanRow = { ...before, ...change(before) };
  await savePlan(tx, userId, after);
  await recordAudit(tx, actor, {
    action,
    subjectUserId: userId,
    before: auditedOf(before),
    after: auditedOf(after),
  });
  const ended =
    mayHaveCoach(before.tier, before.entitlements) && !mayHaveCoach(after.tier, after.entitlements);
  if (ended)
    await deps.events.publishPerson(tx, 'premiumEnded', { id: userId, role: before.role, by: actor });
  await deps.authSessions.publishChange(tx, userId);
  // Effects of the end may change the shown plan.
  return present(ended ? (await findPlan(tx, userId))! : after, deps.clock.now());
};

/** Lapsed premium becomes free and keeps its end date, which marks it as expired. */
const endIfLapsed = async (deps: Deps, tx: Transaction, userId: string, row: PlanRow) => {
  if (!isLapsed(row, deps.clock.now())) return;
  await writePlan(deps, tx, null, row, { userId, action: 'plan.expired', change: () => ({ tier: 'free' }) });
  await notify(deps, tx, userId, {
    title: 'Premium süren doldu',
    body: 'Ücretsiz paketle devam ediyorsun; kayıtlarının hepsi yerinde.',
    category: 'system',
    type: 'plan.expired',
    actionUrl: '/profile',
  });
  await deps.live.notifyInTransaction(tx, userId, 'changed', ['account']);
};

/** Apply an expiry first, so that re-granting premium does not restore the coach. */
const changePlan = async (deps: Deps, tx: Transaction, actor: Actor, change: PlanChange) => {
  const { userId } = change;
  await endIfLapsed(deps, tx, userId, requireRow(await lockPlan(tx, userId), 'user.not_found'));
  return writePlan(deps, tx, actor, requireRow(await findPlan(tx, userId), 'user.not_found'), change);
};

export const setPlan = (
  deps: Deps,
  actor: Actor,
  userId: string,
  body: BodyOf<typeof adminUsers.setPlan>,
) => {
  const { tier, resetLimits = false, premiumUntil } = body;
  const until = tier === 'premium' && premiumUntil ? new Date(premiumUntil) : null;
  if (until && until <= deps.clock.now()) throw ruleBroken('premiumUntil', 'Bitiş tarihi gelecekte olmalı');
  return deps.db.transaction((tx) =>
    changePlan(deps, tx, actor, {
      userId,
      action: 'plan.changed',
      change: (row) => ({
        tier,
        // Without a new value the end date stays while premium continues.
        premiumUntil:
          premiumUntil === undefined && tier === row.tier ? row.premiumUntil : (until?.toISOString() ?? null),
        ...(resetLimits && { activePlansMax: null, examsPerMonth: null }),
      }),
    }),
  );
};

export const setLimits = (
  deps: Deps,
  actor: Actor,
  userId: string,
  { activePlansMax, examsPerMonth }: BodyOf<typeof adminUsers.setLimits>,
) =>
  deps.db.transaction((tx) =>
    changePlan(deps, tx, actor, {
      userId,
      action: 'limits.changed',
      change: () => ({
        ...(activePlansMax !== undefined && { activePlansMax }),
        ...(examsPerMonth !== undefined && { examsPerMonth }),
      }),
    }),
  );

export const setEntitlements = (
  deps: Deps,
  actor: Actor,
  userId: string,
  given: BodyOf<typeof adminUsers.setEntitlements>['entitlements'],
) => {
  const entitlements = Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'boolean'),
  );
  return deps.db.transaction((tx) =>
    changePlan(deps, tx, actor, { userId, action: 'entitlements.changed', change: () => ({ entitlements }) }),
  );
};

export const listLapsing = async ({ db, clock }: Deps, query: QueryOf<typeof adminUsers.lapsing>) => {
  const now = clock.now();
  const until = new Date(now.getTime() + query.days * DAY_MS);
  const rows = await findLapsing(db, now, until, query.limit, offsetOf(query));
  const total = rows[0]?.total ?? 0;
  return pageOf(
    query,
    rows.map(({ total: _, ...row }) => row),
    total,
  );
};

/** Cleans up and notifies people; their rights already ended by the clock. */
export const endExpiredPremium = (deps: Deps) =>
  inBatches(
    (afterId, limit) => findExpired(deps.db, deps.clock.now(), afterId, limit),
    ({ id }) =>
      deps.db.transaction(async (tx) => {
        const row = await lockPlan(tx, id);
        // The plan may have been extended or the person erased meanwhile.
        if (row) await endIfLapsed(deps, tx, id, row);
      }),
  );
