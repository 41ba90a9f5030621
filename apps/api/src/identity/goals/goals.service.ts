import type { GoalList } from '@netlik/contract/identity/goals';
import type * as z from 'zod/mini';
import { findKnownCodes } from '../../catalogue/programmes.sql.ts';
import type { Transaction } from '../../db/database.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { pathFromUrl } from '../../storage/file-links.ts';
import { findGoalIds, lockOwnPaths, replaceGoals } from './goals.sql.ts';

/** A path no upload can have. */
const UNKNOWN_PATH = '';

/** Replaces the whole list. Unknown `_id`s create entries, and images must be the person's uploads. */
export const updateGoals = async (
  tx: Transaction,
  userId: string,
  list: z.output<typeof GoalList>,
  now: Date,
) => {
  const known = new Set(await findGoalIds(tx, userId));
  const wanted = list.map((goal) => {
    const id = goal._id !== undefined && known.delete(goal._id) ? goal._id : newId();
    const { name, department, priority, programmeCode = null } = goal;
    return {
      id,
      name,
      department,
      priority,
      programmeCode,
      image: goal.image ? (pathFromUrl(goal.image) ?? UNKNOWN_PATH) : null,
    };
  });
  const codes = wanted.flatMap(({ programmeCode }) => programmeCode ?? []);
  const offered = new Set(codes.length > 0 ? await findKnownCodes(tx, codes) : []);
  const unknown = wanted.findIndex(
    ({ programmeCode }) => programmeCode !== null && !offered.has(programmeCode),
  );
  if (unknown >= 0)
    throw ruleBroken(`targetUniversities.${unknown}.programmeCode`, 'Bu kodda bir program yok');
  const paths = wanted.flatMap(({ image }) => image ?? []);
  const own = new Set(paths.length > 0 ? await lockOwnPaths(tx, userId, paths) : []);
  const foreign = wanted.findIndex(({ image }) => image !== null && !own.has(image));
  if (foreign >= 0) throw ruleBroken(`targetUniversities.${foreign}.image`, 'Bu resmi yeniden yükle');
  await replaceGoals(tx, userId, wanted, now);
};
