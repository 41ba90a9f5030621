import type { AssistantBudget, AssistantSettings } from '@netlik/contract/assistant/assistant';
import { monthStart, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import { takeLock } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type Actor, mayReachOthers } from '../../http/auth-session.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import {
  addUsage,
  deleteConsent,
  findBudget,
  findSpending,
  saveBudget,
  saveConsent,
} from './assistant.sql.ts';

/** Default monthly tokens, about two hundred questions of a student. */
const DEFAULT_PER_STUDENT = 200_000;
const DEFAULT_OVERALL = 20_000_000;

const thisMonth = ({ clock }: Deps) => monthStart(studyDay(clock.now()));

/** The host that messages go to and that consent names. */
const serviceHost = ({ config }: Deps): string | null => (config.ai ? new URL(config.ai.baseUrl).host : null);

const serviceOf = (deps: Deps) => {
  const host = serviceHost(deps);
  return host && deps.config.ai ? { host, model: deps.config.ai.model } : null;
};

/** Reserved until the real cost is known, so that parallel questions stay within the budget. */
export const RESERVED_TOKENS = 3000;

const readSpending = async (deps: Deps, actor: Actor, db: Executor = deps.db) => {
  const row = await findSpending(db, actor.id, serviceHost(deps) ?? '', thisMonth(deps));
  const limit = row.perStudent ?? DEFAULT_PER_STUDENT;
  const overall = row.overall ?? DEFAULT_OVERALL;
  return {
    consentedAt: row.consentedAt,
    used: row.used,
    limit,
    isSpent: row.used + RESERVED_TOKENS > limit || row.allUsed + RESERVED_TOKENS > overall,
  };
};

/** Checked before each message to the service, so that a withdrawal ends a running question. */
export const hasConsent = async (deps: Deps, actor: Actor): Promise<boolean> =>
  (await readSpending(deps, actor)).consentedAt !== null;

export const reserveTokens = (deps: Deps, actor: Actor): Promise<'no-consent' | 'spent' | 'reserved'> =>
  deps.db.transaction(async (tx) => {
    await takeLock(tx, 'spending');
    const { consentedAt, isSpent } = await readSpending(deps, actor, tx);
    if (!consentedAt) return 'no-consent';
    if (isSpent) return 'spent';
    await addUsage(tx, actor.id, thisMonth(deps), 1, RESERVED_TOKENS);
    return 'reserved';
  });

export const settleTokens = (deps: Deps, actor: Actor, tokens: number) =>
  addUsage(deps.db, actor.id, thisMonth(deps), 0, tokens - RESERVED_TOKENS);

export const getSettings = async (deps: Deps, actor: Actor): Promise<AssistantSettings> => {
  const { consentedAt, used, limit } = await readSpending(deps, actor);
  return {
    service: mayReachOthers(actor) ? serviceOf(deps) : null,
    consentedAt,
    usage: { used, limit },
  };
};

export const setConsent = async (deps: Deps, actor: Actor, allowed: boolean) => {
  if (allowed && !mayReachOthers(actor)) throw new AppError('consent.guardian_pending');
  const host = serviceHost(deps);
  if (allowed && host) await saveConsent(deps.db, actor.id, host, deps.clock.now());
  if (!allowed) await deleteConsent(deps.db, actor.id);
  return getSettings(deps, actor);
};

export const getBudget = async (deps: Deps): Promise<AssistantBudget> => {
  const { perStudent, overall, ...usage } = await findBudget(deps.db, thisMonth(deps));
  return {
    perStudent: perStudent ?? DEFAULT_PER_STUDENT,
    overall: overall ?? DEFAULT_OVERALL,
    ...usage,
    service: serviceOf(deps),
  };
};

export const setBudget = async (
  deps: Deps,
  actor: Actor,
  { perStudent, overall }: { perStudent: number; overall: number },
) => {
  const budget = await getBudget(deps);
  const { used: _, ...before } = budget;
  await deps.db.transaction(async (tx) => {
    const after = { perStudent, overall };
    await recordAudit(tx, actor, { action: 'assistant.budget', subjectUserId: null, before, after });
    await saveBudget(tx, perStudent, overall, deps.clock.now());
  });
  return { ...budget, perStudent, overall };
};
