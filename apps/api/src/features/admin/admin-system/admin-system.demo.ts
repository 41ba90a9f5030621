import type { Transaction } from '../../../db/database.ts';
import type { Demo } from '../../../demo/demo.ts';
import { summarise } from './metrics.service.ts';

/** The first figures, so that the dashboard does not wait for the job. */
export const fillDemoSystem = (tx: Transaction, { now }: Demo): Promise<void> => summarise(tx, now);
