import { WithQueries } from '../data/with-queries.tsx';
import { ConsentPage } from '../identity/account/consent-page.tsx';
import { FirstRunPage } from '../identity/first-run/first-run-page.tsx';
import { Overlays } from '../ui/overlays/overlays.tsx';

// One file: a user who accepts the notice the first time is asked the questions next.

export const ConsentScreen = () => <ConsentPage />;

/** Outside the shell: nothing else is to be chosen yet. */
export const FirstRunScreen = () => (
  <WithQueries>
    <FirstRunPage />
    <Overlays />
  </WithQueries>
);
