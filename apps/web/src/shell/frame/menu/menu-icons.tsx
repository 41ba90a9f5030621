import { Glyph } from '../../../ui/icons/glyph.tsx';
import type { IconName } from '../../screen.ts';
import { menuPaths } from './menu-paths.ts';

export const MenuIcon = ({ name }: { name: IconName }) => <Glyph path={menuPaths[name]} />;
