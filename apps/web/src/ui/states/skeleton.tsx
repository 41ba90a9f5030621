import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type BoneProps = { width?: number | string; height?: number | string; round?: boolean };

/** One grey piece. Shape a list's skeleton out of these, as the list itself is shaped. */
export const Bone = ({ width = '100%', height = 16, round }: BoneProps) => (
  <span className={round ? `${styles.bone} ${styles.round}` : styles.bone} style={{ width, height }} />
);

type Props = { label?: string; children?: ReactNode; lines?: number };

/** What is on its way: said once to screen readers, drawn as bones for the others. */
export const Skeleton = ({ label = 'Yükleniyor…', lines = 3, children }: Props) => (
  <div className={styles.skeleton} role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    <div className={styles.bones} aria-hidden="true">
      {children ??
        Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <Bone key={index} width={index === lines - 1 ? '62%' : '100%'} />
        ))}
    </div>
  </div>
);

/** Rows with a round picture, two lines, and nothing else. */
export const SkeletonRows = ({ rows = 3, label }: { rows?: number; label?: string }) => (
  <Skeleton label={label}>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
      <span key={index} className={styles.row}>
        <Bone width={40} height={40} round />
        <span className={styles.bones}>
          <Bone width="48%" />
          <Bone width="80%" height={12} />
        </span>
      </span>
    ))}
  </Skeleton>
);
