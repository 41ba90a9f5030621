import { WithQueries } from '../data/with-queries.tsx';
import { SecondFactorPage } from '../identity/second-factor/second-factor-page.tsx';
import { Overlays } from '../ui/overlays/overlays.tsx';

/** Outside the shell: the rest of the product opens once there is a second factor. */
export const SecondFactorScreen = () => (
  <WithQueries>
    <SecondFactorPage />
    <Overlays />
  </WithQueries>
);
