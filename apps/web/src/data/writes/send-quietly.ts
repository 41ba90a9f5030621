import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { call } from '../calls/call.ts';

/**
 * For a write that the user did not request, such as "seen", so a failure is not shown. Resolves to true on
 * success.
 */
export const sendQuietly = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<boolean> =>
  call(endpoint, input).then(
    () => true,
    () => false,
  );
