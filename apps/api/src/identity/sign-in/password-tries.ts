import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findPlaceEnd, holdPlace, settlePlaces } from './password-tries.sql.ts';
import type { Limit } from './throttle.ts';

/** Longer than a slowed check takes. */
const HELD_MS = 30_000;
const WRONG: readonly string[] = ['sign_in.wrong', 'password.wrong', 'factor.code_wrong'];

type Refusal = 'sign_in.throttled' | 'request.too_many';

const hold = ({ db, clock }: Deps, limit: Limit): Promise<boolean> => {
  const now = clock.now();
  return holdPlace(db, limit, {
    now,
    windowEndsAt: new Date(now.getTime() + limit.seconds * 1000),
    heldUntil: new Date(now.getTime() + HELD_MS),
  });
};

const throttled = async ({ db, clock }: Deps, limit: Limit, refusal: Refusal): Promise<AppError> => {
  const endsAt = await findPlaceEnd(db, limit);
  const seconds = endsAt ? Math.ceil((Date.parse(endsAt) - clock.now().getTime()) / 1000) : 1;
  return new AppError(refusal, { retryAfter: Math.max(1, seconds) });
};

/**
 * Each check holds a place under its limits while it runs, so that parallel wrong tries cannot slip through.
 * Only wrong passwords are counted, and past the address limit tries are slowed instead of refused.
 */
export const tryPassword = async <T>(
  deps: Deps,
  limits: readonly Limit[],
  ofAddress: Limit | null,
  check: (slowed: boolean) => Promise<T>,
  refusal: Refusal = 'sign_in.throttled',
): Promise<T> => {
  const held: string[] = [];
  // Unreleased places expire by themselves, and a sign-in is already stored.
  const settle = (wrong: boolean) =>
    settlePlaces(deps.db, held, wrong).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a try at a password was not settled'),
    );
  try {
    for (const limit of limits) {
      if (!(await hold(deps, limit))) throw await throttled(deps, limit, refusal);
      held.push(limit.key);
    }
    const slowed = ofAddress !== null && !(await hold(deps, ofAddress));
    if (ofAddress && !slowed) held.push(ofAddress.key);
    const result = await check(slowed);
    await settle(false);
    return result;
  } catch (error) {
    await settle(error instanceof AppError && WRONG.includes(error.code));
    throw error;
  }
};
