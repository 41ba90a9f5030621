import type { GoalList } from '@netlik/contract/identity/goals';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { newId } from '../../../ids.ts';
import { pathOf } from '../../../storage/file-links.ts';
import { goalIds, ownPaths, replaceGoals } from './goals.sql.ts';

/** An address of ours that no upload has. */
const NOWHERE = '';

/** Saves the whole list. An unknown `_id` makes a new entry; a picture must be one the person uploaded. */
export const saveGoals = async (
  tx: Transaction,
  userId: string,
  list: z.output<typeof GoalList>,
  now: Date,
) => {
  const known = new Set(await goalIds(tx, userId));
  const wanted = list.map((goal) => {
    const kept = goal._id !== undefined && known.delete(goal._id) ? goal._id : newId();
    const { name, department, priority } = goal;
    return {
      id: kept,
      name,
      department,
      priority,
      image: goal.image ? (pathOf(goal.image) ?? NOWHERE) : null,
    };
  });
  const paths = wanted.flatMap(({ image }) => image ?? []);
  const own = new Set(paths.length > 0 ? await ownPaths(tx, userId, paths) : []);
  const foreign = wanted.findIndex(({ image }) => image !== null && !own.has(image));
  if (foreign >= 0)
    throw new AppError('request.rule_broken', {}, [
      { path: `targetUniversities.${foreign}.image`, message: 'Bu resmi yeniden yükle' },
    ]);
  await replaceGoals(tx, userId, wanted, now);
};
