import type { QueryOf } from '@netlik/contract/endpoint';
import type { studentPrograms } from '@netlik/contract/planning/daily-plans/student-programs';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { refuseBadRange } from '../../http/rules.ts';
import { ownPlan } from './daily-plans.service.ts';
import { countPlans, findPlans } from './plans.sql.ts';
import { presentProgram } from './present-plan.service.ts';

/** Shown statuses are computed, so filtering reads at most this many of the newest rows. */
const MAX_FILTERED = 500;

export const listStudentPrograms = async (
  { db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof studentPrograms.list>,
) => {
  const { status, source, from = null, to = null, limit } = query;
  if (from && to) refuseBadRange(from, to);
  const today = studyDay(clock.now());
  const filter = { userId: actor.id, from, to, source, withArchived: true };
  const offset = offsetOf(query);
  if (status) {
    const rows = await findPlans(db, filter, { limit: MAX_FILTERED, offset: 0, order: 'desc' });
    const found = rows
      .map((row) => presentProgram(row, today))
      .filter((program) => program.shownStatus === status);
    return pageOf(query, found.slice(offset, offset + limit), found.length);
  }
  const [rows, total] = await Promise.all([
    findPlans(db, filter, { limit, offset, order: 'desc' }),
    countPlans(db, filter),
  ]);
  return pageOf(
    query,
    rows.map((row) => presentProgram(row, today)),
    total,
  );
};

export const getStudentProgram = async ({ db, clock }: Deps, actor: Actor, id: string) =>
  presentProgram(await ownPlan(db, actor, id), studyDay(clock.now()));
