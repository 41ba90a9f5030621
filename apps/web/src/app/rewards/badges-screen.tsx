import { BadgesPage } from '../../features/rewards/badges/badges-page.tsx';
import { TodayChallenges } from '../../features/rewards/daily-challenges/today-challenges.tsx';
import { MedalsCard } from '../../features/rewards/leaderboard/medals-card.tsx';
import { StreakCard } from '../../features/rewards/streaks/streak-card.tsx';

/** The badges with the day's challenges above and the medals below. */
export const BadgesScreen = () => (
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
