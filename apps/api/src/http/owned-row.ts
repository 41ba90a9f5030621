import type { ErrorCode } from '@netlik/contract/errors';
import { AppError } from './app-error.ts';

/** The row that a statement found by its id and its owner; another person's row is not found like any other. */
export const requireRow = <Row>(row: Row | null, code: ErrorCode): Row => {
  if (row === null) throw new AppError(code);
  return row;
};

/** The same for a statement that tells how many rows it touched. */
export const requireAffected = (count: number, code: ErrorCode): null => {
  if (count === 0) throw new AppError(code);
  return null;
};
