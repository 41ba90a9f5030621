import { errorText } from '@netlik/contract/error-texts';
import type { Failure } from '@netlik/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const fromFastify = (error: FastifyError): AppError | null => {
  if (error.statusCode === 413) return new AppError('request.too_large');
  if (error.statusCode === 415) return new AppError('request.media_type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('request.malformed');
  return null;
};

/**
 * Recognises an unavailable PostgreSQL or a full disk by SQLSTATE class or system error, also as the cause of
 * a library's error.
 */
const isUnavailable = (error: unknown): boolean => {
  const { code = '', message = '', syscall, cause } = error as NodeJS.ErrnoException;
  return (
    (cause instanceof Error && isUnavailable(cause)) ||
    /^(?:08|53|57P|58|55000)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOSPC', 'EDQUOT'].includes(code) ||
    // Only the database's socket; other missing files are our own fault.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
};

const RETRY_SECONDS = 5;

/** The only place that answers errors; unexpected ones are logged in full and answered without details. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = error instanceof AppError ? error : fromFastify(error as FastifyError);
  const unknown = isUnavailable(error) ? new AppError('server.busy', { retryAfter: RETRY_SECONDS }) : null;
  const failure = known ?? unknown ?? new AppError('server.failed');
  if (!known) request.log.error({ reqId: request.id, err: error }, 'request failed');
  const body: Failure = { code: failure.code, message: errorText(failure.code, failure.params) };
  if (failure.fields) body.errors = failure.fields;
  if (failure.current !== undefined) body.current = failure.current;
  if (failure.params.retryAfter !== undefined) reply.header('retry-after', String(failure.params.retryAfter));
  reply.code(failure.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
};
