import { generatePath, Navigate, useLocation, useParams } from 'react-router';
import { orHome } from './screens.ts';

/** An old address. A component, because a loader is not told the hash. */
export const Moved = ({ to }: { to: string }) => {
  const { search, hash } = useLocation();
  const params = useParams();
  const target = orHome(to);
  if (target === '/') return <Navigate replace to="/" />;
  return <Navigate replace to={{ pathname: generatePath(target, params), search, hash }} />;
};
