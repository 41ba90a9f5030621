import { FirstRunPage } from '../features/identity/first-run/first-run-page.tsx';
import { Overlays } from '../ui/overlays/overlays.tsx';
import { WithQueries } from './with-queries.tsx';

/** Outside the shell: nothing else is to be chosen yet. */
export const FirstRunScreen = () => (
  <WithQueries>
    <FirstRunPage />
    <Overlays />
  </WithQueries>
);
