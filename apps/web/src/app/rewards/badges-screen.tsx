import { BadgesPage } from '../../features/rewards/badges/badges-page.tsx';

/** The badges with the day's challenges. */
export const BadgesScreen = () => <BadgesPage />;
