import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { call } from '../calls/call.ts';

/** For a write the person did not ask for, such as "seen": a failure is not shown. True when it was done. */
export const sendQuietly = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<boolean> =>
  call(endpoint, input).then(
    () => true,
    () => false,
  );
