import type { adminCoaches, CoachListItem, CoachPerformance } from '@netlik/contract/coaching/admin-coaches';
import type { coachFeedback } from '@netlik/contract/coaching/coach-feedback';
import type { QueryOf } from '@netlik/contract/endpoint';
import { tr } from '@netlik/domain/turkish';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import {
  type CoachFigures,
  countCoached,
  countCoaches,
  findCoaches,
  findCoachFigures,
  findCoachWork,
  findFiguresOfCoach,
  findFormerStudents,
  findPresentStudents,
} from './admin-coaches.sql.ts';

const withWork = async (
  db: Executor,
  coaches: readonly CoachListItem[],
  now: Date,
): Promise<CoachListItem[]> => {
  const ids = coaches.map(({ _id }) => _id);
  const found = new Map((await findCoachWork(db, ids, now)).map(({ coachId, ...work }) => [coachId, work]));
  return coaches.map((coach) => ({ work: found.get(coach._id)!, ...coach }));
};

export const listCoaches = async ({ db, clock }: Deps, query: QueryOf<typeof adminCoaches.list>) => {
  const { q, sort, order, limit } = query;
  const folded = q ? tr.fold(q) : null;
  const [coaches, total] = await Promise.all([
    findCoaches(db, folded, { sort, order, limit, offset: offsetOf(query) }, clock.now()),
    countCoaches(db, folded),
  ]);
  return pageOf(query, query.work === 'true' ? await withWork(db, coaches, clock.now()) : coaches, total);
};

export const listCoachedStudents = async (
  { db, clock }: Deps,
  coachId: string,
  query: QueryOf<typeof adminCoaches.students>,
) => {
  const page = { limit: query.limit, offset: offsetOf(query) };
  const find = query.status === 'active' ? findPresentStudents : findFormerStudents;
  const now = clock.now();
  const [students, totals] = await Promise.all([
    find(db, coachId, page, now),
    countCoached(db, coachId, now),
  ]);
  return pageOf(query, students, requireRow(totals, 'user.not_found')[query.status]);
};

const present = (figures: CoachFigures, now: Date): CoachPerformance => {
  const { inactive, feedbacks, averageRating, lastFeedbackDate, total: _, ...rest } = figures;
  const { communication, programQuality, overallSatisfaction, ...coach } = rest;
  const active = coach.studentCount;
  return {
    coach,
    studentStats: { active, inactive, total: active + inactive },
    feedbackStats: {
      totalFeedbacks: feedbacks,
      averageRating,
      lastFeedbackDate,
      categoryAverages: { communication, programQuality, overallSatisfaction },
    },
    lastUpdated: now.toISOString(),
  };
};

export const getCoachPerformance = async ({ db, clock }: Deps, coachId: string) => {
  const now = clock.now();
  return present(requireRow(await findFiguresOfCoach(db, coachId, now), 'user.not_found'), now);
};

export const listCoachPerformances = async (
  { db, clock }: Deps,
  query: QueryOf<typeof coachFeedback.coaches>,
) => {
  const { q, sort, order, limit } = query;
  const folded = q ? tr.fold(q) : null;
  const found = await findCoachFigures(
    db,
    folded,
    { sort, order, limit, offset: offsetOf(query) },
    clock.now(),
  );
  // A page after the last one has no row that carries the total.
  const total = found[0]?.total ?? (query.page === 1 ? 0 : await countCoaches(db, folded));
  const rows = found.map((figures) => {
    const { coach, ...rest } = present(figures, clock.now());
    const { _id, name, avatar, isActive } = coach;
    return { coach: { _id, name, avatar, isActive }, ...rest };
  });
  return pageOf(query, rows, total);
};
