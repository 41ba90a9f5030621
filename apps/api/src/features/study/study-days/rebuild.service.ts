import type { Transaction } from '../../../db/database.ts';
import {
  deleteRollUps,
  insertTotalsOfGrants,
  rebuildDays,
  rebuildStudyXp,
  rebuildTotals,
} from './rebuild.sql.ts';

/** Recomputes all days and totals from the raw rows, after bulk inserts that bypassed the services. */
export const rebuildStudy = async (tx: Transaction): Promise<void> => {
  await deleteRollUps(tx);
  await rebuildDays(tx);
  await rebuildStudyXp(tx);
  await rebuildTotals(tx);
  await insertTotalsOfGrants(tx);
};
