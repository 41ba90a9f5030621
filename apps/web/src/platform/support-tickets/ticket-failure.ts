import type { Failure } from '../../data/writes/failure.ts';

/** The server's own words; the specified text where it has none but the general ones. */
export const ticketFailure = ({ code, status, message }: Failure, failed: string): string =>
  code === 'server.failed' || (status >= 500 && code !== 'server.busy') ? failed : message || failed;
