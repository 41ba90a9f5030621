import type { Input } from '../access/row.ts';
import type { RawRequest } from './hostile-send.ts';

/**
 * A modified valid request. `expectedStatuses` lists the allowed replies without any write; null means it may
 * succeed.
 */
export type Attack = {
  label: string;
  expectedStatuses: readonly number[] | null;
  /** May match no route. */
  mayMissRoute?: true;
  /** The server closes the connection afterwards. */
  ownConnection?: true;
  build: (good: RawRequest, input: Input) => RawRequest;
};
