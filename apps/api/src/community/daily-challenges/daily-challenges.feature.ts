import { dailyChallenges } from '@netlik/contract/community/daily-challenges';
import { feature } from '../../http/feature.ts';
import { getTodaysChallenges, listDailyChallenges, saveDailyChallenges } from './daily-challenges.service.ts';

export const dailyChallengesFeature = feature(dailyChallenges, (deps) => ({
  today: ({ actor }) => getTodaysChallenges(deps, actor),
  list: () => listDailyChallenges(deps),
  save: ({ actor, body }) => saveDailyChallenges(deps, actor, body.challenges),
}));
