import { dailyChallenges } from '@netlik/contract/community/daily-challenges';
import { read } from '../../data/calls/read.ts';

export const challengeQueries = {
  today: () => read(dailyChallenges.today, {}),
  list: () => read(dailyChallenges.list, {}),
};
