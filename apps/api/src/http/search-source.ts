import type { SearchHit } from '@netlik/contract/platform/search';
import type { Executor } from '../db/database.ts';
import type { Actor } from './auth-session.ts';

/** Finds rows of one feature that the caller may see and that contain `folded`. */
export type SearchSource = (
  deps: { db: Executor },
  actor: Actor,
  folded: string,
) => Promise<SearchHit[]> | SearchHit[];
