import type { Person } from '@netlik/contract/identity/person';
import SearchIcon from 'lucide-react/icons/search';
import { Button } from '../../../ui/buttons/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import type { MenuPlace, Place } from '../../screen.ts';
import { UserEntries } from '../account/user-entries.tsx';
import { shellTexts as texts } from '../shell.texts.ts';
import { UpgradeLink } from '../upgrade/upgrade-link.tsx';
import drawer from './menu-drawer.module.css';
import { MenuList } from './menu-list.tsx';

type Props = {
  person: Person;
  menu: readonly MenuPlace[];
  here: Place | undefined;
  onSearch: () => void;
  onClose: () => void;
};

/** A phone's account entries and complete list of pages. */
export const MenuDrawer = ({ person, menu, here, onSearch, onClose }: Props) => (
  <Drawer title={texts.menuTitle} width={340} narrowOnPhone onClose={onClose}>
    <Button look="line" wide onClick={onSearch}>
      <SearchIcon />
      {texts.search}
    </Button>
    <UpgradeLink person={person} className={drawer.upgrade} />
    <UserEntries person={person} close={onClose} />
    <nav aria-label={texts.pages}>
      <MenuList menu={menu} here={here} onGo={onClose} />
    </nav>
  </Drawer>
);
