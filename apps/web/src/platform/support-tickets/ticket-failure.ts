import type { Failure } from '../../data/writes/failure.ts';

/** Shows the server's message, or the specified text for generic failures. */
export const ticketFailure = ({ code, status, message }: Failure, failed: string): string =>
  code === 'server.failed' || (status >= 500 && code !== 'server.busy') ? failed : message || failed;
