import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isCoach } from '../admin-coaches/assignments.sql.ts';

/** Admins may write only on behalf of coaches. */
export const refuseNoCoach = async (tx: Transaction, id: string): Promise<void> => {
  if (!(await isCoach(tx, id))) throw new AppError('user.not_found');
};
