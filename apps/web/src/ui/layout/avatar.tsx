import { initials, tr } from '@netlik/domain/turkish';
import { useState } from 'react';
import styles from './avatar.module.css';

export type AvatarPerson = {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  /** A signed address of ours. */
  avatar?: string | null;
};

const letters = ({ firstName, lastName, email }: AvatarPerson): string =>
  initials(firstName, lastName) || tr.upper((email ?? '').charAt(0)) || '?';

/** The picture, or the initials while there is none or it cannot be shown. The name stands beside it. */
export const Avatar = ({ person, size = 40 }: { person: AvatarPerson; size?: number }) => {
  const [lost, setLost] = useState<string | null>(null);
  const source = person.avatar && person.avatar !== lost ? person.avatar : null;
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      aria-hidden="true"
    >
      {source ? (
        <img src={source} alt="" width={size} height={size} onError={() => setLost(source)} />
      ) : (
        letters(person)
      )}
    </span>
  );
};
