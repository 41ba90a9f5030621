import { initials, tr } from '@netlik/domain/turkish';
import { useState } from 'react';
import { stableHash } from '../../data/events/stable-hash.ts';
import { FACE_SHARE, INITIALS_SHARE, personColours } from '../../theme/person-colours.ts';
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

type Props = {
  person: AvatarPerson;
  /** In px: 30 in a table, 40 in a row, 72 in a head. */
  size?: number;
  /** Shows the lamp of a person who works now; write it beside the face too. */
  lit?: boolean;
};

/** Some lists have the full name in `firstName`. */
const lastWord = (name: string) => name.trim().split(/\s+/).slice(1).at(-1);

const initialsOf = ({ firstName, lastName, email }: AvatarPerson): string =>
  initials(firstName, lastName ?? lastWord(firstName ?? '')) || tr.upper((email ?? '').charAt(0)) || '?';

/** By the name, because only some lists know the id, and a person has one colour everywhere. */
const colourOf = ({ firstName, lastName, email }: AvatarPerson) => {
  const name = [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');
  return personColours[stableHash(name) % personColours.length];
};

/**
 * Shows the initials if there is no picture or it fails to load. Screen readers skip it, so show the name
 * beside it.
 */
export const Avatar = ({ person, size = 40, lit }: Props) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const source = person.avatar && person.avatar !== failedUrl ? person.avatar : null;
  const colour = colourOf(person);
  return (
    <Text
      as="span"
      noShrink
      className={styles.avatar}
      style={{
        width: size,
        height: size,
        fontSize: Math.max(12, Math.round(size * 0.34)),
        background: `color-mix(in srgb, ${colour} ${FACE_SHARE}%, var(--surface))`,
        color: `color-mix(in srgb, ${colour} ${INITIALS_SHARE}%, var(--text))`,
      }}
      aria-hidden="true"
      data-initials={source ? undefined : initialsOf(person)}
      data-lit={lit || undefined}
    >
      {source && <img src={source} alt="" width={size} height={size} onError={() => setFailedUrl(source)} />}
    </Text>
  );
};
