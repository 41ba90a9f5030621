import { WithQueries } from '../../data/with-queries.tsx';
import { ParentPage } from './parent-page.tsx';

/** Public pages have no cache of the server's data of their own. */
export const ParentScreen = () => (
  <WithQueries>
    <ParentPage />
  </WithQueries>
);
