import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import type { ErrorKind } from './error-page.tsx';

const byStatus = (status: number): ErrorKind => {
  if (status === 0) return 'network';
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'notFound';
  return status >= 500 ? 'server' : 'general';
};

// Each browser has its own words for a part of the app that could not be fetched.
const missingPart = /dynamically imported module|importing a module script failed|preload css/i;

const ownCode = (error: unknown): string | undefined => {
  if (error === null || typeof error !== 'object') return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : undefined;
};

/** What went wrong, as far as a person needs to know, and the code to tell us. */
export const describeError = (error: unknown): { kind: ErrorKind; code?: string } => {
  if (isRouteErrorResponse(error)) return { kind: byStatus(error.status), code: String(error.status) };
  if (error instanceof ApiError) return { kind: byStatus(error.status), code: error.code };
  if (error instanceof Error && missingPart.test(error.message)) return { kind: 'network' };
  return { kind: 'general', code: ownCode(error) };
};
