import { ApiError } from '../calls/api-error.ts';

/** Why a call failed, as the server said it. */
export type Failure = ApiError;

/** Null for what is not an answer of the server, such as a fault of our own code. */
export const failureOf = (error: unknown): Failure | null => (error instanceof ApiError ? error : null);

export const hasCode = (error: unknown, code: string): boolean => failureOf(error)?.code === code;
