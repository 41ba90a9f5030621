import { WithQueries } from '../data/with-queries.tsx';
import { ConsentPage } from '../identity/account/consent-page.tsx';
import { FirstRunPage } from '../identity/first-run/first-run-page.tsx';
import { Overlays } from '../ui/overlays/overlays.tsx';

// One module, because the first run usually follows the consent.

export const ConsentScreen = () => <ConsentPage />;

/** Outside the shell, because a new user has no other pages yet. */
export const FirstRunScreen = () => (
  <WithQueries>
    <FirstRunPage />
    <Overlays />
  </WithQueries>
);
