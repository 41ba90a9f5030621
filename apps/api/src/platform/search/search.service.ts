import { hitKinds } from '@netlik/contract/platform/search';
import { tr } from '@netlik/domain/turkish';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';

/** Asks each feature that registered a `search`; hits are grouped by kind. */
export const findEverywhere = async (deps: Deps, actor: Actor, typed: string) => {
  const folded = tr.fold(typed).replace(/\s+/g, ' ');
  const found = await Promise.all(deps.searchSources.map((source) => source(deps, actor, folded)));
  return found.flat().toSorted((one, other) => hitKinds.indexOf(one.kind) - hitKinds.indexOf(other.kind));
};
