import { WithQueries } from '../../data/with-queries.tsx';
import { ParentPage } from './parent-page.tsx';

/** Public pages are outside the app's query cache. */
export const ParentScreen = () => (
  <WithQueries>
    <ParentPage />
  </WithQueries>
);
