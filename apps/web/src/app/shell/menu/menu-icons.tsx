import { IconFrame } from '../../../ui/icons/icons.tsx';
import type { IconName } from '../../screen.ts';
import { menuPaths } from './menu-paths.ts';

export const MenuIcon = ({ name }: { name: IconName }) => (
  <IconFrame>
    <path d={menuPaths[name]} transform="scale(.8333)" strokeWidth="1.92" />
  </IconFrame>
);
