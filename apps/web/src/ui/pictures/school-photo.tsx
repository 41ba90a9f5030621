import { useState } from 'react';
import { Stack } from '../layout/stack.tsx';
import styles from './school-photo.module.css';

/** A square as wide as its column, with a drawing if there is no photo or it fails to load. */
export const SchoolPhoto = ({ image }: { image: string | null }) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <Stack center className={styles.photo}>
      {image && image !== failedUrl ? (
        <img src={image} alt="" loading="lazy" decoding="async" onError={() => setFailedUrl(image)} />
      ) : (
        <svg viewBox="0 0 64 64" fill="none" aria-hidden="true">
          <path d="M10 54h44M16 54V30h32v24M12 30 32 16l20 14M28 54V42h8v12M22 38v8M42 38v8M32 16V7" />
          <path className={styles.flag} d="M32 7h9l-3 3 3 3h-9" />
        </svg>
      )}
    </Stack>
  );
};
