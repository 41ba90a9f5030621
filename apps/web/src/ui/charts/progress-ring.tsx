import type { ReactNode } from 'react';
import { formatPercent } from '../../formats/numbers.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './progress-ring.module.css';

type Props = {
  /** From 0 to 1, larger values are drawn as 1; null if unknown. */
  value: number | null;
  label: string;
  size?: number;
  tone?: 'primary' | 'success' | 'warning' | 'danger';
  /** The content of the centre; the percentage by default. */
  children?: ReactNode;
};

const STROKE = 10;
const RADIUS = 50 - STROKE / 2;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export const percent = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100);

export const ProgressRing = ({ value, label, size = 120, tone = 'primary', children }: Props) => {
  const share = value === null ? 0 : percent(value);
  return (
    <div
      className={`${styles.ring} ${styles[tone]}`}
      style={{ width: size, height: size }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : share}
      aria-valuetext={value === null ? 'Henüz bilinmiyor' : `Yüzde ${share}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} strokeWidth={STROKE} />
        {share > 0 && (
          <circle
            className={styles.done}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth={STROKE}
            strokeDasharray={`${(CIRCUMFERENCE * share) / 100} ${CIRCUMFERENCE}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <Stack text="center" className={styles.middle}>
        {children ?? (
          <Text as="span" size="large" weight="bold" numbers>
            {value === null ? '–' : formatPercent(share)}
          </Text>
        )}
      </Stack>
    </div>
  );
};
