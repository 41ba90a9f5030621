import type { Transaction } from '../../../db/database.ts';
import { forgetRollUps, rebuildDays, rebuildTotals } from './rebuild.sql.ts';

/** Everybody's days and totals anew from the raw rows: after many were written at once, past the services. */
export const rebuildStudy = async (tx: Transaction): Promise<void> => {
  await forgetRollUps(tx);
  await rebuildDays(tx);
  await rebuildTotals(tx);
};
