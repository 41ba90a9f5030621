import type { DataRouter } from 'react-router';
import { session } from '../api/session.ts';
import { chooseAppearance } from '../theme/appearance.ts';

const standing = () => {
  const user = session.get()?.user;
  return user
    ? { id: user._id, rights: `${user._id} ${user.role} ${user.plan.tier} ${user.consent}` }
    : { id: '', rights: '' };
};

/** Somebody came, left or changed rights, here or in another tab: the guards of the open page decide again. */
export const watchSession = (router: DataRouter): void => {
  let before = standing();
  session.subscribe(() => {
    const now = standing();
    if (now.rights === before.rights) return;
    const came = now.id !== '' && now.id !== before.id;
    before = now;
    const looks = came ? session.get()?.user.appearance : null;
    if (looks) chooseAppearance(looks);
    void router.revalidate();
  });
};
