import { ParentPage } from '../../features/coach/parent-links/parent-page.tsx';
import { WithQueries } from '../with-queries.tsx';

/** Public pages have no cache of the server's data of their own. */
export const ParentScreen = () => (
  <WithQueries>
    <ParentPage />
  </WithQueries>
);
