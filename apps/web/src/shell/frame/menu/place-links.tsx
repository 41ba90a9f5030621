import { Link } from 'react-router';
import type { MenuPlace, Place } from '../../screen.ts';
import { useCurrentScreen } from './current-screen.ts';
import { MenuIcon } from './menu-icons.tsx';

type Props = { menu: readonly MenuPlace[]; here: Place | undefined; className: string | undefined };

/** The five places, as the rail and the phone's bar show them. */
export const PlaceLinks = ({ menu, here, className }: Props) => {
  const current = useCurrentScreen();
  return menu.map(({ place, label, icon, screens: [first] }) => (
    <Link
      key={place}
      to={first!.path}
      className={className}
      data-here={place === here || undefined}
      aria-current={current === first ? 'page' : place === here ? 'true' : undefined}
    >
      <MenuIcon name={icon} />
      {label}
    </Link>
  ));
};
