import { initials, tr } from '@netlik/domain/turkish';
import { useState } from 'react';
import styles from './avatar.module.css';
import { Text } from './text.tsx';

export type AvatarPerson = {
  /** The full name if no separate last name is known. */
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  /** A signed URL of our API. */
  avatar?: string | null;
};

/** Some lists have the full name in `firstName`. */
const lastWord = (name: string) => name.trim().split(/\s+/).slice(1).at(-1);

const initialsOf = ({ firstName, lastName, email }: AvatarPerson): string =>
  initials(firstName, lastName ?? lastWord(firstName ?? '')) || tr.upper((email ?? '').charAt(0)) || '?';

/**
 * Shows the initials if there is no picture or it fails to load. Screen readers skip it, so show the name
 * beside it.
 */
export const Avatar = ({ person, size = 40 }: { person: AvatarPerson; size?: number }) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const source = person.avatar && person.avatar !== failedUrl ? person.avatar : null;
  return (
    <Text
      as="span"
      weight="bold"
      noShrink
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      aria-hidden="true"
      data-initials={source ? undefined : initialsOf(person)}
    >
      {source && <img src={source} alt="" width={size} height={size} onError={() => setFailedUrl(source)} />}
    </Text>
  );
};
