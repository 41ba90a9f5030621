import type { duels } from '@netlik/contract/community/duels';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { cursorPageOf } from '../../http/pages.ts';
import { countDuels, findOpenDuels, findPastDuels, findVisibleDuel } from './duels.sql.ts';
import { duelPresenter } from './present-duel.ts';
import { isOverdue, settleDuel, settleDuelsOf } from './settle-duels.service.ts';

export const listDuels = async (deps: Deps, actor: Actor, { limit, cursor }: QueryOf<typeof duels.list>) => {
  await settleDuelsOf(deps, actor.id);
  const offset = Number(cursor ?? 0);
  const rows = await findPastDuels(deps.db, actor.id, limit + 1, offset);
  const { data, paging } = cursorPageOf(rows, limit, () => String(offset + limit));
  return { data: data.map(duelPresenter(deps, actor.id).presentDuel), paging };
};

export const listActiveDuels = async (deps: Deps, actor: Actor) => {
  await settleDuelsOf(deps, actor.id);
  return (await findOpenDuels(deps.db, actor.id)).map(duelPresenter(deps, actor.id).presentDuel);
};

export const summarizeDuels = async (deps: Deps, actor: Actor) => {
  await settleDuelsOf(deps, actor.id);
  return countDuels(deps.db, actor.id);
};

export const getScoreboard = async (deps: Deps, actor: Actor, id: string, code: string | null) => {
  const find = async () => requireRow(await findVisibleDuel(deps.db, actor.id, id, code), 'duel.not_found');
  let row = await find();
  if (isOverdue(row, deps.clock.now())) {
    await settleDuel(deps, id);
    row = await find();
  }
  return duelPresenter(deps, actor.id).presentScoreboard(row);
};
