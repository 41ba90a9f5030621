import { type ReactNode, useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import { SkeletonBlock } from '../states/skeleton.tsx';
import styles from './stat-card.module.css';

type Props = {
  label: string;
  /** Formatted: „12,75”, „3 sa 20 dk”; null without data. */
  value: ReactNode;
  unit?: string;
  hint?: ReactNode;
  /** The change from the previous period. */
  trend?: { way: 'up' | 'down' | 'same'; text: string; good?: boolean };
  loading?: boolean;
  info?: ReactNode;
};

const arrows = { up: '↑', down: '↓', same: '→' };
const directionTexts = { up: 'Arttı', down: 'Azaldı', same: 'Değişmedi' };

/** A figure over its name, without a frame. */
export const StatCard = ({ label, value, unit, hint, trend, loading, info }: Props) => {
  const id = useId();
  const good = trend && (trend.good ?? trend.way === 'up');
  return (
    <section className={styles.fact} aria-labelledby={id} aria-busy={loading || undefined}>
      <Row gap="1" align="center" tone="muted" size="tiny" className={styles.label}>
        <span id={id} data-title>
          {label}
        </span>
        {info}
      </Row>
      {loading ? (
        <>
          <span className="visually-hidden">Yükleniyor…</span>
          <SkeletonBlock width={64} height={24} />
        </>
      ) : (
        <Text size="large" numbers className={styles.value}>
          {value ?? <span aria-hidden="true">—</span>}
          {value === null && <span className="visually-hidden">Henüz yok</span>}
          {value !== null && unit && (
            <Text as="span" tone="muted" size="small" weight="medium" className={styles.unit}>
              {' '}
              {unit}
            </Text>
          )}
        </Text>
      )}
      {!loading && (trend || hint) && (
        <Row as="p" gap="1 2" wrap tone="muted" size="tiny" className={styles.foot}>
          {trend && (
            <Text as="span" tone={good ? 'success' : trend.way === 'same' ? undefined : 'danger'}>
              <span aria-hidden="true">{arrows[trend.way]} </span>
              <span className="visually-hidden">{directionTexts[trend.way]}: </span>
              {trend.text}
            </Text>
          )}
          {hint && <span>{hint}</span>}
        </Row>
      )}
    </section>
  );
};
