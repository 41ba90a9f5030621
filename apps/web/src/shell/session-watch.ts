import type { DataRouter } from 'react-router';
import { session } from '../data/calls/session.ts';
import { setAppearance } from '../theme/appearance.ts';

const currentAccess = () => {
  const user = session.get()?.user;
  return user
    ? { id: user._id, rights: `${user._id} ${user.role} ${user.plan.tier} ${user.consent} ${user.factorDue}` }
    : { id: '', rights: '' };
};

/** Runs the guards again after a sign-in, sign-out or change of rights in any tab. */
export const watchSession = (router: DataRouter): void => {
  let before = currentAccess();
  session.listen(() => {
    const now = currentAccess();
    if (now.rights === before.rights) return;
    const signedIn = now.id !== '' && now.id !== before.id;
    before = now;
    const appearance = signedIn ? session.get()?.user.appearance : null;
    if (appearance) setAppearance(appearance);
    void router.revalidate();
  });
};
