import { WithQueries } from '../data/with-queries.tsx';
import { SecondFactorPage } from '../identity/second-factor/second-factor-page.tsx';
import { Overlays } from '../ui/overlays/overlays.tsx';

/** Outside the shell, because the app requires the second factor. */
export const SecondFactorScreen = () => (
  <WithQueries>
    <SecondFactorPage />
    <Overlays />
  </WithQueries>
);
