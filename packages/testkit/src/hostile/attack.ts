import type { Input } from '../access/row.ts';
import type { RawRequest } from './hostile-send.ts';

/** A modified valid request. With `expectedStatuses` the reply has one of these and nothing is written; null: it may succeed. */
export type Attack = {
  label: string;
  expectedStatuses: readonly number[] | null;
  /** May match no route. */
  mayMissRoute?: true;
  /** The server closes the connection afterwards. */
  ownConnection?: true;
  build: (good: RawRequest, input: Input) => RawRequest;
};
