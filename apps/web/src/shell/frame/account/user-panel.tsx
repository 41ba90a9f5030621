import type { Person } from '@netlik/contract/identity/person';
import { UserEntries } from './user-entries.tsx';
import styles from './user-menu.module.css';

export const UserPanel = (props: { person: Person; close: () => void }) => (
  <div className={styles.panel}>
    <UserEntries {...props} />
  </div>
);
