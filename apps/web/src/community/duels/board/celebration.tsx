import { type CSSProperties, useState } from 'react';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './celebration.module.css';

const SPARKS = 14;
const seen = new Set<string>();

const sparkStyle = (index: number): CSSProperties => {
  const angle = (index / SPARKS) * 2 * Math.PI;
  const far = index % 2 === 0 ? 92 : 64;
  return {
    '--x': `${Math.round(Math.cos(angle) * far)}px`,
    '--y': `${Math.round(Math.sin(angle) * far * 0.6)}px`,
    '--tone': `var(--${index % 3 === 0 ? 'accent' : 'primary'})`,
  } as CSSProperties;
};

export const Celebration = ({ duelId }: { duelId: string }) => {
  const [isNew] = useState(() => {
    const fresh = !seen.has(duelId);
    seen.add(duelId);
    return fresh;
  });
  return (
    <Stack center className={styles.cup} aria-hidden="true">
      {isNew &&
        Array.from({ length: SPARKS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move
          <span key={index} className={styles.spark} style={sparkStyle(index)} />
        ))}
      <svg
        width="72"
        height="72"
        viewBox="0 0 72 72"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className={styles.line} d="M22 12h28v18a14 14 0 0 1-28 0Z" />
        <path
          className={styles.line}
          d="M22 18h-9v5a10 10 0 0 0 10 10M50 18h9v5a10 10 0 0 1-10 10M36 44v10M26 60h20l-3-6H29Z"
        />
        <path className={styles.mark} d="m30 26 4.5 4.5L43 21" />
      </svg>
    </Stack>
  );
};
