import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './skeleton.module.css';

type BoneProps = { width?: number | string; height?: number | string; round?: boolean };

export const SkeletonBlock = ({ width = '100%', height = 14, round }: BoneProps) => (
  <span className={round ? `${styles.block} ${styles.round}` : styles.block} style={{ width, height }} />
);

export const SkeletonBars = ({ count, height }: { count: number; height: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
    <SkeletonBlock key={index} height={height} />
  ));

type Props = { label?: string; children?: ReactNode; lines?: number };

/** A loading placeholder with a status text for screen readers. */
export const Skeleton = ({ label = 'Yükleniyor…', lines = 3, children }: Props) => (
  <div className={styles.skeleton} role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    <Stack gap="3" grow className={styles.blocks} aria-hidden="true">
      {children ??
        Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <SkeletonBlock key={index} width={index === lines - 1 ? '62%' : '100%'} />
        ))}
    </Stack>
  </div>
);

export const SkeletonRows = ({ rows = 3, label }: { rows?: number; label?: string }) => (
  <Skeleton label={label}>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
      <Row key={index} as="span" gap="3" align="center" className={styles.row}>
        <SkeletonBlock width={40} height={40} round />
        <Stack as="span" gap="3" grow className={styles.blocks}>
          <SkeletonBlock width="48%" />
          <SkeletonBlock width="80%" height={12} />
        </Stack>
      </Row>
    ))}
  </Skeleton>
);
