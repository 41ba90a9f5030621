import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../../data/calls/api-error.ts';
import type { ErrorKind } from './error-page.tsx';

const byStatus = (status: number): ErrorKind => {
  if (status === 0) return 'network';
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'notFound';
  return status >= 500 ? 'server' : 'general';
};

// Browsers word a failed dynamic import differently.
const failedImport = /dynamically imported module|importing a module script failed|preload css/i;

const errorCode = (error: unknown): string | undefined => {
  if (error === null || typeof error !== 'object') return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : undefined;
};

/** Chooses the error page, and the code to report. */
export const describeError = (error: unknown): { kind: ErrorKind; code?: string } => {
  if (isRouteErrorResponse(error)) return { kind: byStatus(error.status), code: String(error.status) };
  if (error instanceof ApiError) return { kind: byStatus(error.status), code: error.code };
  if (error instanceof Error && failedImport.test(error.message)) return { kind: 'network' };
  return { kind: 'general', code: errorCode(error) };
};
