import { generatePath, Navigate, useLocation, useParams } from 'react-router';
import { session } from '../api/session.ts';
import { loginAddress } from './guards.ts';
import { orHome } from './screens.ts';

/** An old address. A component, because a loader is not told the hash. */
export const Moved = ({ to }: { to: string }) => {
  const { search, hash } = useLocation();
  const params = useParams();
  const target = orHome(to);
  if (target === '/') return <Navigate replace to="/" />;
  const pathname = generatePath(target, params);
  // The next guard would send a stranger on, but could not tell the hash.
  if (!session.get()) return <Navigate replace to={loginAddress(pathname + search + hash)} />;
  return <Navigate replace to={{ pathname, search, hash }} />;
};
