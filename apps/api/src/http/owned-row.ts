import type { ErrorCode } from '@netlik/contract/errors';
import { AppError } from './app-error.ts';

/** Another person's row is the same 404 as a missing one. */
export const requireRow = <Row>(row: Row | null, code: ErrorCode): Row => {
  if (row === null) throw new AppError(code);
  return row;
};

export const requireAffected = (count: number, code: ErrorCode): null => {
  if (count === 0) throw new AppError(code);
  return null;
};
