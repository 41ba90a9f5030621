import { badgeQueries, readFilters } from '../../features/rewards/badges/badges.queries.ts';
import { BadgesPage } from '../../features/rewards/badges/badges-page.tsx';
import { challengeQueries } from '../../features/rewards/daily-challenges/daily-challenges.queries.ts';
import { TodayChallenges } from '../../features/rewards/daily-challenges/today-challenges.tsx';
import { MedalsCard } from '../../features/rewards/leaderboard/medals-card.tsx';
import { streakQueries } from '../../features/rewards/streaks/streak.queries.ts';
import { StreakCard } from '../../features/rewards/streaks/streak-card.tsx';
import { queryClient } from '../query-client.ts';
import { waitBriefly } from '../wait-briefly.ts';

/** The badges with the day's challenges above and the medals below. */
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
