import { duels } from '@netlik/contract/community/duels';
import { feature } from '../../http/feature.ts';
import { approveInvite, inviteToDuel, respondToInvite } from './duel-invites.service.ts';
import { getScoreboard, listActiveDuels, listDuels, summarizeDuels } from './duels.service.ts';
import { duelJobs } from './settle-duels.service.ts';
import { completeDuel, createDuel } from './write-duel.service.ts';

export const duelsFeature = feature(
  duels,
  (deps) => ({
    create: ({ actor, body }) => createDuel(deps, actor, body),
    list: ({ actor, query }) => listDuels(deps, actor, query),
    active: ({ actor }) => listActiveDuels(deps, actor),
    summary: ({ actor }) => summarizeDuels(deps, actor),
    scoreboard: ({ actor, params, query }) => getScoreboard(deps, actor, params.id, query.invite ?? null),
    complete: ({ actor, params }) => completeDuel(deps, actor, params.id),
    invite: ({ actor, params, body }) => inviteToDuel(deps, actor, params.id, body),
    approve: ({ actor, params }) => approveInvite(deps, actor, params.id),
    respond: ({ actor, params, body }) => respondToInvite(deps, actor, params.id, body),
  }),
  { jobs: duelJobs, demo: async () => (await import('./duels.demo.ts')).fillDemoDuels },
);
