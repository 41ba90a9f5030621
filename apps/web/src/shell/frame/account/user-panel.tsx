import type { Person } from '@netlik/contract/identity/person';
import drop from '../../../ui/overlays/drop-panel.module.css';
import { UserEntries } from './user-entries.tsx';
import styles from './user-menu.module.css';

export const UserPanel = (props: { person: Person; close: () => void }) => (
  <div className={`${drop.panel} ${styles.panel}`}>
    <UserEntries {...props} />
  </div>
);
