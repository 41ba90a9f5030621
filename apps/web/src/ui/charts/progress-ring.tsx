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

export const percent = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100);

const Arc = ({ share, size }: { share: number; size: number }) => {
  const width = Math.min(8, Math.round(size / 10));
  const middle = size / 2;
  const radius = (size - width) / 2 - 2;
  const around = 2 * Math.PI * radius;
  const angle = 2 * Math.PI * (share / 100 - 0.25);
  const circle = { cx: middle, cy: middle, r: radius, strokeWidth: width };
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle className={styles.track} {...circle} />
      {share > 0 && (
        <>
          <circle
            className={styles.done}
            strokeDasharray={`${(around * share) / 100} ${around}`}
            transform={`rotate(-90 ${middle} ${middle})`}
            {...circle}
          />
          <circle
            fill="var(--lamp)"
            stroke="var(--behind, var(--ground))"
            strokeWidth="3"
            cx={middle + radius * Math.cos(angle)}
            cy={middle + radius * Math.sin(angle)}
            r={width * 0.8}
          />
        </>
      )}
    </svg>
  );
};

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
      <Arc share={share} size={size} />
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
