import type { AssistantSettings } from '@netlik/contract/assistant';
import { monthStart, studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { deleteConsent, findBudget, findSpending, saveBudget, saveConsent } from './assistant.sql.ts';

/** Tokens a month until an admin sets others: some two hundred questions of a student. */
const DEFAULT_PER_STUDENT = 200_000;
const DEFAULT_OVERALL = 20_000_000;

export const thisMonth = ({ clock }: Deps) => monthStart(studyDay(clock.now()));

/** Where messages would go; what a consent names. */
export const serviceHost = ({ config }: Deps): string | null =>
  config.ai ? new URL(config.ai.baseUrl).host : null;

/** What a student may spend, or why not. */
export const readSpending = async (deps: Deps, actor: Actor) => {
  const row = await findSpending(deps.db, actor.id, serviceHost(deps) ?? '', thisMonth(deps));
  const limit = row.perStudent ?? DEFAULT_PER_STUDENT;
  const overall = row.overall ?? DEFAULT_OVERALL;
  return {
    consentedAt: row.consentedAt,
    used: row.used,
    limit,
    isSpent: row.used >= limit || row.allUsed >= overall,
  };
};

export const getSettings = async (deps: Deps, actor: Actor): Promise<AssistantSettings> => {
  const host = serviceHost(deps);
  const { consentedAt, used, limit } = await readSpending(deps, actor);
  return {
    service: host && deps.config.ai ? { host, model: deps.config.ai.model } : null,
    consentedAt,
    usage: { used, limit },
  };
};

export const setConsent = async (deps: Deps, actor: Actor, allowed: boolean) => {
  const host = serviceHost(deps);
  if (allowed && host) await saveConsent(deps.db, actor.id, host, deps.clock.now());
  if (!allowed) await deleteConsent(deps.db, actor.id);
  return getSettings(deps, actor);
};

export const getBudget = async (deps: Deps) => {
  const { perStudent, overall, used } = await findBudget(deps.db, thisMonth(deps));
  return { perStudent: perStudent ?? DEFAULT_PER_STUDENT, overall: overall ?? DEFAULT_OVERALL, used };
};

export const setBudget = async (
  deps: Deps,
  { perStudent, overall }: { perStudent: number; overall: number },
) => {
  await saveBudget(deps.db, perStudent, overall, deps.clock.now());
  return getBudget(deps);
};
