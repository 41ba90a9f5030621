import { dailyChallenges } from '@netlik/contract/endpoints/rewards/daily-challenges';
import { read } from '../../../api/read.ts';

export const challengeQueries = {
  today: () => read(dailyChallenges.today, {}),
  list: () => read(dailyChallenges.list, {}),
};
