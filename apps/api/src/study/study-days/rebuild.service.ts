import type { Transaction } from '../../db/database.ts';
import {
  deleteRollUps,
  findAllStudiedDays,
  insertTotalsOfGrants,
  rebuildDays,
  rebuildStudyXp,
  rebuildTotals,
} from './rebuild.sql.ts';
import { recountStreak } from './study-days.service.ts';
import { saveStreak } from './study-days.sql.ts';

/** Recomputes days and totals from raw rows after bulk inserts that bypassed the services. */
export const rebuildStudy = async (tx: Transaction): Promise<void> => {
  await deleteRollUps(tx);
  await rebuildDays(tx);
  await rebuildStudyXp(tx);
  await rebuildTotals(tx);
  await insertTotalsOfGrants(tx);
  for (const { userId, restChoices, days } of await findAllStudiedDays(tx))
    await saveStreak(tx, userId, recountStreak(days, restChoices));
};
