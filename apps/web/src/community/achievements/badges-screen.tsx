import { queryClient } from '../../data/query-client.ts';
import { waitBriefly } from '../../data/wait-briefly.ts';
import { streakQueries } from '../../study/streaks/streak.queries.ts';
import { StreakCard } from '../../study/streaks/streak-card.tsx';
import { challengeQueries } from '../daily-challenges/daily-challenges.queries.ts';
import { TodayChallenges } from '../daily-challenges/today-challenges.tsx';
import { MedalsCard } from '../leaderboard/medals-card.tsx';
import { badgeQueries, readFilters } from './badges.queries.ts';
import { BadgesPage } from './badges-page.tsx';

const BadgesScreen = () => (
  <BadgesPage
    challenges={
      <>
        <TodayChallenges />
        <StreakCard />
      </>
    }
    medals={<MedalsCard />}
  />
);

export const loadBadgesScreen = async () => {
  const filters = readFilters(new URLSearchParams(location.search));
  await waitBriefly(
    queryClient.prefetchQuery(badgeQueries.list(filters)),
    queryClient.prefetchQuery(challengeQueries.today()),
    queryClient.prefetchQuery(streakQueries.own()),
  );
  return BadgesScreen;
};
