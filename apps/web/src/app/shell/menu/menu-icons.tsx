import { IconFrame } from '../../../ui/icons/icons.tsx';
import type { IconName } from '../../screen.ts';
import { menuPaths } from './menu-paths.ts';

export const MenuIcon = ({ name }: { name: IconName }) => (
  <IconFrame grid={24}>
    <path d={menuPaths[name]} />
  </IconFrame>
);
