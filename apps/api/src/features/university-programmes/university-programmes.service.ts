import type { QueryOf } from '@netlik/contract/endpoint';
import type { universityProgrammes } from '@netlik/contract/university-programmes';
import { reachOf, searchProgrammes } from '@netlik/domain/university-programmes/search-programmes';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { readRanges } from '../estimates/estimates.service.ts';

export const listProgrammes = async (
  deps: Deps,
  actor: Actor,
  query: QueryOf<typeof universityProgrammes.list>,
) => {
  const ranges = await readRanges(deps, actor, query);
  const found = searchProgrammes(query, query.sort, ranges);
  const from = offsetOf(query);
  return pageOf(
    query,
    found.slice(from, from + query.limit).map((programme) => ({
      ...programme,
      scores: [...programme.scores],
      ranks: [...programme.ranks],
      reach: reachOf(programme, ranges),
    })),
    found.length,
  );
};
