import { ApiError } from '../calls/api-error.ts';

export type Failure = ApiError;

/** Null for errors that are not replies of the server, such as a bug in our code. */
export const failureOf = (error: unknown): Failure | null => (error instanceof ApiError ? error : null);

export const hasCode = (error: unknown, code: string): boolean => failureOf(error)?.code === code;
