import type { Executor } from '../db/database.ts';
import type { Demo } from '../demo/demo.ts';
import { insertDemoAssignments } from './coach.demo.sql.ts';

export const fillDemoCoach = async (tx: Executor, { now }: Demo): Promise<void> => {
  await insertDemoAssignments(tx, now);
};
